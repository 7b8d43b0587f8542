/** Filters of the member list. */
export const memberStates = ['all', 'active', 'inactive', 'unconfirmed', 'admins'] as const
export type MemberState = (typeof memberStates)[number]

/** Sort orders as used in the URL and in cursors; `-` means descending. */
export const memberSorts = ['-joined', 'joined'] as const
export type MemberSort = (typeof memberSorts)[number]

/** Maximum number of listings, reviews, payments and audit entries returned with one member. */
export const maxRowsPerMember = 10

/** Words of a search, at most six; each must match a name, an address or a number. */
export function searchWords(q: string): string[] {
  return q.trim().split(/\s+/).filter(Boolean).slice(0, 6)
}

/**
 * Digits to match against stored E.164 numbers: "6123-4567" finds +85261234567. Null for a word with fewer than three
 * digits.
 */
export function searchDigits(word: string): string | null {
  const digits = word.replace(/\D/g, '')
  return digits.length >= 3 && /^[+\d()\-.]+$/.test(word) ? digits : null
}
