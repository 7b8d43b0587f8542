import { clsx } from 'clsx'
import { useCallback, useEffect, useLayoutEffect, useId, useRef, useState } from 'react'
import { FieldError } from '#platform/ui/field.tsx'
import type { UploadKind } from '../rules.ts'
import { fileError, isTemporary } from '../rules/failures.ts'
import { moveItem } from '../rules/order.ts'
import { partnerOf, withPair } from '../rules/pairs.ts'
import { PendingUploadItem } from './pending-upload-item.tsx'
import { PhotoDrop } from './photo-drop.tsx'
import { PhotoItem, type PickedPhoto } from './photo-item.tsx'
import { useReorder } from './use-reorder.ts'
import { useTranslation } from './use-translation.ts'
import { useUploadQueue } from './use-upload-queue.ts'

/** What is no picture says so in the list, and takes no place from the others. */
const takesPlace = (file: File) => fileError(file) !== 'kind'

/** Uploads still running, or failed and worth another try; null: all that can arrive has arrived. */
export type UnfinishedUploads = 'sending' | 'failed' | null

type PhotoPickerProps = {
  kind: UploadKind
  label: string
  /** Whether the label is shown; false below a heading that says the same. */
  hasTitle?: boolean
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
  /** Called when uploads start, fail or end, so that a form neither goes on without them nor waits for none. */
  onUnfinishedChange?: (unfinished: UnfinishedUploads) => void
}

/**
 * Selects, uploads, orders and describes photos. Load it lazily: `lazy(() => import(…))`. Requires a signed-in member.
 */
export function PhotoPicker({
  hasTitle = true,
  hasAltText = true,
  hasCover = false,
  hasPairs = false,
  ...props
}: PhotoPickerProps) {
  const { kind, label, hint, photos, onChange, max, error, onUnfinishedChange } = props
  const t = useTranslation()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  // Files for which there was no place: one takes the place of each that turns out to be no usable picture.
  const surplus = useRef<File[]>([])
  const [rejected, setRejected] = useState(0)
  // A ref, because two uploads may finish before the form renders again; each must be added to the other's result.
  // Set in the commit: a passive effect of an earlier render may run after an upload was added, and drop it.
  const latest = useRef(photos)
  useLayoutEffect(() => {
    latest.current = photos
  })
  const setPhotos = useCallback(
    (next: PickedPhoto[]) => {
      latest.current = next
      onChange(next)
    },
    [onChange],
  )
  const { pendingUploads, addUploads, cancel, retry } = useUploadQueue(kind, {
    onUploaded({ id: uploadId, variants, blur }) {
      setPhotos([...latest.current, { id: uploadId, variants, blur, alt: { en: '', zh: '' } }])
      setAnnouncement(t('announce.arrived', { count: latest.current.length, max }))
    },
    onRefused(file) {
      if (!takesPlace(file)) return
      addUploads(surplus.current.splice(0, 1))
      setRejected(surplus.current.length)
    },
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
  // A file that can never arrive takes no place.
  const awaited = pendingUploads.filter(({ failure }) => !failure || isTemporary(failure.error))
  const unfinished = awaited.some(({ failure }) => !failure) ? 'sending' : awaited.length > 0 ? 'failed' : null
  useEffect(() => {
    onUnfinishedChange?.(unfinished)
    return () => onUnfinishedChange?.(null)
  }, [unfinished, onUnfinishedChange])

  const move = useCallback(
    (from: number, to: number) => {
      setPhotos(moveItem(latest.current, from, to))
      setAnnouncement(t('announce.moved', { from: from + 1, to: to + 1, count: latest.current.length }))
    },
    [setPhotos, t],
  )
  const { drag, startDrag } = useReorder(move)
  const freeSlots = max - photos.length - awaited.length

  function addFiles(files: readonly File[]) {
    let free = freeSlots
    const [added, left] = [[] as File[], [] as File[]]
    for (const file of files) (!takesPlace(file) || free-- > 0 ? added : left).push(file)
    addUploads(added)
    surplus.current = left
    setRejected(left.length)
    setAnnouncement('')
  }
  function remove(index: number) {
    setPhotos(latest.current.filter((_, other) => other !== index))
    setAnnouncement(t('announce.removed', { number: index + 1, count: latest.current.length }))
    // The pressed button is removed with its photo; keep the focus inside the list.
    list.current?.focus()
  }

  return (
    <section aria-label={label} className="space-y-3">
      <div className="flex items-baseline justify-between gap-3">
        {hasTitle ? <h3 className="font-semibold">{label}</h3> : <p className="text-muted text-sm">{hint}</p>}
        <p className="text-muted text-sm whitespace-nowrap tabular-nums">
          {t('picker.count', { count: photos.length, max })}
        </p>
      </div>
      {hasTitle && hint && <p className="text-muted text-sm">{hint}</p>}
      <ul ref={list} aria-label={label} tabIndex={-1} className="space-y-2 empty:hidden">
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
                ? { partner: partnerOf(photos, index), onPair: (partner) => pairWith(index, partner) }
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
      {freeSlots > 0 && <PhotoDrop errorId={error && `${id}error`} isMultiple={max > 1} onFiles={addFiles} />}
      {/* Stays while those that were taken arrive one by one. */}
      <div role="alert">
        {rejected > 0 && <p className="text-accent text-sm">{t('announce.tooMany', { count: rejected, max })}</p>}
      </div>
      <p role="status" className={clsx('text-sm', announcement ? 'text-muted' : 'sr-only')}>
        {announcement}
      </p>
      <FieldError id={`${id}error`} error={error} />
    </section>
  )
}
