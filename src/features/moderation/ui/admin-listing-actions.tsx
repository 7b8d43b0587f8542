import type { ListingDetail } from '#features/listings/contract.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useManageListings } from './use-manage-listings.tsx'
import { useTranslation } from './use-translation.ts'

/** For admins on the page of a listing: edit it, and take it down or approve it again. */
export function AdminListingActions({ listing }: { listing: Pick<ListingDetail, 'id' | 'name' | 'status'> }) {
  const t = useTranslation()
  const { takeDown, approveAgain, dialog } = useManageListings()
  return (
    <>
      <ButtonLink to={`/admin/edit-listing/${listing.id}`} size="sm" className="max-lg:min-h-11">
        <Icon name="pencil" size={18} />
        {t('review.edit')}
      </ButtonLink>
      {listing.status === 'approved' && (
        <Button size="sm" className="max-lg:min-h-11" onClick={() => takeDown([listing])}>
          <Icon name="eye-off" size={18} />
          {t('manage.takeDown')}
        </Button>
      )}
      {listing.status === 'rejected' && (
        <Button size="sm" className="max-lg:min-h-11" onClick={() => approveAgain([listing])}>
          <Icon name="check" size={18} />
          {t('manage.approveAgain')}
        </Button>
      )}
      {dialog}
    </>
  )
}
