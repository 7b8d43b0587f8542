import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
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

/** The member's plan: what it gives, until when, what happens then, and what was paid. */
export function SubscriptionScreen() {
  const t = useTranslation()
  const billing = useApi(billingApi)
  const plans = useQuery(billing.findPlans.queryOptions({ input: {} })).data ?? []
  const standing = useQuery(billing.getStanding.queryOptions({ input: {} })).data
  const plan = plans.find(({ key }) => key === standing?.planKey)
  return (
    <div className="wrap max-w-3xl space-y-8 py-6 lg:py-10">
      <PageHead title={t('mine.title')} />
      {plan && standing && <Mine plan={plan} standing={standing} />}
      <PaymentHistory />
    </div>
  )
}

function Mine({ plan, standing }: { plan: Plan; standing: PlanStatus }) {
  const t = useTranslation()
  const held = standing.held.toSorted((one, other) => rank(other) - rank(one))
  const current = held.find(({ planKey }) => planKey === plan.key)
  const below = held.filter((one) => one !== current)
  return (
    <section aria-labelledby="plan-heading" className="rounded-card border-line bg-surface shadow-soft border p-5">
      <h2 id="plan-heading" className="flex items-center gap-2 text-xl font-bold">
        {plan.hasPriorityPlacement && <Icon name="crown" className="text-gold-ink flex-none" />}
        {t(`plan.${plan.key}`)}
      </h2>
      <p className="text-muted">{current ? <Span held={current} /> : t('mine.free')}</p>
      <Actions plan={plan} standing={standing} current={current} />
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
        <div>
          <h3 className="font-semibold">{t('mine.end')}</h3>
          <End current={current} next={below[0]?.planKey ?? 'free'} />
          {below.length > 0 && (
            <>
              <h3 className="mt-4 font-semibold">{t('mine.also')}</h3>
              <ul className="mt-2 space-y-1.5">
                {below.map((one) => (
                  <li key={one.planKey}>
                    {t(`plan.${one.planKey}`)}: <Span held={one} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

function Span({ held: { startsAt, endsAt } }: { held: HeldPlan }) {
  const t = useTranslation()
  const { date } = useFormat()
  const long = (iso: string) => date(iso, { dateStyle: 'long' })
  return endsAt === null ? t('mine.forGood', { date: long(startsAt) }) : t('mine.until', { date: long(endsAt) })
}

function End({ current, next }: { current: HeldPlan | undefined; next: Plan['key'] }) {
  const t = useTranslation()
  const { date } = useFormat()
  if (!current) return <p className="mt-2">{t('mine.endFree')}</p>
  if (current.endsAt === null) return <p className="mt-2">{t('mine.endNever')}</p>
  return (
    <div className="mt-2 space-y-2">
      <p>{t('mine.endOn', { date: date(current.endsAt, { dateStyle: 'long' }) })}</p>
      <p>{t('mine.endBelow', { plan: t(`plan.${next}`) })}</p>
    </div>
  )
}

/** What to do next: see the payment that waits, pay on, or go higher. */
function Actions({ plan, standing, current }: { plan: Plan; standing: PlanStatus; current: HeldPlan | undefined }) {
  const t = useTranslation()
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {standing.waiting.map((key) => (
        <ButtonLink key={key} variant="primary" to={pathToPlan(key, true)}>
          <Icon name="clock" size={18} />
          {t('mine.waiting')}: {t(`plan.${key}`)}
        </ButtonLink>
      ))}
      {current?.endsAt && !standing.waiting.includes(plan.key) && (
        <ButtonLink variant="primary" to={pathToPlan(plan.key, true)}>
          {t('mine.renew')}
        </ButtonLink>
      )}
      {plan.key !== 'premium' && !standing.waiting.includes('premium') && (
        <ButtonLink variant={current?.endsAt ? 'secondary' : 'primary'} to={pathToPlan('premium', true)}>
          {t('mine.upgrade', { plan: t('plan.premium') })}
        </ButtonLink>
      )}
      <ButtonLink variant="ghost" to="/pricing">
        {t('mine.compare')}
      </ButtonLink>
    </div>
  )
}
