import { clsx } from 'clsx'
import { useId, useRef } from 'react'
import { FieldError } from '#platform/ui/field.tsx'
import { partnerOf } from '../rules/pairs.ts'
import { PendingUploadItem } from './pending-upload-item.tsx'
import { PhotoDrop } from './photo-drop.tsx'
import { PhotoItem } from './photo-item.tsx'
import { type PickOptions, usePickedPhotos } from './use-picked-photos.ts'
import { useReorder } from './use-reorder.ts'
import { useTranslation } from './use-translation.ts'

type PhotoPickerProps = PickOptions & {
  label: string
  /** Whether the label is shown; false below a heading that says the same. */
  hasTitle?: boolean
  hint?: string
  /** Validation message for the photos. */
  error?: string | undefined
  /** Whether each photo has fields for its alternative text; false in reviews. */
  hasAltText?: boolean
  /** Whether the first photo is the cover. */
  hasCover?: boolean
  /** Whether two photos can be marked as before and after. */
  hasPairs?: boolean
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
  const { label, hint, photos, max, error } = props
  const t = useTranslation()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const picked = usePickedPhotos(props)
  const { drag, startDrag } = useReorder(picked.move)

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
                ? { partner: partnerOf(photos, index), onPair: (partner) => picked.pair(index, partner) }
                : undefined
            }
            drag={drag?.from === index ? 'dragged' : drag?.to === index ? 'target' : null}
            onDragStart={startDrag(index)}
            onMove={(to) => picked.move(index, to)}
            onAlt={(alt) => picked.describe(photo.id, alt)}
            onRemove={() => {
              picked.remove(index)
              // The pressed button is removed with its photo; keep the focus inside the list.
              list.current?.focus()
            }}
          />
        ))}
        {picked.pendingUploads.map((pendingUpload) => (
          <PendingUploadItem
            key={pendingUpload.key}
            pendingUpload={pendingUpload}
            onCancel={() => picked.cancel(pendingUpload.key)}
            onRetry={() => picked.retry(pendingUpload.key)}
          />
        ))}
      </ul>
      {picked.freeSlots > 0 && <PhotoDrop errorId={error && `${id}error`} isMultiple={max > 1} onFiles={picked.add} />}
      {/* Stays while those that were taken arrive one by one. */}
      <div role="alert">
        {picked.surplusCount > 0 && (
          <p className="text-accent text-sm">{t('announce.tooMany', { count: picked.surplusCount, max })}</p>
        )}
      </div>
      <p role="status" className={clsx('text-sm', picked.announcement ? 'text-muted' : 'sr-only')}>
        {picked.announcement}
      </p>
      <FieldError id={`${id}error`} error={error} />
    </section>
  )
}
