import { clsx } from 'clsx'
import { dayMs } from '#shared/durations.ts'
import type { ListingCard } from '../contract.ts'
import { clockTime, momentOf } from '../rules/opening-hours.ts'
import { useMinute } from './use-minute.ts'
import { useTranslation } from './use-translation.ts'

/** "Open · until 18:00" or "Closed · opens 09:00 tomorrow", on one line. */
export function OpeningStatus({
  opening,
  className,
}: {
  opening: NonNullable<ListingCard['opening']>
  className?: string
}) {
  const t = useTranslation()
  const now = useMinute()
  const line = (label: string, isOpen: boolean) => <p className={clsx(isOpen && 'text-primary', className)}>{label}</p>
  if (opening.kind !== 'hours') return line(t(`hours.${opening.kind}`), opening.kind === 'always')

  const [from, to] = [new Date(opening.from), new Date(opening.to)]
  const [opens, closes] = [momentOf(from, now), momentOf(to, now)]
  // The next span of an old page is unknown.
  if (now >= to) {
    const span = `${clockTime(opens.minute)} – ${clockTime(closes.minute)}`
    return line(`${t(`day.${opens.day}`)} ${span}`, false)
  }
  if (now >= from) {
    const time = clockTime(closes.minute)
    const isDayAhead = to.getTime() - now.getTime() > dayMs
    return line(
      isDayAhead ? t('hours.openUntilDay', { day: t(`day.${closes.day}`), time }) : t('hours.openUntil', { time }),
      true,
    )
  }
  const time = clockTime(opens.minute)
  if (opens.daysAhead === 0) return line(t('hours.opensAt', { time }), false)
  const day = opens.daysAhead === 1 ? t('hours.tomorrow') : t(`day.${opens.day}`)
  return line(t('hours.opensDay', { day, time }), false)
}
