/** What somebody is asked to sign in for, by the address that they return to afterwards. */
const reasons = [
  ['report', /#report-/],
  ['helpful', /#helpful-/],
  ['claim', /#claim$/],
  ['review', /[?&]review=write\b/],
  ['list', /^\/submit-listing\b/],
  ['listings', /^\/user\/(?:listings|promotion)\b/],
  ['favorites', /^\/(?:favorites|shortlist)\b/],
  ['searches', /^\/user\/searches\b/],
  ['plan', /^\/(?:payment|subscription)\b/],
  ['analytics', /^\/analytics\b/],
  ['account', /^\/(?:profile|user)\b/],
  ['admin', /^\/admin\b/],
] as const

export type SignInReason = (typeof reasons)[number][0]

/** Names why signing in is asked for: the action or the screen that `next` leads to; null where it leads to a page for all. */
export function signInReason(next: string): SignInReason | null {
  return reasons.find(([, address]) => address.test(next))?.[0] ?? null
}
