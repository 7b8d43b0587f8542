import type { ListingDetail } from '#features/listings/contract.ts'
import { Sheet } from '#platform/ui/sheet.tsx'
import type { OwnReview } from '../contract.ts'
import { ReviewForm } from './review-form.tsx'
import { useTranslation } from './use-translation.ts'

type DialogProps = {
  listing: Pick<ListingDetail, 'id' | 'name'>
  review: OwnReview | null
  isSignedIn: boolean
  onClose: () => void
}

/** Dialog with the review form. Loaded lazily, because few visitors write. */
export function ReviewDialog({ listing, review, isSignedIn, onClose }: DialogProps) {
  const t = useTranslation()
  const title = review ? t('write.editTitle') : t('write.title', { name: listing.name.text })
  return (
    <Sheet isOpen onClose={onClose} title={title} closeLabel={t('write.close')} fitsContent>
      <ReviewForm listing={listing} review={review} isSignedIn={isSignedIn} onDone={onClose} />
    </Sheet>
  )
}
