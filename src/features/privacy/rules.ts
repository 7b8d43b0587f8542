import { dayMs } from '#shared/durations.ts'

/** Kinds of request under the Personal Data (Privacy) Ordinance, Cap. 486. */
export const requestKinds = ['access', 'correction', 'erasure', 'objection', 'other'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestStatuses = ['open', 'answered', 'refused', 'withdrawn'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** Legal limit in days to answer a request or refuse it in writing with reasons (PDPO s.19 and 21). */
export const daysToAnswer = 40

export const maxLengths = { details: 4_000, answer: 4_000, name: 160 }

/** Urgency of an open request: `late` after the due date, `soon` in the last ten days before it. */
export function urgencyOf(daysLeft: number): 'late' | 'soon' | 'fine' {
  if (daysLeft < 0) return 'late'
  return daysLeft <= 10 ? 'soon' : 'fine'
}

/** Days between two dates (YYYY-MM-DD); negative when `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}
