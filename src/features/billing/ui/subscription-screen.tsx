import { useQuery } from '@tanstack/react-query'
import { accountsApi } from '#features/accounts/api.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { LinkedText } from '#platform/ui/linked-text.tsx'
import { PageHead } from '#platform/ui/page-head.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { billingApi } from '../api.ts'
import type { HeldPlan, Plan, PlanStatus } from '../contract.ts'
import { pathToPlan, planKeys } from '../rules.ts'
import { PaymentHistory } from './payment-history.tsx'
import { featureOf, planRows } from './plan-features.ts'
import { useTranslation } from './use-translation.ts'

const rank = ({ planKey }: { planKey: Plan['key'] }) => planKeys.indexOf(planKey)

/** The member's plan: features, end date, what happens afterwards, and payment history. */
export function SubscriptionScreen() {
  const t = useTranslation()
  const billing = useApi(billingApi)
  const plans = useQuery(billing.findPlans.queryOptions({ input: {} })).data ?? []
  const status = useQuery(billing.getPlanStatus.queryOptions({ input: {} })).data
  const plan = plans.find(({ key }) => key === status?.planKey)
  return (
    <div className="wrap max-w-3xl space-y-8 py-6 lg:py-10">
      <PageHead title={t('mine.title')} />
      {plan && status && <CurrentPlan plan={plan} status={status} />}
      <PaymentHistory />
    </div>
  )
}

function CurrentPlan({ plan, status }: { plan: Plan; status: PlanStatus }) {
  const t = useTranslation()
  const held = status.held.toSorted((one, other) => rank(other) - rank(one))
  const current = held.find(({ planKey }) => planKey === plan.key)
  const below = held.filter((one) => one !== current)
  return (
    <section aria-labelledby="plan-heading" className="rounded-card border-line bg-surface shadow-soft border p-5">
      <h2 id="plan-heading" className="flex items-center gap-2 text-xl font-bold">
        {plan.hasPriorityPlacement && <Icon name="crown" className="text-gold-ink flex-none" />}
        <span>{t(`plan.${plan.key}`)}</span>
      </h2>
      <p className="text-muted">{current ? <Span held={current} /> : t('mine.free')}</p>
      {plan.hasVerifiedBadge && <BadgeNote />}
      <Actions plan={plan} status={status} current={current} />
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <div>
          <h3 className="font-semibold">{t('mine.gives')}</h3>
          <ul className="mt-2 space-y-1.5">
            {planRows.map((row) => {
              const value = featureOf(plan, row, t)
              if (value === false) return null
              return (
                <li key={row} className="flex gap-2">
                  <Icon name="check" className="text-primary mt-0.5 flex-none" />
                  {value === true ? t(`row.${row}`) : value}
                </li>
              )
            })}
          </ul>
        </div>
        {current && (
          <div>
            <h3 className="font-semibold">{t('mine.end')}</h3>
            <End current={current} next={below[0]?.planKey ?? 'free'} />
            {below.length > 0 && (
              <>
                <h3 className="mt-4 font-semibold">{t('mine.also')}</h3>
                <ul className="mt-2 space-y-1.5">
                  {below.map((one) => (
                    <li key={one.planKey}>
                      {t(`plan.${one.planKey}`)}
                      {t('colon')}
                      <Span held={one} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

/** What the badge that the plan includes still lacks. */
function BadgeNote() {
  const t = useTranslation()
  const verification = useQuery(useApi(accountsApi).getVerification.queryOptions({ input: {} })).data
  if (!verification || verification.verifiedAt) return null
  return (
    <p className="rounded-control bg-gold-soft mt-4 p-3">
      <LinkedText text={t('mine.badgeMissing')} />
    </p>
  )
}

function Span({ held: { startsAt, endsAt } }: { held: HeldPlan }) {
  const t = useTranslation()
  const { date } = useFormat()
  const long = (iso: string) => date(iso, { dateStyle: 'long' })
  return (
    <span>
      {endsAt === null ? t('mine.indefinite', { date: long(startsAt) }) : t('mine.until', { date: long(endsAt) })}
    </span>
  )
}

function End({ current, next }: { current: HeldPlan; next: Plan['key'] }) {
  const t = useTranslation()
  const { date } = useFormat()
  if (current.endsAt === null) return <p className="mt-2">{t('mine.endNever')}</p>
  return (
    <div className="mt-2 space-y-2">
      <p>{t('mine.endOn', { date: date(current.endsAt, { dateStyle: 'long' }) })}</p>
      <p>{t('mine.endBelow', { plan: t(`plan.${next}`) })}</p>
    </div>
  )
}

/** Links to the pending payment, renewal and upgrade. */
function Actions({ plan, status, current }: { plan: Plan; status: PlanStatus; current: HeldPlan | undefined }) {
  const t = useTranslation()
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {status.pending.map((key) => (
        <ButtonLink key={key} variant="primary" to={pathToPlan(key, true)}>
          <Icon name="clock" size={18} />
          {t('mine.pending')}
          {t('colon')}
          {t(`plan.${key}`)}
        </ButtonLink>
      ))}
      {current?.endsAt && !status.pending.includes(plan.key) && (
        <ButtonLink variant="primary" to={pathToPlan(plan.key, true)}>
          {t('mine.renew')}
        </ButtonLink>
      )}
      {plan.key !== 'premium' && !status.pending.includes('premium') && (
        <ButtonLink
          variant={current?.endsAt || status.pending.length > 0 ? 'secondary' : 'primary'}
          to={pathToPlan('premium', true)}
        >
          {t('mine.upgrade', { plan: t('plan.premium') })}
        </ButtonLink>
      )}
      <ButtonLink variant="ghost" to="/pricing">
        {t('mine.compare')}
      </ButtonLink>
    </div>
  )
}
