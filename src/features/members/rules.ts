/** What the list of members may be narrowed to. */
export const memberStates = ['all', 'active', 'inactive', 'unconfirmed', 'admins'] as const
export type MemberState = (typeof memberStates)[number]

/** Orders of the list, as its address and its cursors name them. */
export const memberSorts = ['-joined', 'joined'] as const
export type MemberSort = (typeof memberSorts)[number]

/** How many listings, reviews, payments and entries of the log one member's page holds; the rest stands in their own lists. */
export const shownOfMember = 10

export const maxReasonLength = 500

/** The words of a search, each to be found in a name, an address or a number; at most six. */
export function searchedParts(q: string): string[] {
  return q.trim().split(/\s+/).filter(Boolean).slice(0, 6)
}

/** What to look for in numbers, which are kept as digits: "6123-4567" finds +85261234567. Null for a word without three. */
export function digitsIn(word: string): string | null {
  const digits = word.replace(/\D/g, '')
  return digits.length >= 3 && /^[+\d()\-.]+$/.test(word) ? digits : null
}
