import { dayMs, hourMs } from './durations.ts'

type Period = { hours: number } | { days: number } | { years: number }

/**
 * How long personal data is stored, counted from the moment in `from`. The only place of these figures: the jobs delete
 * by it, the privacy policy prints it (section 7), and a test compares docs/security.md with it.
 */
export const retention = {
  unconfirmedAccounts: { days: 30, from: 'sign-up' },
  sessions: { days: 30, from: 'sign-in' },
  signInLinks: { days: 7, from: 'the e-mail about a new browser' },
  unconfirmedSearches: { days: 7, from: 'saving' },
  emails: { days: 90, from: 'writing' },
  drafts: { days: 60, from: 'the last change' },
  searchMisses: { days: 180, from: 'the search' },
  imports: { days: 30, from: 'the upload of the file' },
  countedEvents: { days: 35, from: 'the visit' },
  dailyFigures: { days: 400, from: 'the day' },
  networkCodes: { hours: 48, from: 'the review or visit' },
  paymentProofs: { days: 180, from: 'the decision' },
  payments: { years: 7, from: 'the payment' },
  reports: { years: 2, from: 'the decision' },
  privacyRequests: { years: 4, from: 'the decision' },
  marketingRefusals: { years: 3, from: 'the withdrawal' },
  webhookDeliveries: { days: 30, from: 'the event' },
  whatsappMessages: { days: 7, from: 'the message' },
  bans: { years: 3, from: 'the decision' },
  auditLog: { years: 2, from: 'the action' },
} as const satisfies Record<string, Period & { from: string }>
export type Retained = keyof typeof retention

/** Data older than this time is deleted. Years are calendar years. */
export function retentionStart(kind: Retained, now: Date): Date {
  const period: Period = retention[kind]
  if ('hours' in period) return new Date(now.getTime() - period.hours * hourMs)
  if ('days' in period) return new Date(now.getTime() - period.days * dayMs)
  const start = new Date(now)
  start.setUTCFullYear(start.getUTCFullYear() - period.years)
  return start
}

const amountOf = (period: Period) => Object.values(period).find((value) => typeof value === 'number')!

/** The figures for texts, such as `keepEmails`: "90". */
export function retentionFacts(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(retention).map(([kind, period]) => [
      `keep${kind[0]!.toUpperCase()}${kind.slice(1)}`,
      String(amountOf(period)),
    ]),
  )
}
