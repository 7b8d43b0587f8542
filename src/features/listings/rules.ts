/** Enumerations shared by server and browser: statuses, languages, payments, price units. */
export const listingStatuses = ['pending', 'approved', 'rejected'] as const
export type ListingStatus = (typeof listingStatuses)[number]

/** Languages a provider may speak, as keys of `messages/*.json` (`language.<key>`). */
export const spokenLanguages = [
  'cantonese',
  'english',
  'mandarin',
  'tagalog',
  'indonesian',
  'hindi',
  'urdu',
  'nepali',
  'thai',
  'french',
  'german',
  'spanish',
  'japanese',
  'korean',
] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

export const acceptedPayments = [
  'cash',
  'fps',
  'payme',
  'alipayhk',
  'wechat_pay',
  'octopus',
  'bank_transfer',
  'credit_card',
  'cheque',
] as const
export type AcceptedPayment = (typeof acceptedPayments)[number]

/** Keys of `reference/categories.json`, priceUnits. `quote` means "by quotation" and carries no amount. */
export const priceUnits = [
  'hour',
  'half-day',
  'day',
  'visit',
  'job',
  'session',
  'lesson',
  'person',
  'item',
  'unit',
  'sqft',
  'cbm',
  'trip',
  'month',
  'year',
  'package',
  'quote',
] as const
export type PriceUnit = (typeof priceUnits)[number]

/** A text of an owner in English, in Traditional Chinese, or in both. */
export type Bilingual = { en: string | null; zh: string | null }

/**
 * One price row. Amounts are HK cents. `toCents` null with `fromCents` set means "from only"; both null means "by
 * quotation" (unit `quote`).
 */
export type Price = {
  title: Bilingual
  unit: PriceUnit
  fromCents: number | null
  toCents: number | null
  note: Bilingual | null
}

/** The days of a week, Monday first, then public holidays. */
export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday'] as const
export type Day = (typeof days)[number]

/** A span of minutes after midnight in Asia/Hong_Kong; `to` above 1440 runs past midnight. */
export type Span = { from: number; to: number }

/**
 * Opening hours. `weekly` holds up to two spans a day; a missing or empty day is closed; a missing `holiday` means
 * unspecified.
 */
export type OpeningHours =
  | { kind: 'weekly'; days: Partial<Record<Day, Span[]>> }
  | { kind: 'always' }
  | { kind: 'appointment' }

export const licenceStates = ['claimed', 'checked', 'not_found', 'expired'] as const
/**
 * Dates are ISO days (YYYY-MM-DD). `checkedOn` is the day of the last look into the register, and `found` what an admin
 * saw there; visitors do not see `found`.
 */
export type Licence = {
  key: string
  number: string
  expiresOn: string | null
  state: (typeof licenceStates)[number]
  checkedOn: string | null
  found?: string | null
}

/** The lowest `fromCents` of the price rows, with its unit; null when all rows are by quotation. */
export function lowestPrice(prices: readonly Price[]): { cents: number; unit: PriceUnit } | null {
  let lowest: { cents: number; unit: PriceUnit } | null = null
  for (const { fromCents, unit } of prices) {
    if (fromCents !== null && unit !== 'quote' && (lowest === null || fromCents < lowest.cents))
      lowest = { cents: fromCents, unit }
  }
  return lowest
}

/** A licence counts as expired after its last day, whatever its stored state. `today` is an ISO day. */
export function licenceState(licence: Pick<Licence, 'state' | 'expiresOn'>, today: string): Licence['state'] {
  return licence.expiresOn !== null && licence.expiresOn < today ? 'expired' : licence.state
}

export const rejectionCodes = ['plan_limit', 'moderation'] as const
export type RejectionCode = (typeof rejectionCodes)[number]
export const revisionStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const

export type { PhotoVariant } from '#features/uploads/rules.ts'

/** In each language either both texts or none. */
export type Faq = { question: Bilingual; answer: Bilingual }
