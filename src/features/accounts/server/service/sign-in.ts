import { isAPIError } from 'better-auth/api'
import { consumeLimitOrRefuse } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Me } from '../../contract.ts'
import { actorFrom, type AccountsCtx } from './auth.ts'
import { PasswordsBusy } from './passwords.ts'

/** The sign-in library's refusals as ours. Only whoever gave the right password hears more than the first. */
const refusedSignIn: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'CREDENTIALS_WRONG',
  INVALID_EMAIL: 'CREDENTIALS_WRONG',
  EMAIL_NOT_VERIFIED: 'EMAIL_UNCONFIRMED',
  BANNED_USER: 'ACCOUNT_DEACTIVATED',
}

/**
 * Begins a session. An unknown address costs the same time as a known one with a wrong password, and is told the same.
 * @throws Refusal CREDENTIALS_WRONG, EMAIL_UNCONFIRMED, ACCOUNT_DEACTIVATED, SIGN_IN_BUSY; 429 when this address was
 * tried too often
 */
export async function signIn(ctx: AccountsCtx, credentials: { email: string; password: string }): Promise<Me> {
  await consumeLimitOrRefuse(ctx, 'signInPerEmail', credentials.email)
  return begun(ctx, ctx.auth.api.signInEmail({ body: credentials, headers: ctx.headers, returnHeaders: true }))
}

/** Begins a session for a member who has just proved to be the one. @throws Refusal ACCOUNT_DEACTIVATED */
export async function enter(ctx: AccountsCtx, userId: string): Promise<Me> {
  return begun(ctx, ctx.auth.api.enter({ body: { userId }, headers: ctx.headers, returnHeaders: true }))
}

/** The member whose session the library has begun; its cookies go into the answer, its refusals become ours. */
async function begun(
  ctx: AccountsCtx,
  session: Promise<{ response: { user: Parameters<typeof actorFrom>[0] }; headers: Headers }>,
): Promise<Me> {
  try {
    const { response, headers } = await session
    ctx.setCookies.push(...headers.getSetCookie())
    return actorFrom(response.user)
  } catch (error) {
    const code = isAPIError(error) ? refusedSignIn[error.body?.code ?? ''] : undefined
    if (code) throw new Refusal(code)
    throw error instanceof PasswordsBusy ? new Refusal('SIGN_IN_BUSY') : error
  }
}

/** Ends the session of this browser, if there is one. */
export async function signOut(ctx: AccountsCtx): Promise<null> {
  const { headers } = await ctx.auth.api.signOut({ headers: ctx.headers, returnHeaders: true })
  ctx.setCookies.push(...headers.getSetCookie())
  return null
}
