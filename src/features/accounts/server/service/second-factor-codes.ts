import { ORPCError } from '@orpc/server'
import { isAPIError } from 'better-auth/api'
import { fieldError } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import * as store from '../store/second-factor.ts'
import type { AccountsCtx } from './auth.ts'
import { recoveryDigest } from './recovery-codes.ts'

/** A code is valid for 30 s before and after its own 30 s, and works once in that time. */
const codeLifetimeSeconds = 90
const lockSeconds = 900

type Verified = {
  response: { token: string; user: { id: string; email: string } & Record<string, unknown> }
  headers: Headers
}

/** The code as it is compared, and whether it is one of an authenticator app. */
export function parseCode(typed: string): { code: string; isTotp: boolean } {
  const code = typed.normalize('NFKC').replace(/\s/g, '')
  return { code, isTotp: /^\d{6}$/.test(code) }
}

/**
 * Checks a code of the authenticator app (six digits) or a recovery code, which is used up. Without a session the
 * library starts one for the member whose password was given just before (its cookie); with one it is about that member.
 * An app that is being set up proves nothing: in a session the library would put it in force.
 * @throws a field error of `code`; Refusal CODE_EXPIRED when the password must be given again; 429 after ten wrong codes
 */
export async function verifyCode(ctx: AccountsCtx, typed: string): Promise<Verified> {
  if (ctx.actor !== null && !(await store.findTwoFactor(ctx.db, ctx.actor.id))?.verified)
    throw new Refusal('CODE_EXPIRED')
  const { code, isTotp } = parseCode(typed)
  const call = { headers: ctx.headers, returnHeaders: true } as const
  try {
    const verified = (
      isTotp
        ? await ctx.auth.api.verifyTOTP({ ...call, body: { code } })
        : await ctx.auth.api.verifyBackupCode({ ...call, body: { code: await recoveryDigest(ctx, code) } })
    ) as Verified
    const { token, user } = verified.response
    if (isTotp && !(await store.useCode(ctx.db, user.id, code, ctx.now(), codeLifetimeSeconds))) {
      if (ctx.actor === null) await store.deleteSessionByToken(ctx.db, token)
      throw fieldError('code', 'codeUsed')
    }
    return verified
  } catch (error) {
    // Another recovery code, or this one, was used at the same moment.
    if (isAPIError(error) && error.status === 'CONFLICT') throw fieldError('code', 'codeUsed')
    const refused = isAPIError(error) ? error.body?.code : undefined
    throw refusals[refused ?? '']?.() ?? error
  }
}

const refusals: Record<string, () => unknown> = {
  INVALID_CODE: () => fieldError('code', 'codeWrong'),
  INVALID_BACKUP_CODE: () => fieldError('code', 'codeWrong'),
  INVALID_TWO_FACTOR_COOKIE: () => new Refusal('CODE_EXPIRED'),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: () => new Refusal('CODE_EXPIRED'),
  TOTP_NOT_ENABLED: () => new Refusal('CODE_EXPIRED'),
  BACKUP_CODES_NOT_ENABLED: () => new Refusal('CODE_EXPIRED'),
  BANNED_USER: () => new Refusal('ACCOUNT_DEACTIVATED'),
  ACCOUNT_TEMPORARILY_LOCKED: () =>
    new ORPCError('TOO_MANY_REQUESTS', { status: 429, data: { retryAfterSeconds: lockSeconds } }),
}
