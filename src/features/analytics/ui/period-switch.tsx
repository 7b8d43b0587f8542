import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useLatestParams } from '#platform/ui/use-latest-params.ts'
import type { KnownParams } from '#shared/known-params.ts'
import { type Period, periods } from '../rules/periods.ts'
import { useTranslation } from './use-translation.ts'

/** The period from the URL, 30 days by default. */
export function periodOf(parameters: URLSearchParams): Period {
  return periods.find((period) => String(period) === parameters.get('days')) ?? 30
}

export function PeriodSwitch() {
  const t = useTranslation()
  const chosen = periodOf(useLatestParams())
  return (
    <nav aria-label={t('period.label')} className="border-line-strong rounded-control flex overflow-hidden border">
      {periods.map((period) => (
        <Link
          key={period}
          to={`?days=${period}`}
          preventScrollReset
          aria-current={period === chosen ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-11 items-center px-4 text-center text-sm font-semibold',
            period === chosen ? 'bg-primary text-on-primary' : 'bg-surface hover:bg-sunken',
          )}
        >
          {t('period.days', { count: period })}
        </Link>
      ))}
    </nav>
  )
}

export const periodParams: KnownParams = { days: periods }
