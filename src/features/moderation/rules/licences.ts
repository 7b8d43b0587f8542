import type { Form } from '#shared/form.ts'
import { addDays } from '#shared/hk-time.ts'
import { cleanText } from '#shared/text.ts'

/** Days before the last day of a licence on which its owner is reminded, most first. */
export const reminderDays = [30, 7] as const

/** The ISO day a year before: a check on it or earlier is due again. */
export function recheckDay(today: string): string {
  return `${String(Number(today.slice(0, 4)) - 1)}${today.slice(4)}`
}

/** The reminder that is due for a licence ending on this day: 30 or 7, or null. Days are ISO days. */
export function endReminderDue(expiresOn: string, today: string): (typeof reminderDays)[number] | null {
  if (expiresOn < today) return null
  return reminderDays.findLast((days) => expiresOn <= addDays(today, days)) ?? null
}

const isDay = (text: string) => /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** What an admin enters after looking a licence up. `today` is an ISO day of Hong Kong. */
export const licenceCheckForm = (today: string) =>
  ({
    found: (typed) => {
      const value = cleanText(typed)
      if (value === '') return { error: 'foundMissing' }
      return value.length > 1_000 ? { error: 'foundTooLong' } : { value }
    },
    checkedOn: (typed) =>
      isDay(typed) && typed <= today && typed > recheckDay(today) ? { value: typed } : { error: 'checkedOnInvalid' },
    expiresOn: (typed) => (typed === '' || isDay(typed) ? { value: typed || null } : { error: 'expiresOnInvalid' }),
  }) satisfies Form
