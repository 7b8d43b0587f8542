import { clsx } from 'clsx'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { FieldError } from '#platform/ui/field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { UploadKind } from '../rules.ts'
import { moveItem } from '../rules/order.ts'
import { partnerOf, withPair } from '../rules/pairs.ts'
import { PendingUploadItem } from './pending-upload-item.tsx'
import { PhotoItem, type PickedPhoto } from './photo-item.tsx'
import { useReorder } from './use-reorder.ts'
import { useTranslation } from './use-translation.ts'
import { useUploadQueue } from './use-upload-queue.ts'

type PhotoPickerProps = {
  kind: UploadKind
  label: string
  hint?: string
  photos: readonly PickedPhoto[]
  /** Called with all uploaded photos in their order. */
  onChange: (photos: PickedPhoto[]) => void
  /** Maximum number of photos. */
  max: number
  /** Validation message for the photos. */
  error?: string | undefined
  /** Whether each photo has an alternative text field; false for payment proofs. */
  hasAltText?: boolean
  /** Whether the first photo is the cover. */
  hasCover?: boolean
  /** Whether two photos can be marked as before and after. */
  hasPairs?: boolean
  /** Called when uploads start and end, so that a form can wait for them. */
  onBusyChange?: (isBusy: boolean) => void
}

/**
 * Selects, uploads, orders and describes photos. Load it lazily: `lazy(() => import(…))`. Requires a signed-in member.
 */
export function PhotoPicker({ hasAltText = true, hasCover = false, hasPairs = false, ...props }: PhotoPickerProps) {
  const { kind, label, hint, photos, onChange, max, error, onBusyChange } = props
  const t = useTranslation()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const [isDragOver, setIsDragOver] = useState(false)
  // A ref, because two uploads may finish before the form renders again; each must be added to the other's result.
  const latest = useRef(photos)
  useEffect(() => {
    latest.current = photos
  })
  const setPhotos = useCallback(
    (next: PickedPhoto[]) => {
      latest.current = next
      onChange(next)
    },
    [onChange],
  )
  const { pendingUploads, addUploads, cancel, retry } = useUploadQueue(kind, ({ id: uploadId, variants, blur }) => {
    setPhotos([...latest.current, { id: uploadId, variants, blur, alt: '' }])
    setAnnouncement(t('announce.arrived', { count: latest.current.length, max }))
  })
  function pairWith(at: number, partner: number | null) {
    const next = withPair(latest.current, at, partner)
    setPhotos(next)
    const [before, after] = [at, partner ?? at].toSorted((a, b) => a - b) as [number, number]
    setAnnouncement(
      partner === null
        ? t('announce.unpaired', { number: at + 1 })
        : t('announce.paired', { before: before + 1, after: after + 1 }),
    )
  }
  const isBusy = pendingUploads.some(({ failure }) => !failure)
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange])

  const move = useCallback(
    (from: number, to: number) => {
      setPhotos(moveItem(latest.current, from, to))
      setAnnouncement(t('announce.moved', { from: from + 1, to: to + 1, count: latest.current.length }))
    },
    [setPhotos, t],
  )
  const { drag, startDrag } = useReorder(move)
  const freeSlots = max - photos.length - pendingUploads.length

  function addFiles(files: readonly File[]) {
    addUploads(files.slice(0, Math.max(freeSlots, 0)))
    const rejected = files.length - Math.max(freeSlots, 0)
    setAnnouncement(rejected > 0 ? t('announce.tooMany', { count: rejected, max }) : '')
  }
  function remove(index: number) {
    setPhotos(latest.current.filter((_, other) => other !== index))
    setAnnouncement(t('announce.removed', { number: index + 1, count: latest.current.length }))
    // The pressed button is removed with its photo; keep the focus inside the list.
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
        {photos.map((photo, index) => (
          <PhotoItem
            key={photo.id}
            photo={photo}
            index={index}
            count={photos.length}
            hasAltText={hasAltText}
            isCover={hasCover && index === 0}
            pair={
              hasPairs && photos.length > 1
                ? { partner: partnerOf(photos, index), onChange: (partner) => pairWith(index, partner) }
                : undefined
            }
            drag={drag?.from === index ? 'dragged' : drag?.to === index ? 'target' : null}
            onDragStart={startDrag(index)}
            onMove={(to) => move(index, to)}
            onAlt={(alt) => setPhotos(latest.current.map((one) => (one.id === photo.id ? { ...one, alt } : one)))}
            onRemove={() => remove(index)}
          />
        ))}
        {pendingUploads.map((pendingUpload) => (
          <PendingUploadItem
            key={pendingUpload.key}
            pendingUpload={pendingUpload}
            onCancel={() => cancel(pendingUpload.key)}
            onRetry={() => retry(pendingUpload.key)}
          />
        ))}
      </ul>
      {freeSlots > 0 && (
        <label
          className={clsx(
            'rounded-card relative flex min-h-24 flex-col items-center justify-center gap-1 border-2 border-dashed p-4 text-center',
            'focus-within:outline-primary focus-within:outline-2 focus-within:outline-offset-2',
            isDragOver ? 'border-primary bg-primary-soft' : 'border-line-strong hover:bg-sunken',
          )}
        >
          <Icon name="image-plus" size={28} className="text-primary" />
          <span className="font-semibold">{t(max === 1 ? 'picker.chooseOne' : 'picker.choose')}</span>
          <span className="text-muted text-sm">{t('picker.kinds')}</span>
          {/* Covers the whole field so that files can be dropped anywhere on it. */}
          <input
            type="file"
            multiple={max > 1}
            accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
            aria-describedby={error ? `${id}error` : undefined}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onDragEnter={() => setIsDragOver(true)}
            onDragLeave={() => setIsDragOver(false)}
            onDrop={() => setIsDragOver(false)}
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])]
              event.currentTarget.value = ''
              addFiles(files)
            }}
          />
        </label>
      )}
      <p role="status" className={clsx('text-sm', announcement ? 'text-muted' : 'sr-only')}>
        {announcement}
      </p>
      <FieldError id={`${id}error`} error={error} />
    </section>
  )
}
