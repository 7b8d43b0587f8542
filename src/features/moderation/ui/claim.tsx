import { Suspense } from 'react'
import { useMe } from '#features/accounts/ui/use-me.ts'
import type { ListingDetail } from '#features/listings/contract.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import { useAnchoredDialog } from '#platform/ui/use-anchored-dialog.ts'
import { useTranslation } from './use-translation.ts'

// Rarely used, so it is loaded when it is opened.
const ClaimDialog = lazyPart(async () => (await import('./claim-dialog.tsx')).ClaimDialog)

/** Shown below an unclaimed public listing: lets its provider claim it. */
export function ClaimInvitation({ listing }: { listing: ListingDetail }) {
  const t = useTranslation()
  const { data: me } = useMe()
  const { isOpen, open, close } = useAnchoredDialog('#claim')
  return (
    <section aria-label={t('claim.prompt')} className="border-line mt-8 border-t pt-4 print:hidden">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-muted">{t('claim.prompt')}</span>
        {me ? (
          <Button size="sm" onClick={open}>
            {t('claim.title')}
          </Button>
        ) : (
          <ButtonLink size="sm" to={`/auth?next=${encodeURIComponent(`/service/${listing.slug}#claim`)}`}>
            {t('claim.signIn')}
          </ButtonLink>
        )}
      </p>
      <Suspense>{me && isOpen && <ClaimDialog listingId={listing.id} onClose={close} />}</Suspense>
    </section>
  )
}
