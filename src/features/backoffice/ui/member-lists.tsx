import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { formatReference } from '#features/billing/ui/transfer.tsx'
import { useTranslation as useBillingTranslation } from '#features/billing/ui/use-translation.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { LocalizedText } from '#features/listings/ui/localized-text.tsx'
import { Stars } from '#platform/ui/stars.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { Member } from '../contract/members.ts'
import { useTranslation } from './use-translation.ts'

type Props = { member: Member }

/** The latest listings of a member. */
export function MemberListings({ member: { listings, listingCount } }: Props) {
  const t = useTranslation()
  return (
    <List title={t('member.listings.title')} count={listingCount} empty={t('member.listings.empty')}>
      {listings.map(({ id, slug, name, status, createdAt }) => (
        <Row key={id} at={createdAt} state={t(`member.listing.${status}`)}>
          <Link to={listingPath(slug)} className="font-medium underline">
            <LocalizedText text={name} />
          </Link>
        </Row>
      ))}
    </List>
  )
}

/** The latest reviews that a member wrote. */
export function MemberReviews({ member: { reviews, reviewCount } }: Props) {
  const t = useTranslation()
  return (
    <List title={t('member.reviews.title')} count={reviewCount} empty={t('member.reviews.empty')}>
      {reviews.map(({ id, slug, listingName, rating, status, createdAt }) => (
        <Row key={id} at={createdAt} state={t(`member.review.${status}`)}>
          <Link to={listingPath(slug)} className="font-medium underline">
            <LocalizedText text={listingName} />
          </Link>
          <Stars rating={rating} height={14} label={t('member.reviews.stars', { count: rating })} />
        </Row>
      ))}
    </List>
  )
}

/** The latest payments of a member. */
export function MemberPayments({ member: { payments, paymentCount } }: Props) {
  const t = useTranslation()
  const plan = useBillingTranslation()
  const { hkd } = useFormat()
  return (
    <List title={t('member.payments.title')} count={paymentCount} empty={t('member.payments.empty')}>
      {payments.map(({ id, planKey, amountCents, method, reference, status, createdAt }) => (
        <Row key={id} at={createdAt} state={t(`member.payment.${status}`)}>
          <span className="font-medium">{hkd(amountCents)}</span>
          <span>{plan(`plan.${planKey}`)}</span>
          <span className="text-muted">
            {method === 'fps' ? 'FPS' : 'PayMe'} {formatReference(reference)}
          </span>
        </Row>
      ))}
    </List>
  )
}

/** Audited actions that have a message of their own here. */
const actions = [
  'accounts.deactivateMember',
  'accounts.activateMember',
  'accounts.addAdmin',
  'accounts.removeAdmin',
  'accounts.endMemberSessions',
  'accounts.resetSecondFactor',
  'accounts.changeEmail',
  'accounts.addAuthenticator',
  'accounts.removeAuthenticator',
  'accounts.renewRecoveryCodes',
  'accounts.addPasskey',
  'accounts.removePasskey',
  'accounts.confirmVerification',
  'backoffice.viewMember',
] as const

/** What was done to an account, by whom. */
export function MemberHistory({ member: { history } }: Props) {
  const t = useTranslation()
  return (
    <List title={t('member.history.title')} count={history.length} empty={t('member.history.empty')}>
      {history.map(({ id, action, actorName, createdAt }) => {
        const known = actions.find((one) => one === action)
        return (
          <Row key={id} at={createdAt} state={actorName ?? t('member.history.nobody')}>
            {known ? t(`member.history.${known}`) : <code>{action}</code>}
          </Row>
        )
      })}
    </List>
  )
}

/** A titled section with the latest of `count` entries. */
export function List({
  title,
  count,
  empty,
  children,
}: {
  title: string
  count: number
  empty: string
  children: ReactNode[]
}) {
  const id = useId()
  const t = useTranslation()
  const { number } = useFormat()
  return (
    <section aria-labelledby={id} className="rounded-card border-line bg-surface min-w-0 border p-4">
      <h2 id={id} className="mb-2 font-semibold">
        {title} <span className="text-muted tabular font-normal">{number(count)}</span>
      </h2>
      {children.length > 0 ? (
        <ul className="divide-line divide-y text-sm">{children}</ul>
      ) : (
        <p className="text-muted text-sm">{empty}</p>
      )}
      {count > children.length && (
        <p className="text-muted mt-2 text-xs">{t('member.newest', { count: children.length })}</p>
      )}
    </section>
  )
}

/** An entry of a `List`, with its state and day beside it. */
export function Row({ at, state, children }: { at: string; state: string; children: ReactNode }) {
  const { date } = useFormat()
  return (
    <li className="flex items-baseline justify-between gap-3 py-1.5">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 break-words">{children}</span>
      <span className="text-muted flex-none text-right text-xs">
        {state}
        <br />
        {date(at)}
      </span>
    </li>
  )
}
