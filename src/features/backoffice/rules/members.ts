/** Filters of the member list. */
export const memberStates = ['all', 'active', 'inactive', 'unconfirmed', 'admins'] as const
export type MemberState = (typeof memberStates)[number]

/** Sort orders as used in the URL and in cursors; `-` means descending. */
export const memberSorts = ['-joined', 'joined'] as const
export type MemberSort = (typeof memberSorts)[number]

/** What members may have in common. */
export const sharedBy = ['number', 'device'] as const

/** Maximum number of listings, reviews, payments and audit entries returned with one member. */
export const maxRowsPerMember = 10

/** Joins the digits of each telephone number in a search: "6123-4567 mei" becomes "61234567 mei". */
export function compactNumbers(q: string): string {
  return q.replace(/(?<!\S)\+?\d(?:[\d()\-. ]*\d)?(?!\S)/g, (number) => number.replace(/[^\d+]/g, ''))
}
