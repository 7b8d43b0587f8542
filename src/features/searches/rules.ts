import { parseEmail } from '#shared/email.ts'
import type { Field } from '#shared/form.ts'
import { hongKongMinutes, hongKongOffsetMs } from '#shared/hk-time.ts'
import { cleanLine, lengthOf } from '#shared/text.ts'

/** How often a saved search sends its new listings. */
export const frequencies = ['instant', 'daily', 'weekly', 'none'] as const
export type Frequency = (typeof frequencies)[number]
/** What a visitor may choose: without e-mails, a search of an address is nothing. */
export const visitorFrequencies = ['instant', 'daily', 'weekly'] as const

export const maxName = 80
/** Saved searches per member or e-mail address. */
export const maxSearches = 30
/** Listings named in one e-mail; the rest is a number. */
export const maxListed = 10
/** Days during which a listing counts as new. */
export const newDays = 7

/** Saved searches are sent at eight in the morning, weekly ones on Mondays. */
const minuteOfDay = 8 * 60
const [day, week] = [1_440, 10_080]
/** Minutes from Monday, 5 January 1970, 00:00 Hong Kong time. */
const monday = 4 * day

/**
 * The time before which the last e-mail of a search must have been sent for the next one to be due: the last eight
 * o'clock in Hong Kong, of a Monday for weekly ones. Null when it sends none.
 */
export function dueSince(frequency: Frequency, now: Date): Date | null {
  if (frequency === 'none') return null
  if (frequency === 'instant') return now
  const [period, start] = frequency === 'daily' ? [day, minuteOfDay] : [week, monday + minuteOfDay]
  const minutes = hongKongMinutes(now) - start
  const due = minutes - (((minutes % period) + period) % period) + start
  return new Date(due * 60_000 - hongKongOffsetMs)
}

const name: Field<string> = (typed) => {
  const value = cleanLine(typed)
  if (value === '') return { error: 'nameMissing' }
  return lengthOf(value) > maxName ? { error: 'nameTooLong' } : { value }
}
const frequencyOf =
  (options: readonly Frequency[]): Field<Frequency> =>
  (typed) => {
    const value = options.find((one) => one === typed)
    return value ? { value } : { error: 'frequencyMissing' }
  }
const email: Field<string> = (typed) => {
  const value = parseEmail(typed)
  return value === null ? { error: 'emailInvalid' } : { value }
}

/** A member's saved search, and a visitor's, which goes to an address. */
export const memberForm = { name, frequency: frequencyOf(frequencies) }
export const visitorForm = { name, frequency: frequencyOf(visitorFrequencies), email }
