import { isAPIError } from 'better-auth/api'
import { QueueFull } from '#platform/server/keyed-queue.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Me } from '../../contract.ts'
import { secondFactorOf } from './admin-access.ts'
import { actorFrom, type AccountsCtx, type Proof } from './auth.ts'
import { withCheckedPassword } from './checked-password.ts'
import { recogniseBrowser } from './new-browser.ts'
import { verifyCode } from './second-factor-codes.ts'
import { countTry } from './sign-in-tries.ts'

/** Maps better-auth error codes to refusals. Only a correct password reveals more than CREDENTIALS_WRONG. */
const refusalCodes: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'CREDENTIALS_WRONG',
  INVALID_EMAIL: 'CREDENTIALS_WRONG',
  EMAIL_NOT_VERIFIED: 'EMAIL_UNCONFIRMED',
  BANNED_USER: 'ACCOUNT_DEACTIVATED',
}

/**
 * Starts a session. An unknown address takes the same work as a wrong password and gets the same refusal.
 * @throws Refusal CREDENTIALS_WRONG, EMAIL_UNCONFIRMED, ACCOUNT_DEACTIVATED, SIGN_IN_BUSY, CODE_NEEDED (then
 * `signInWithCode`); 429 after too many failures
 * (`countTry`)
 */
export async function signIn(ctx: AccountsCtx, credentials: { email: string; password: string }): Promise<Me> {
  const refundTry = await countTry(ctx, credentials.email)
  const session = withCheckedPassword(ctx, credentials, () =>
    ctx.auth.api.signInEmail({ body: credentials, headers: ctx.headers, returnHeaders: true }),
  )
  const [result] = await Promise.allSettled([applySession(ctx, session as Promise<StartedSession>)])
  const isWrong =
    result.status === 'rejected' && result.reason instanceof Refusal && result.reason.code === 'CREDENTIALS_WRONG'
  if (!isWrong) await refundTry()
  if (result.status === 'rejected') throw result.reason
  return result.value
}

/**
 * The second step of a sign-in, for the member whose password this browser gave within the last ten minutes.
 * @throws a field error of `code`; Refusal CODE_EXPIRED, ACCOUNT_DEACTIVATED; 429 after too many wrong codes
 */
export async function signInWithCode(ctx: AccountsCtx, code: string): Promise<Me> {
  // In a session the library would check the code of its member instead.
  if (ctx.actor !== null) throw new Refusal('CODE_EXPIRED')
  return applySession(ctx, verifyCode(ctx, code) as Promise<StartedSession>, { hasSecondFactor: true })
}

/** Starts a session for a member authenticated by other means, as `proof` says. @throws Refusal ACCOUNT_DEACTIVATED */
export async function signInUser(ctx: AccountsCtx, userId: string, proof: Proof = {}): Promise<Me> {
  const body = { userId, proof }
  const session = ctx.auth.api.createSessionFor({ body, headers: ctx.headers, returnHeaders: true })
  return applySession(ctx, session, {
    hasSecondFactor: proof.secondFactorAt !== undefined,
    isNotified: proof.passwordAt !== undefined,
  })
}

type StartedSession = {
  response: { token: string; user: Parameters<typeof actorFrom>[0] & { twoFactorEnabled?: boolean | null } }
  headers: Headers
}

/**
 * Adds the new session's cookies to the response and converts library errors to refusals. The library starts no session
 * when a code is needed, but a cookie for the second step.
 */
async function applySession(
  ctx: AccountsCtx,
  session: Promise<StartedSession | { response: { twoFactorRedirect: true }; headers: Headers }>,
  { hasSecondFactor = false, isNotified = true } = {},
): Promise<Me> {
  try {
    const { response, headers } = await session
    ctx.setCookies.push(...headers.getSetCookie())
    if (!('user' in response)) throw new Refusal('CODE_NEEDED')
    const { user, token } = response
    await recogniseBrowser(ctx, user.email, token, isNotified)
    return actorFrom(user, await secondFactorOf(ctx, user, hasSecondFactor ? ctx.now() : null))
  } catch (error) {
    const code = isAPIError(error) ? refusalCodes[error.body?.code ?? ''] : undefined
    if (code) throw new Refusal(code)
    throw error instanceof QueueFull ? new Refusal('SIGN_IN_BUSY') : error
  }
}

/** Ends the session of this browser, if any. */
export async function signOut(ctx: AccountsCtx): Promise<null> {
  const { headers } = await ctx.auth.api.signOut({ headers: ctx.headers, returnHeaders: true })
  ctx.setCookies.push(...headers.getSetCookie())
  return null
}
