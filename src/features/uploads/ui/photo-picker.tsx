import { clsx } from 'clsx'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { FieldError } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { Upload } from '../contract.ts'
import type { UploadKind } from '../rules.ts'
import { moved } from '../rules/order.ts'
import { PhotoItem } from './photo-item.tsx'
import { SendingItem } from './sending-item.tsx'
import { useReorder } from './use-reorder.ts'
import { useSending } from './use-sending.ts'
import { useTranslation } from './use-translation.ts'

/** A picture that has arrived, with its words: what a form keeps, and submits as `id` and `alt`. */
export type PickedPhoto = Pick<Upload, 'id' | 'variants'> & { alt: string; blur: string | null }

type PhotoPickerProps = {
  kind: UploadKind
  label: string
  hint?: string
  photos: readonly PickedPhoto[]
  /** The photos that have arrived, in their order. */
  onChange: (photos: PickedPhoto[]) => void
  /** How many there may be in all. */
  max: number
  /** What is wrong with them, in words. */
  error?: string | undefined
  /** Without: no words beside each, as for the proof of a payment. */
  hasWords?: boolean
  /** The first one stands for all. */
  hasCover?: boolean
  /** Told when files are on their way, so that a form can wait for them. */
  onBusy?: (isBusy: boolean) => void
}

/**
 * Chooses, sends, orders and describes photos. Loaded when it is opened: `lazy(() => import(…))`. Needs a member.
 */
export function PhotoPicker({ hasWords = true, hasCover = false, ...props }: PhotoPickerProps) {
  const { kind, label, hint, photos, onChange, max, error, onBusy } = props
  const t = useTranslation()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const [isOver, setIsOver] = useState(false)
  // Two files may arrive before the form has drawn the first: each is added to what the other left.
  const latest = useRef(photos)
  useEffect(() => {
    latest.current = photos
  })
  const set = useCallback(
    (next: PickedPhoto[]) => {
      latest.current = next
      onChange(next)
    },
    [onChange],
  )
  const { sendings, send, drop, retry } = useSending(kind, ({ id: uploadId, variants, blur }) => {
    set([...latest.current, { id: uploadId, variants, blur, alt: '' }])
    setSaid(t('say.arrived', { count: latest.current.length, max }))
  })
  const isBusy = sendings.some(({ failed }) => !failed)
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])

  const move = useCallback(
    (from: number, to: number) => {
      set(moved(latest.current, from, to))
      setSaid(t('say.moved', { from: from + 1, to: to + 1, count: latest.current.length }))
    },
    [set, t],
  )
  const { drag, startDrag } = useReorder(move)
  const feature = max - photos.length - sendings.length

  function choose(files: readonly File[]) {
    send(files.slice(0, Math.max(feature, 0)))
    const left = files.length - Math.max(feature, 0)
    setSaid(left > 0 ? t('say.tooMany', { count: left, max }) : '')
  }
  function remove(place: number) {
    set(latest.current.filter((_, at) => at !== place))
    setSaid(t('say.removed', { number: place + 1, count: latest.current.length }))
    // The button that was pressed is gone: the focus stays in the list.
    list.current?.focus()
  }

  return (
    <section aria-labelledby={`${id}label`} className="space-y-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={`${id}label`} className="font-semibold">
          {label}
        </h3>
        <p className="text-muted text-sm tabular-nums">{t('picker.count', { count: photos.length, max })}</p>
      </div>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      <ul ref={list} aria-labelledby={`${id}label`} tabIndex={-1} className="space-y-2 empty:hidden">
        {photos.map((photo, place) => (
          <PhotoItem
            key={photo.id}
            photo={photo}
            place={place}
            count={photos.length}
            hasWords={hasWords}
            isCover={hasCover && place === 0}
            drag={drag?.from === place ? 'dragged' : drag?.to === place ? 'target' : null}
            onDragStart={startDrag(place)}
            onMove={(to) => move(place, to)}
            onAlt={(alt) => set(latest.current.map((one) => (one.id === photo.id ? { ...one, alt } : one)))}
            onRemove={() => remove(place)}
          />
        ))}
        {sendings.map((sending) => (
          <SendingItem
            key={sending.key}
            sending={sending}
            onDrop={() => drop(sending.key)}
            onRetry={() => retry(sending.key)}
          />
        ))}
      </ul>
      {feature > 0 && (
        <label
          className={clsx(
            'rounded-card relative flex min-h-24 flex-col items-center justify-center gap-1 border-2 border-dashed p-4 text-center',
            'focus-within:outline-primary focus-within:outline-2 focus-within:outline-offset-2',
            isOver ? 'border-primary bg-primary-soft' : 'border-line-strong hover:bg-sunken',
          )}
        >
          <Icon name="image-plus" size={28} className="text-primary" />
          <span className="font-semibold">{t(max === 1 ? 'picker.chooseOne' : 'picker.choose')}</span>
          <span className="text-muted text-sm">{t('picker.kinds')}</span>
          {/* Over the whole field, so that what is dropped there is chosen. */}
          <input
            type="file"
            multiple={max > 1}
            accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
            aria-describedby={error ? `${id}fault` : undefined}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])]
              event.currentTarget.value = ''
              choose(files)
            }}
          />
        </label>
      )}
      <p role="status" className={clsx('text-sm', said ? 'text-muted' : 'sr-only')}>
        {said}
      </p>
      <FieldError id={`${id}fault`} error={error} />
    </section>
  )
}
