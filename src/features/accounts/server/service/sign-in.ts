import { isAPIError } from 'better-auth/api'
import { Refusal } from '#shared/refusal.ts'
import type { Me } from '../../contract.ts'
import { actorFrom, type AccountsCtx } from './auth.ts'
import { knownBrowserCookie } from './known-browser.ts'
import { PasswordQueueFull } from './passwords.ts'
import { countTry } from './sign-in-tries.ts'

/** Maps better-auth error codes to refusals. Only a correct password reveals more than CREDENTIALS_WRONG. */
const refusalCodes: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'CREDENTIALS_WRONG',
  INVALID_EMAIL: 'CREDENTIALS_WRONG',
  EMAIL_NOT_VERIFIED: 'EMAIL_UNCONFIRMED',
  BANNED_USER: 'ACCOUNT_DEACTIVATED',
}

/**
 * Starts a session. An unknown address takes as long as a wrong password and gets the same refusal.
 * @throws Refusal CREDENTIALS_WRONG, EMAIL_UNCONFIRMED, ACCOUNT_DEACTIVATED, SIGN_IN_BUSY; 429 after too many failures
 * (`countTry`)
 */
export async function signIn(ctx: AccountsCtx, credentials: { email: string; password: string }): Promise<Me> {
  const refundTry = await countTry(ctx, credentials.email)
  const session = ctx.auth.api.signInEmail({ body: credentials, headers: ctx.headers, returnHeaders: true })
  const [result] = await Promise.allSettled([applySession(ctx, session)])
  const isWrong =
    result.status === 'rejected' && result.reason instanceof Refusal && result.reason.code === 'CREDENTIALS_WRONG'
  if (!isWrong) await refundTry()
  if (result.status === 'rejected') throw result.reason
  return result.value
}

/** Starts a session for a member authenticated by other means. @throws Refusal ACCOUNT_DEACTIVATED */
export async function signInUser(ctx: AccountsCtx, userId: string): Promise<Me> {
  return applySession(
    ctx,
    ctx.auth.api.createSessionFor({ body: { userId }, headers: ctx.headers, returnHeaders: true }),
  )
}

/** Adds the new session's cookies to the response and converts library errors to refusals. */
async function applySession(
  ctx: AccountsCtx,
  session: Promise<{ response: { user: Parameters<typeof actorFrom>[0] }; headers: Headers }>,
): Promise<Me> {
  try {
    const { response, headers } = await session
    ctx.setCookies.push(...headers.getSetCookie(), await knownBrowserCookie(ctx, response.user.email))
    return actorFrom(response.user)
  } catch (error) {
    const code = isAPIError(error) ? refusalCodes[error.body?.code ?? ''] : undefined
    if (code) throw new Refusal(code)
    throw error instanceof PasswordQueueFull ? new Refusal('SIGN_IN_BUSY') : error
  }
}

/** Ends the session of this browser, if any. */
export async function signOut(ctx: AccountsCtx): Promise<null> {
  const { headers } = await ctx.auth.api.signOut({ headers: ctx.headers, returnHeaders: true })
  ctx.setCookies.push(...headers.getSetCookie())
  return null
}
