import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '#features/accounts/ui/avatar.tsx'
import { MemberActions } from '#features/accounts/ui/member-actions.tsx'
import { MemberStatus } from '#features/accounts/ui/member-status.tsx'
import { nameOf } from '#features/accounts/ui/name-of.ts'
import { useTranslation as useBillingTranslation } from '#features/billing/ui/use-translation.ts'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { formatPhone } from '#shared/hk-phone.ts'
import { localeNames } from '#shared/locale.ts'
import { backofficeApi } from '../api.ts'
import type { Member } from '../contract/members.ts'
import { MemberHistory, MemberListings, MemberPayments, MemberReviews } from './member-lists.tsx'
import { memberQuery } from './member-queries.ts'
import { MemberSignals } from './member-signals.tsx'
import { useTranslation } from './use-translation.ts'

/** Details, content and admin actions of one member. */
export function MemberScreen({ id }: { id: string }) {
  const t = useTranslation()
  const member = useQuery(memberQuery(useApi(backofficeApi), id, useLocale())).data
  if (!member) return null
  return (
    <>
      <Link to="/admin/users" className="text-primary mb-2 inline-flex min-h-9 items-center gap-1 text-sm font-medium">
        <Icon name="arrow-left" size={16} />
        {t('members.title')}
      </Link>
      <PageHead title={nameOf(member)} />
      <div className="grid items-start gap-4 xl:grid-cols-[22rem_1fr]">
        <section aria-label={t('member.facts')} className="rounded-card border-line bg-surface border p-4">
          <div className="mb-3 flex items-center gap-3">
            <Avatar person={member} size={56} />
            <MemberStatus member={member} />
          </div>
          <Facts member={member} />
          <MemberActions member={member} />
        </section>
        <div className="grid gap-4 lg:grid-cols-2">
          <MemberListings member={member} />
          <MemberReviews member={member} />
          <MemberPayments member={member} />
          <MemberHistory member={member} />
          <MemberSignals key={id} id={id} />
        </div>
      </div>
    </>
  )
}

function Facts({ member }: { member: Member }) {
  const t = useTranslation()
  const plan = useBillingTranslation()
  const { date, number } = useFormat()
  const { whatsappNumber, whatsappVerifiedAt, phoneNumber, lastSeenAt, deactivationReason } = member
  const facts: [string, ReactNode][] = [
    [t('member.column.email'), <EmailAddress key="email" email={member.email} />],
    [
      'WhatsApp',
      whatsappNumber && (
        <>
          <span className="tabular">{formatPhone(whatsappNumber)}</span>
          {whatsappVerifiedAt && (
            <span className="text-primary block text-xs">
              {t('member.numberVerified', { date: date(whatsappVerifiedAt) })}
            </span>
          )}
        </>
      ),
    ],
    [t('member.phone'), phoneNumber && <span className="tabular">{formatPhone(phoneNumber)}</span>],
    [t('member.language'), localeNames[member.language]],
    [t('member.column.plan'), plan(`plan.${member.planKey}`)],
    [t('member.column.joined'), date(member.createdAt)],
    [t('member.sessions'), number(member.sessionCount)],
    [t('member.lastSeen'), lastSeenAt && date(lastSeenAt, { dateStyle: 'medium', timeStyle: 'short' })],
    [t('member.referred'), number(member.referredCount)],
    [t('member.reason'), deactivationReason],
  ]
  return (
    <dl className="flex flex-col gap-y-1.5 text-sm">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            // The value goes below its name when it is too wide beside it, with larger text than usual.
            <div key={name} className="flex flex-wrap gap-x-3">
              <dt className="text-muted min-w-28 flex-none">{name}</dt>
              <dd className="min-w-0 flex-[1_1_min-content] break-words whitespace-pre-line">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
