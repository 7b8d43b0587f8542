import { setTimeout as sleep } from 'node:timers/promises'
import { consumeLimit, refundLimit } from '#platform/server/limits.ts'
import { networkOf, siteOf } from '#platform/server/network.ts'
import { consumeLimitOrRefuse } from '#platform/server/rpc.ts'
import type { RateLimit } from '#shared/rate-limit.ts'
import { rateLimits } from '../../rules/rate-limits.ts'
import type { AccountsCtx } from './auth.ts'
import { knownBrowserId } from './known-browser.ts'

/** Per try at an address that many networks are guessing at. */
const slowDownMs = 2_000

/**
 * Counts a try before the password is checked, so that parallel tries cannot pass together, and returns a function that
 * takes the count back when the password was right: only failures remain counted. Failures are refused per address and
 * network and per network; failures from everywhere only slow a try down, so that nobody can lock out the owner. A
 * browser that has signed in with this address before is counted alone.
 * @param wait slows a try down; tests pass one that does not
 * @throws 429 after too many failures
 */
export async function countTry(
  ctx: AccountsCtx,
  email: string,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<() => Promise<void>> {
  const browser = await knownBrowserId(ctx, email)
  const network = networkOf(ctx.client.address)
  const site = siteOf(ctx.client.address)
  const refusing: [RateLimit, string][] =
    browser === null
      ? [
          [rateLimits.signIn, network],
          ...(site === null ? [] : [[rateLimits.signInPerSite, site] satisfies [RateLimit, string]]),
          [rateLimits.signInPerEmailAndNetwork, `${email} ${network}`],
        ]
      : [[rateLimits.signInPerBrowser, browser]]
  for (const [limit, subject] of refusing) await consumeLimitOrRefuse(ctx, limit, subject)
  if (browser === null && (await consumeLimit(ctx, rateLimits.signInPerEmail, email)) !== null) await wait(slowDownMs)
  return async () => {
    for (const [limit, subject] of refusing) await refundLimit(ctx, limit, subject)
    if (browser === null) await refundLimit(ctx, rateLimits.signInPerEmail, email)
  }
}
