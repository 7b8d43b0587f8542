import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/ui/scope.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { TrendChart } from '#platform/ui/trend-chart.tsx'
import { backofficeApi } from '../api.ts'
import type { Trend } from '../contract.ts'
import { trendDays } from '../rules.ts'
import { useTranslation } from './use-translation.ts'

/** Sign-ups, listings and contacts of the last 30 days, with the total of the 30 days before. */
export function Trends() {
  const t = useTranslation()
  const { data } = useQuery(useApi(backofficeApi).getTrends.queryOptions({ input: {} }))
  return (
    <section aria-labelledby="trends" className="mt-8">
      <h2 id="trends" className="mb-2 font-semibold">
        {t('trends.title', { count: trendDays })}
      </h2>
      <ul className="grid gap-3 md:grid-cols-3">
        {data?.map((trend) => (
          <li key={trend.kind} className="rounded-card border-line bg-surface border p-4">
            <OneTrend {...trend} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneTrend({ kind, days, before }: Trend) {
  const t = useTranslation()
  const { number, date } = useFormat()
  const sum = days.reduce((all, { count }) => all + count, 0)
  const name = t(`trend.${kind}`)
  const dayOf = (day: string) => date(`${day}T04:00:00Z`, { day: 'numeric', month: 'short' })
  return (
    <>
      <h3 className="text-sm font-semibold">{name}</h3>
      <p className="tabular text-2xl font-bold">{number(sum)}</p>
      <p className="text-muted text-xs">{t('trends.before', { before: number(before) })}</p>
      <TrendChart
        label={`${name}, ${dayOf(days[0]!.day)} – ${dayOf(days.at(-1)!.day)}`}
        values={days.map(({ count }) => count)}
      />
      <details className="mt-2 -mb-2 text-sm">
        <summary className="text-primary min-h-11 content-center underline">{t('trends.table')}</summary>
        <div className="mt-2 max-h-64 overflow-y-auto" tabIndex={0} role="region" aria-label={name}>
          <table className="w-full text-left text-xs">
            <thead>
              <tr>
                <th scope="col">{t('trends.day')}</th>
                <th scope="col" className="text-right">
                  {t('trends.count')}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, count }) => (
                <tr key={day} className="border-line border-t">
                  <th scope="row" className="py-1 font-normal">
                    {dayOf(day)}
                  </th>
                  <td className="tabular text-right">{number(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}
