/** As the database makes them: eight characters without 0, O, 1 and I. */
const code = /^[2-9A-HJ-NP-Z]{8}$/

/** A referral code as it may have been typed or passed on, or null when it is none. */
export function readCode(typed: string): string | null {
  const upper = typed.trim().toUpperCase()
  return code.test(upper) ? upper : null
}

/** Where a friend's link leads: to signing up. */
export function referralPath(ofMember: string): string {
  return `/auth?mode=sign-up&ref=${ofMember}`
}
