/** What somebody may ask about their data under the Personal Data (Privacy) Ordinance, Cap. 486. */
export const requestKinds = ['access', 'correction', 'erasure', 'objection', 'other'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestStatuses = ['open', 'answered', 'refused', 'withdrawn'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** Within how many days a request must be answered, or refused in writing with reasons (PDPO s.19 and 21). */
export const daysToAnswer = 40

export const maxLengths = { details: 4_000, answer: 4_000, name: 160 }

/** How pressing an open request is. `late` once the day has passed, `soon` in the last ten days before. */
export function pressureOf(daysLeft: number): 'late' | 'soon' | 'fine' {
  if (daysLeft < 0) return 'late'
  return daysLeft <= 10 ? 'soon' : 'fine'
}

/** Whole days from one day to another, both as YYYY-MM-DD; negative when it has passed. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
