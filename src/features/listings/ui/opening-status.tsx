import { clsx } from 'clsx'
import { dayMs } from '#shared/durations.ts'
import type { ListingCard } from '../contract.ts'
import { clockTime, momentOf } from '../rules/opening-hours.ts'
import { useMinute } from './use-minute.ts'
import { useTranslation } from './use-translation.ts'

/**
 * "Open until 18:00" or "Opens Mon 09:00", on one line. Until the page is hydrated it names the hours without
 * saying whether they have begun.
 */
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
  const [opens, closes] = [momentOf(from, now ?? from), momentOf(to, now ?? from)]
  const hours = `${t(`day.${opens.day}`)} ${clockTime(opens.minute)} – ${clockTime(closes.minute)}`
  // The next span of an old page is unknown.
  if (!now || now >= to) return line(hours, false)
  if (now >= from) {
    const time = clockTime(closes.minute)
    const isDayAhead = to.getTime() - now.getTime() > dayMs
    return line(
      isDayAhead ? t('hours.openUntilDay', { day: t(`day.${closes.day}`), time }) : t('hours.openUntil', { time }),
      true,
    )
  }
  const day = opens.daysAhead === 0 ? '' : opens.daysAhead === 1 ? t('hours.tomorrow') : t(`day.${opens.day}`)
  return line(t('hours.opensAt', { time: `${day} ${clockTime(opens.minute)}`.trim() }), false)
}
