import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useMe } from '#features/accounts/ui/use-me.ts'
import type { ListingDetail } from '#features/listings/contract.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { useAnchoredDialog } from '#platform/ui/use-anchored-dialog.ts'
import { useKeptFocus } from '#platform/ui/use-kept-focus.ts'
import { moderationApi } from '../api.ts'
import { claimStateQuery } from './claim-state.ts'
import { useTranslation } from './use-translation.ts'

// Rarely used, so it is loaded when it is opened.
const ClaimDialog = lazyPart(async () => (await import('./claim-dialog.tsx')).ClaimDialog)

/** Shown below an unclaimed public listing: lets its provider claim it, and says so while the claim is checked. */
export function ClaimInvitation({ listing }: { listing: ListingDetail }) {
  const t = useTranslation()
  const { data: me } = useMe()
  const query = claimStateQuery(useApi(moderationApi), listing.id, me?.id ?? '')
  const { data: state } = useQuery({ ...query, enabled: Boolean(me) })
  const { isOpen, open, close } = useAnchoredDialog('#claim')
  const { onFocus, ...text } = useKeptFocus<HTMLSpanElement>()
  const isSent = state?.status === 'open'
  return (
    <section aria-label={t('claim.title')} className="border-line mt-8 border-t pt-4 print:hidden">
      <div onFocus={onFocus}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span {...text} className="text-muted focus:outline-none">
            {isSent ? t('claim.open') : t('claim.prompt')}
          </span>
          {!isSent &&
            (me ? (
              <Button size="sm" onClick={open}>
                {t('claim.title')}
              </Button>
            ) : (
              <ButtonLink size="sm" to={`/auth?next=${encodeURIComponent(`${listingPath(listing.slug)}#claim`)}`}>
                {t('claim.signIn')}
              </ButtonLink>
            ))}
        </p>
        <Suspense>{me && isOpen && <ClaimDialog listingId={listing.id} memberId={me.id} onClose={close} />}</Suspense>
      </div>
    </section>
  )
}
