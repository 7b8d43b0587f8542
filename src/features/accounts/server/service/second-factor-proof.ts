import type { Ctx } from '#platform/server/context.ts'
import { refundLimit } from '#platform/server/limits.ts'
import { consumeLimitOrRefuse, fieldError } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import { rateLimits } from '../../rules/rate-limits.ts'
import * as accountStore from '../store.ts'
import * as store from '../store/second-factor.ts'
import type { AccountsMemberCtx } from './auth.ts'
import { verifyCode } from './second-factor-codes.ts'

/**
 * Checks the code of a signed-in member and records it in the session.
 * @throws field errors of `code`; 429 after too many failures of this member
 */
export async function confirmCode(ctx: AccountsMemberCtx, code: string): Promise<null> {
  await consumeLimitOrRefuse(ctx, rateLimits.passwordPerMember, ctx.actor.id)
  await verifyCode(ctx, code)
  await refundLimit(ctx, rateLimits.passwordPerMember, ctx.actor.id)
  await recordProof(ctx, { secondFactorAt: ctx.now() })
  return null
}

/**
 * Checks the code that belongs to a password given again, if this member's sign-in needs one. Returns when.
 * @throws field errors of `code`; Refusal PASSKEY_NEEDED where a passkey is all there is: for an admin beside the
 * password, for a member without one
 */
export async function requireCode(ctx: AccountsMemberCtx, code: string, hasPassword = true): Promise<Date | undefined> {
  const member = await accountStore.findMemberById(ctx.db, ctx.actor.id)
  if (!member?.twoFactorEnabled) {
    // A member's sign-in asks for no passkey beside the password; whoever lost it must be able to remove it.
    const mayNeedPasskey = member?.role === 'admin' || !hasPassword
    if (mayNeedPasskey && (await store.findPasskeys(ctx.db, ctx.actor.id)).length > 0)
      throw new Refusal('PASSKEY_NEEDED')
    return undefined
  }
  if (code.trim() === '') throw fieldError('code', 'codeRequired')
  await verifyCode(ctx, code)
  return ctx.now()
}

/** Records in the session when the member gave password or second factor again. */
export async function recordProof(
  { db, sessionId }: Pick<Ctx, 'db'> & { sessionId: string | null },
  proof: { passwordAt?: Date; secondFactorAt?: Date },
): Promise<void> {
  if (sessionId !== null) await store.setProof(db, sessionId, proof)
}
