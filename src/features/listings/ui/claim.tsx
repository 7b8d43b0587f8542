import { lazy, Suspense, useState } from 'react'
import { useMe } from '#features/accounts/ui/use-me.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import type { ListingDetail } from '../contract.ts'
import { useTranslation } from './use-translation.ts'

// Few need it: it comes when it is opened.
const ClaimDialog = lazy(() => import('./claim-dialog.tsx').then(({ ClaimDialog: dialog }) => ({ default: dialog })))

/** Below a public listing that belongs to nobody: the way to say that it is one's own. */
export function ClaimInvitation({ listing }: { listing: ListingDetail }) {
  const t = useTranslation()
  const { data: me } = useMe()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-label={t('claim.ask')} className="border-line mt-8 border-t pt-4 print:hidden">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-muted">{t('claim.ask')}</span>
        {me ? (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {t('claim.title')}
          </Button>
        ) : (
          <ButtonLink size="sm" to={`/auth?next=${encodeURIComponent(`/service/${listing.slug}`)}`}>
            {t('claim.signIn')}
          </ButtonLink>
        )}
      </p>
      <Suspense>{isOpen && <ClaimDialog listingId={listing.id} onClose={() => setIsOpen(false)} />}</Suspense>
    </section>
  )
}
