import { clsx } from 'clsx'
import type { ListingDetail } from '../contract.ts'
import { days } from '../rules.ts'
import { clockTime, todayOf, weekRows, type WeekRow } from '../rules/opening-hours.ts'
import { useMinute } from './use-minute.ts'
import { useTranslation } from './use-translation.ts'

/** Weekly opening hours; those of today stand out. */
export function OpeningTimes({ listing }: { listing: Pick<ListingDetail, 'openingHours'> }) {
  const t = useTranslation()
  const now = useMinute()
  const hours = listing.openingHours
  if (hours?.kind !== 'weekly') return null
  const today = days.indexOf(todayOf(hours.days, now))
  const isToday = ({ from, to }: WeekRow) => days.indexOf(from) <= today && today <= days.indexOf(to)
  return (
    <table className="mt-2 w-full max-w-md text-left">
      <tbody>
        {weekRows(hours.days).map((row) => (
          <tr key={row.from} className={clsx('border-line border-b align-top', isToday(row) && 'font-semibold')}>
            <th scope="row" className="py-2 pr-4 [font-weight:inherit] break-keep">
              {row.from === row.to
                ? t(`day.${row.from}`)
                : t('hours.days', { from: t(`day.${row.from}`), to: t(`day.${row.to}`) })}
            </th>
            <td className="tabular py-2 text-right">
              {row.spans.length === 0
                ? t('hours.closed')
                : row.spans.map(({ from, to }) => (
                    <span key={from} className="block">
                      {clockTime(from)} – {clockTime(to)}
                    </span>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
