import { dayMs } from '#shared/durations.ts'
import { parseEmail } from '#shared/email.ts'
import type { Field } from '#shared/form.ts'
import { parsePhone } from '#shared/parse-phone.ts'
import { cleanLine, cleanText, lengthOf } from '#shared/text.ts'
import { maxReasonLength } from './members.ts'

/** What a ban rule is about: one e-mail address, a domain with its subdomains, or a telephone number. */
export const banKinds = ['email', 'domain', 'number'] as const
export type BanKind = (typeof banKinds)[number]

/** Addresses and domains are personal data: a rule lasts at most this long, and is then made anew or forgotten. */
const maxBanYears = 3

export const banKindOf = (value: string): BanKind =>
  value.startsWith('+') ? 'number' : value.includes('@') ? 'email' : 'domain'

/** Providers that ignore dots in the name before the `@`. */
const dotless = ['gmail.com', 'googlemail.com']

/** One mailbox, one text: without what follows a `+`, and without dots where the provider ignores them. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  const [base = ''] = name.split('+')
  return dotless.includes(domain) ? `${base.replaceAll('.', '')}@gmail.com` : `${base || name}@${domain}`
}

/** "@example.com", "mail.example.com", an e-mail address or a telephone number, normalised; null for anything else. */
export function parseBan(typed: string): string | null {
  const text = typed.trim().replace(/^@/, '')
  if (text.includes('@')) {
    const email = parseEmail(text)
    return email && mailboxOf(email)
  }
  const domain = parseEmail(`a@${text}`)
  return domain ? domain.slice(2) : parsePhone(text)
}

/** The values of all rules that would refuse this address or these numbers. */
export function bansAgainst({
  email,
  numbers = [],
}: {
  email?: string | null
  numbers?: readonly (string | null)[]
}): string[] {
  const domain = email?.split('@')[1] ?? ''
  const labels = domain.split('.')
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  return [...(email ? [mailboxOf(email), ...domains] : []), ...numbers.filter((number) => number !== null)]
}

const value: Field<string> = (typed) => {
  if (cleanLine(typed) === '') return { error: 'banRequired' }
  const parsed = parseBan(typed)
  return parsed === null ? { error: 'banInvalid' } : { value: parsed }
}

const reason: Field<string> = (typed) => {
  const clean = cleanText(typed)
  if (clean === '') return { error: 'reasonRequired' }
  return lengthOf(clean) > maxReasonLength ? { error: 'reasonTooLong' } : { value: clean }
}

/** A date in Hong Kong, as the end of that day. */
const lastDay: Field<Date> = (typed) => {
  const end = /^\d{4}-\d\d-\d\d$/.test(typed) ? new Date(`${typed}T23:59:59+08:00`) : null
  return end && !Number.isNaN(end.getTime()) ? { value: end } : { error: 'dayRequired' }
}

export const banForm = { value, lastDay, reason }

/** Whether a rule may last until then: it ends in the future, within `maxBanYears`. */
export function isBanEnd(endsAt: Date, now: Date): boolean {
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + maxBanYears)
  return endsAt > now && endsAt.getTime() <= latest.getTime() + dayMs
}
