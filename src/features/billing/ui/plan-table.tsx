import { clsx } from 'clsx'
import { Link } from 'react-router'
import { buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import type { Plan, PlanStatus } from '../contract.ts'
import { planAction, pathToPlan } from '../rules.ts'
import { featureOf, planRows, type PlanRow } from './plan-features.ts'
import { useTranslation } from './use-translation.ts'

type Props = { plans: Plan[]; planStatus: PlanStatus | null; canPay: boolean }

/** Comparison of the plans: a table on large screens, a card per plan on small ones, side by side where there is space. */
export function PlanTable(props: Props) {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-3 lg:hidden">
        {props.plans.map((plan) => (
          <PlanCard key={plan.key} {...props} plan={plan} />
        ))}
      </div>
      <ComparisonTable {...props} />
    </>
  )
}

function PlanCard({ plan, planStatus, canPay }: Omit<Props, 'plans'> & { plan: Plan }) {
  const t = useTranslation()
  return (
    <section
      aria-labelledby={`plan-${plan.key}`}
      className={clsx(
        'rounded-card bg-surface shadow-soft flex flex-col border p-5 md:p-4',
        plan.hasPriorityPlacement ? 'border-gold' : 'border-line',
      )}
    >
      <h2 id={`plan-${plan.key}`} className="text-lg font-semibold">
        {t(`plan.${plan.key}`)}
      </h2>
      <Price plan={plan} />
      <p className="text-muted mt-1 text-sm">{t(`for.${plan.key}`)}</p>
      <ul className="mt-4 mb-auto space-y-2.5">
        {planRows.map((row) => (
          <Feature key={row} plan={plan} row={row} />
        ))}
      </ul>
      <PlanActionLink plan={plan} planStatus={planStatus} canPay={canPay} />
    </section>
  )
}

function Feature({ plan, row }: { plan: Plan; row: PlanRow }) {
  const t = useTranslation()
  const value = featureOf(plan, row, t)
  if (typeof value === 'string') {
    return (
      <li className="flex gap-2.5">
        <Icon name="check" className="text-primary mt-0.5 shrink-0" />
        {value}
      </li>
    )
  }
  return (
    <li className={clsx('flex gap-2.5', !value && 'text-muted')}>
      <Icon name={value ? 'check' : 'minus'} className={clsx('mt-0.5 shrink-0', value && 'text-primary')} />
      <span>
        {!value && <span className="sr-only">{t('notIncluded') + t('colon')}</span>}
        <span>{t(`row.${row}`)}</span>
        {value && <Note row={row} />}
      </span>
    </li>
  )
}

function ComparisonTable({ plans, planStatus, canPay }: Props) {
  const t = useTranslation()
  return (
    <table className="rounded-card border-line bg-surface shadow-soft hidden w-full table-fixed border-separate border-spacing-0 border text-left lg:table">
      <caption className="sr-only">{t('pricing.compare')}</caption>
      <thead>
        <tr>
          <th scope="col" className="text-muted w-1/4 p-5 align-bottom font-medium">
            {t('row.plan')}
          </th>
          {plans.map((plan) => (
            <th key={plan.key} scope="col" className="p-5 align-bottom text-lg font-semibold">
              {plan.hasPriorityPlacement && <Icon name="crown" className="text-gold-ink mr-1.5 inline align-[-3px]" />}
              <span>{t(`plan.${plan.key}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <RowHeader row="price" />
          {plans.map((plan) => (
            <td key={plan.key} className="border-line border-t px-5 py-3 align-top">
              <Price plan={plan} />
              <p className="text-muted mt-1 min-h-12 text-sm">{t(`for.${plan.key}`)}</p>
              <PlanActionLink plan={plan} planStatus={planStatus} canPay={canPay} />
            </td>
          ))}
        </tr>
        {planRows.map((row) => (
          <tr key={row}>
            <RowHeader row={row} />
            {plans.map((plan) => (
              <td key={plan.key} className="border-line border-t px-5 py-3 align-top">
                <Value value={featureOf(plan, row, t)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RowHeader({ row }: { row: PlanRow | 'price' }) {
  const t = useTranslation()
  return (
    <th scope="row" className="border-line border-t px-5 py-3 align-top font-medium">
      {t(`row.${row}`)}
      {row !== 'price' && <Note row={row} />}
    </th>
  )
}

/** Small print that explains a feature row. Limit rows have none. */
function Note({ row }: { row: PlanRow }) {
  const t = useTranslation()
  if (row === 'listings' || row === 'categories' || row === 'areas' || row === 'photos') return null
  return <span className="text-muted block text-sm font-normal text-pretty">{t(`note.${row}`)}</span>
}

function Value({ value }: { value: string | boolean }) {
  const t = useTranslation()
  if (typeof value === 'string') return value
  return (
    <>
      <Icon name={value ? 'check' : 'minus'} className={value ? 'text-primary' : 'text-muted'} />
      <span className="sr-only">{t(value ? 'included' : 'notIncluded')}</span>
    </>
  )
}

function Price({ plan }: { plan: Plan }) {
  const t = useTranslation()
  const format = useFormat()
  return (
    <p>
      <span className="tabular text-2xl font-bold">{format.hkd(plan.priceCents)}</span>{' '}
      <span className="text-muted whitespace-nowrap">{t(`period.${plan.billing}`)}</span>
    </p>
  )
}

/** Link for a plan, depending on the member's status. A paid plan has none while no payment method is enabled. */
function PlanActionLink({ plan, planStatus, canPay }: Omit<Props, 'plans'> & { plan: Plan }) {
  const t = useTranslation()
  const action = planAction(plan.key, planStatus)
  const buttonProps = {
    variant: plan.hasPriorityPlacement ? ('primary' as const) : ('secondary' as const),
    isWide: true,
  }
  if (action === 'owned' || action === 'included') {
    return (
      <Link to="/subscription" reloadDocument className="mt-5 flex min-h-11 items-center gap-2 font-semibold underline">
        <Icon name="circle-check" size={18} className="text-primary flex-none" />
        <span>{t(`action.${action}`)}</span>
      </Link>
    )
  }
  if (plan.priceCents > 0 && !canPay && action !== 'pending') return null
  return (
    <Link
      to={pathToPlan(plan.key, planStatus !== null)}
      reloadDocument
      className={clsx('mt-5', buttonClass(buttonProps))}
    >
      {action === 'choose' ? t(`choose.${plan.key}`) : t(`action.${action}`)}
    </Link>
  )
}
