import { lazy, Suspense } from 'react'
import type { DraftTerms } from '../contract/editing.ts'
import { LimitNote } from './limit-note.tsx'
import type { ListingForm } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

const PhotoPicker = lazy(async () => ({
  default: (await import('#features/uploads/ui/photo-picker.tsx')).PhotoPicker,
}))

/** Photos of the work, the first of which is the cover. `onBusy` is told while files are on their way. */
export function FormPhotos({
  form,
  terms,
  onBusy,
}: {
  form: ListingForm
  terms: DraftTerms
  onBusy: (isBusy: boolean) => void
}) {
  const t = useTranslation()
  const { maxPhotos } = terms.plan
  return (
    <div>
      <Suspense fallback={<div className="bg-sunken rounded-card h-40" />}>
        <PhotoPicker
          kind="listing_photo"
          label={t('detail.photos')}
          hint={t('form.photosHint')}
          photos={form.typed.photos}
          onChange={(photos) => form.set({ photos })}
          max={maxPhotos}
          error={form.faultWithin('photos')}
          hasCover
          onBusy={onBusy}
        />
      </Suspense>
      <LimitNote text={t('form.photos.limit', { count: maxPhotos })} liftedBy={terms.liftedBy.photos} />
    </div>
  )
}
