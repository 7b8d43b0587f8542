import { parseEmail } from '#shared/email.ts'
import type { Field } from '#shared/form.ts'
import type { Cents } from '#shared/money.ts'
import { cleanLine, cleanText, lengthOf } from '#shared/text.ts'
import { parseHkd } from '#shared/typed-money.ts'
import { paidPeriods, paidPlanKeys, type BillingPeriod, type PaidPlanKey } from '../rules.ts'

const optional =
  (max: number, clean: (typed: string) => string): Field<string | null> =>
  (typed) => {
    const text = clean(typed)
    return lengthOf(text) > max ? { error: 'tooLong' } : { value: text || null }
  }

/** Reason shown to the member, so it has a minimum length. */
const reason: Field<string> = (typed) => {
  const text = cleanText(typed)
  if (text === '') return { error: 'reasonRequired' }
  if (lengthOf(text) < 5) return { error: 'reasonTooShort' }
  return lengthOf(text) > 1_000 ? { error: 'tooLong' } : { value: text }
}

/** Normalized to upper case without whitespace, so that the same transfer always gives the same text. */
const bankReference: Field<string> = (typed) => {
  const text = typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()
  if (text === '') return { error: 'bankReferenceRequired' }
  return /^[A-Z0-9][A-Z0-9./_-]{3,99}$/.test(text) ? { value: text } : { error: 'bankReferenceInvalid' }
}

const email: Field<string> = (typed) => {
  if (cleanLine(typed) === '') return { error: 'emailRequired' }
  const parsed = parseEmail(typed)
  return parsed === null ? { error: 'emailInvalid' } : { value: parsed }
}

const oneOf =
  <T extends string>(values: readonly T[]): Field<T> =>
  (typed) => {
    const value = values.find((one) => one === typed)
    return value === undefined ? { error: 'choose' } : { value }
  }

/** A date in Hong Kong, as the end of that day; empty means indefinitely. */
const lastDay: Field<Date | null> = (typed) => {
  if (typed === '') return { value: null }
  const end = /^\d{4}-\d\d-\d\d$/.test(typed) ? new Date(`${typed}T23:59:59+08:00`) : null
  return end && !Number.isNaN(end.getTime()) ? { value: end } : { error: 'dayInvalid' }
}

/** Below a million dollars, in HK cents. */
const price: Field<Cents> = (typed) => {
  const cents = parseHkd(typed) ?? 0
  return cents > 0 && cents < 1_000_000_00 ? { value: cents } : { error: 'priceInvalid' }
}

const count =
  (max: number): Field<number> =>
  (typed) => {
    const number = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0
    return number >= 1 && number <= max ? { value: number } : { error: 'countInvalid' }
  }

/** Empty means unlimited. */
const countOrUnlimited =
  (max: number): Field<number | null> =>
  (typed, all) =>
    cleanLine(typed) === '' ? { value: null } : count(max)(typed, all)

const checkbox: Field<boolean> = (typed) => ({ value: typed === 'on' })

export const declareForm = { transactionId: optional(100, cleanLine), payerNote: optional(500, cleanText) }
export const confirmForm = { bankReference }
export const reasonForm = { reason }
/** What happens to the plan when its payment is refunded: the period that was paid for is taken back, or it stays. */
export const planFates = ['end', 'keep'] as const
export const refundForm = { amount: price, bankReference, reason, plan: oneOf(planFates) }
export const grantForm = { email, planKey: oneOf<PaidPlanKey>(paidPlanKeys), lastDay, reason }

const limits = {
  maxListings: countOrUnlimited(10_000),
  maxCategories: count(50),
  maxAreas: countOrUnlimited(500),
  maxPhotos: count(10),
}
const features = {
  hasVerifiedBadge: checkbox,
  hasAnalytics: checkbox,
  hasEnhancedProfile: checkbox,
  hasPriorityPlacement: checkbox,
}
/** The terms of a plan. The free one has no price and no billing period. */
export const freePlanForm = { ...limits, ...features }
export const paidPlanForm = {
  price,
  billing: oneOf<Exclude<BillingPeriod, 'free'>>(paidPeriods),
  ...limits,
  ...features,
}
