import { Suspense } from 'react'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { cleanPairs } from '#features/uploads/rules/pairs.ts'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import { LimitNote } from './limit-note.tsx'
import type { StepProps } from './step-props.ts'
import { useTranslation } from './use-translation.ts'

const PhotoPicker = lazyPart(async () => (await import('#features/uploads/ui/photo-picker.tsx')).PhotoPicker)

/** Photos, the first of which is the cover. */
export function FormPhotos({
  form,
  terms,
  onUnfinishedChange,
}: Pick<StepProps, 'form' | 'terms' | 'onUnfinishedChange'>) {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const { maxPhotos } = terms.plan
  return (
    <div>
      <Suspense fallback={<div className="bg-sunken rounded-card h-40" />}>
        <PhotoPicker
          kind="listing_photo"
          label={listingT('field.photos')}
          hint={t('form.photosHint')}
          hasTitle={false}
          photos={form.typed.photos}
          onChange={(photos) => form.set({ photos: cleanPairs(photos) })}
          max={maxPhotos}
          error={form.errorWithin('photos')}
          hasCover
          hasPairs
          onUnfinishedChange={onUnfinishedChange}
        />
      </Suspense>
      <LimitNote text={t('form.photos.limit', { count: maxPhotos })} liftedBy={terms.liftedBy.photos} />
    </div>
  )
}
