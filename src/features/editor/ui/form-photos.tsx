import { lazy, Suspense } from 'react'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import type { DraftTerms } from '../contract.ts'
import { LimitNote } from './limit-note.tsx'
import type { ListingForm } from './use-listing-form.ts'
import { useTranslation } from './use-translation.ts'

const PhotoPicker = lazy(async () => ({
  default: (await import('#features/uploads/ui/photo-picker.tsx')).PhotoPicker,
}))

/** Photos, the first of which is the cover. `onBusyChange` is called when uploads start and end. */
export function FormPhotos({
  form,
  terms,
  onBusyChange,
}: {
  form: ListingForm
  terms: DraftTerms
  onBusyChange: (isBusy: boolean) => void
}) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const { maxPhotos } = terms.plan
  return (
    <div>
      <Suspense fallback={<div className="bg-sunken rounded-card h-40" />}>
        <PhotoPicker
          kind="listing_photo"
          label={listingT('detail.photos')}
          hint={t('form.photosHint')}
          photos={form.typed.photos}
          onChange={(photos) => form.set({ photos })}
          max={maxPhotos}
          error={form.errorWithin('photos')}
          hasCover
          onBusyChange={onBusyChange}
        />
      </Suspense>
      <LimitNote text={t('form.photos.limit', { count: maxPhotos })} liftedBy={terms.liftedBy.photos} />
    </div>
  )
}
