import { useMe } from '#features/accounts/ui/use-me.ts'
import { OtherVersion } from '#features/drafts/ui/other-version.tsx'
import { useSyncedDraft } from '#features/drafts/ui/use-synced-draft.ts'
import type { ListingDetail } from '#features/listings/contract.ts'
import { memberKey } from '#platform/ui/drafts.ts'
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
  const memberId = useMe().data?.id
  const key = `review:${listing.id}`
  const draftKey = memberId ? memberKey(key, memberId) : key
  const draft = useSyncedDraft(key, draftKey, memberId !== undefined)
  const title = review ? t('write.editTitle') : t('write.title', { name: listing.name.text })
  return (
    <Sheet isOpen onClose={onClose} title={title} closeLabel={t('write.close')} fitsContent>
      <OtherVersion draft={draft} />
      {draft.isReady ? (
        <ReviewForm
          key={draft.generation}
          draftKey={draftKey}
          listing={listing}
          review={review}
          isSignedIn={isSignedIn}
          onDone={onClose}
        />
      ) : (
        <div className="bg-sunken rounded-card my-4 h-96" />
      )}
    </Sheet>
  )
}
