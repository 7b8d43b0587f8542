import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { isApiError } from '#platform/api.ts'
import { Button } from '#platform/ui/button.tsx'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { ReasonDialog } from '#platform/ui/reason-dialog.tsx'
import { useApi, useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { decidedOne, useDecision } from '#platform/ui/use-decision.ts'
import { useDoublePress } from '#platform/ui/use-double-press.ts'
import { formatPhone } from '#shared/hk-phone.ts'
import { fullName } from '#shared/person-name.ts'
import { moderationApi } from '../api.ts'
import type { Claim } from '../contract.ts'
import { CardQueue } from './card-queue.tsx'
import { claimsQuery } from './review-queries.ts'
import { useTranslation } from './use-translation.ts'

/** Pending claims, oldest first. */
export function ClaimsScreen() {
  const t = useTranslation()
  const locale = useLocale()
  const pages = useInfiniteQuery(claimsQuery(useApi(moderationApi), locale))
  const calls = useApiClient(moderationApi)
  const { decide, isSent } = useDecision({
    changes: ['listings', 'editor', 'moderation', 'backoffice'],
    undo: (ids) => calls.undoClaims({ ids }),
  })
  const { isSecond } = useDoublePress()
  const items = pages.data?.pages.flatMap((page) => page.items).filter(({ id }) => !isSent(id)) ?? []
  return (
    <>
      <PageHead title={t('claims.title')} />
      <CardQueue pages={pages} empty={<Notice icon="store" title={t('claims.empty')} text={t('claims.emptyText')} />}>
        {items.map((claim) => (
          <li key={claim.id}>
            <ClaimCard claim={claim} decide={decide} isSecondPress={isSecond} />
          </li>
        ))}
      </CardQueue>
    </>
  )
}

type CardProps = {
  claim: Claim
  decide: ReturnType<typeof useDecision>['decide']
  isSecondPress: ReturnType<typeof useDoublePress>['isSecond']
}

function ClaimCard({ claim, decide, isSecondPress }: CardProps) {
  const t = useTranslation()
  const { date } = useFormat()
  const calls = useApiClient(moderationApi)
  const [isRefusing, setIsRefusing] = useState(false)
  const { listing, claimant, isNumberProved, note } = claim
  const isSame = listing.whatsappNumber === claimant.whatsappNumber
  const given = isSame ? 'unconfirmed' : claimant.whatsappNumber ? 'different' : 'missing'
  const numbers = isNumberProved ? 'proved' : given
  const grant = async (event: MouseEvent) => {
    // The next card takes the place of this one.
    if (isSecondPress(event)) return
    const send = async () => {
      await calls.grantClaim({ id: claim.id })
      return decidedOne(claim.id)
    }
    try {
      await decide([claim.id], send, () => t('claims.granted'), listing.name.text)
    } catch (error) {
      const code = isApiError(error) ? error.code : ''
      const errorMessages: Record<string, string> = {
        CLAIM_PLAN_LIMIT: t('claims.planLimit'),
        CLAIM_OWN_REVIEW: t('claim.ownReview'),
        CLAIM_TAKEN: t('claim.taken'),
        CLAIM_DECIDED: t('claims.decided'),
      }
      toast({ title: errorMessages[code] ?? t('review.failed'), variant: 'destructive' })
    }
  }
  const number = (e164: string | null) => (e164 ? formatPhone(e164) : t('claims.noNumber'))
  return (
    <article className="rounded-card border-line bg-surface flex h-full flex-col gap-3 border p-4">
      <header>
        <h2 className="font-semibold break-words">
          <Link to={listingPath(listing.slug)} className="underline">
            <LocalizedText text={listing.name} />
          </Link>
        </h2>
        <p className="text-muted text-sm break-words">
          <Link to={`/admin/users/${claimant.id}`} className="underline">
            {fullName(claimant)}
          </Link>{' '}
          · <EmailAddress email={claimant.email} />
          <span className="block">{date(claim.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}</span>
        </p>
      </header>
      <p className={isNumberProved ? 'text-primary flex gap-2 font-medium' : 'text-accent flex gap-2 font-medium'}>
        <Icon name={isNumberProved ? 'badge-check' : 'circle-question-mark'} size={20} className="flex-none" />
        {t(`claims.${numbers}`)}
      </p>
      <p className="tabular text-sm">
        {t('claims.listingNumber', { number: number(listing.whatsappNumber) })}
        <br />
        {t('claims.memberNumber', { number: number(claimant.whatsappNumber) })}
      </p>
      {note && <blockquote className="border-line border-l-2 pl-3 break-words whitespace-pre-line">{note}</blockquote>}
      <div className="mt-auto flex gap-3">
        <Button variant="primary" onClick={(event) => void grant(event)}>
          {t('claims.grant')}
        </Button>
        <Button variant="danger" onClick={() => setIsRefusing(true)}>
          {t('claims.refuse')}
        </Button>
      </div>
      <ReasonDialog
        isOpen={isRefusing}
        onClose={() => setIsRefusing(false)}
        title={t('claims.refuseOne', { name: listing.name.text })}
        text={t('claims.refuseText')}
        confirm={t('claims.refuse')}
        onConfirm={async (reason) => {
          const send = async () => {
            await calls.refuseClaim({ id: claim.id, reason })
            return decidedOne(claim.id)
          }
          await decide([claim.id], send, () => t('claims.refused'), listing.name.text)
        }}
      />
    </article>
  )
}
