import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import type { ListingDetail } from '../contract.ts'
import { clockTime, openState, weekDayOf, weekRows, type Moment, type WeekRow } from '../rules/opening-hours.ts'
import { useTranslation } from './use-translation.ts'

/** Current time, updated every minute. Starts with the render time so that server and browser markup match. */
function useNow(firstMs: number): Date {
  const [ms, setMs] = useState(firstMs)
  useEffect(() => {
    const tick = () => setMs(Date.now())
    tick()
    const timer = setInterval(tick, 60_000)
    return () => clearInterval(timer)
  }, [])
  return new Date(ms)
}

type TimesProps = { listing: Pick<ListingDetail, 'openingHours'>; renderedAt: number }

/** "Open until 18:00", "Closed, opens Mon 09:00". `renderedAt` is ms since 1970. */
export function OpeningStatus({ listing, renderedAt }: TimesProps) {
  const t = useTranslation()
  const state = openState(listing.openingHours, useNow(renderedAt))
  const moment = ({ day, minute, daysAhead }: Moment) =>
    daysAhead === 0
      ? clockTime(minute)
      : `${daysAhead === 1 ? t('hours.tomorrow') : t(`day.${day}`)} ${clockTime(minute)}`
  if (state.kind === 'unknown') return null
  const isOpen = state.kind === 'open' || state.kind === 'always'
  const labels = {
    open: () => t('hours.openUntil', { time: state.kind === 'open' ? moment(state.until) : '' }),
    closed: () =>
      state.kind === 'closed' && state.opens ? t('hours.opensAt', { time: moment(state.opens) }) : t('hours.closed'),
    always: () => t('hours.always'),
    appointment: () => t('hours.appointment'),
  }
  return <p className={clsx('font-semibold', isOpen ? 'text-primary' : 'text-ink')}>{labels[state.kind]()}</p>
}

/** Weekly opening hours with today highlighted. */
export function OpeningTimes({ listing, renderedAt }: TimesProps) {
  const t = useTranslation()
  const today = weekDayOf(useNow(renderedAt))
  const hours = listing.openingHours
  if (hours?.kind !== 'weekly') return null
  const rows = weekRows(hours.days)
  const order = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
  const isToday = ({ from, to }: WeekRow) =>
    from !== 'holiday' &&
    to !== 'holiday' &&
    order.indexOf(from) <= order.indexOf(today) &&
    order.indexOf(today) <= order.indexOf(to)
  return (
    <table className="mt-2 w-full max-w-md text-left">
      <tbody>
        {rows.map((row) => (
          <tr key={row.from} className={clsx('border-line border-b align-top', isToday(row) && 'font-semibold')}>
            <th scope="row" className="py-2 pr-4 font-[inherit]">
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
