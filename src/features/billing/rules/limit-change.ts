import { dayMs } from '#shared/durations.ts'
import { hongKongOffsetMs } from '#shared/hk-time.ts'
import type { Locale } from '#shared/locale.ts'

/** A member who has more listings than a plan would allow. */
export type OverLimit = {
  id: string
  name: string
  firstName: string
  lastName: string
  email: string
  language: Locale
  listings: number
}

/** Days between telling owners of a lower limit and its start: the terms promise this notice. */
const limitNoticeDays = 14

/** Whether a limit of listings gets lower; null means unlimited. */
export function isLowered(before: number | null, after: number | null): boolean {
  return after !== null && (before === null || after < before)
}

/** When a limit that is lowered now starts: at the first midnight in Hong Kong after the notice. */
export function limitStart(now: Date): Date {
  const today = Math.floor((now.getTime() + hongKongOffsetMs) / dayMs)
  return new Date((today + limitNoticeDays + 1) * dayMs - hongKongOffsetMs)
}
