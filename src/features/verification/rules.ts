/** SPEC.md section 8: six characters without 0, O, 1 and I, good for 15 minutes, once, and for five tries. */
export const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const codeLength = 6
export const codeMinutes = 15
export const maxTries = 5

/** What the member's WhatsApp sends to ours. */
export const messageOf = (code: string) => `VERIFY ${code}`

/** The code in what an admin types or pastes: alone or behind its word, in any case, with spaces; null when there is none. */
export function codeIn(typed: string): string | null {
  const emails = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^\s*VERIFY/, '')
    .replace(/[\s-]/g, '')
  return emails.length === codeLength && [...emails].every((email) => codeLetters.includes(email)) ? emails : null
}

export type VerificationStatus =
  | 'proved'
  | 'number-missing'
  /** No plan with the badge. */
  | 'plan-missing'
  /** The site has no number of its own to send the code to. */
  | 'not-set-up'
  | 'ready'

/** How far a member is from proving their number, the first thing that is missing before the others. */
export function standingOf(member: {
  isProved: boolean
  hasNumber: boolean
  hasBadge: boolean
  isSetUp: boolean
}): VerificationStatus {
  if (member.isProved) return 'proved'
  if (!member.hasBadge) return 'plan-missing'
  if (!member.hasNumber) return 'number-missing'
  return member.isSetUp ? 'ready' : 'not-set-up'
}
