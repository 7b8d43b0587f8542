import { enqueue } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import { violatedRule } from '#platform/server/db.ts'
import { fieldError, consumeLimitOrRefuse } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Device } from '../../contract.ts'
import { deviceOf } from '../../rules/devices.ts'
import * as store from '../store.ts'
import type { MemberCtx } from './auth.ts'
import { refuseCommon } from './common-passwords.ts'
import { hashInTime, isRight } from './passwords.ts'
import { signOut } from './sign-in.ts'

/**
 * Holds a password against the member's own one. A session alone must not open what it guards.
 * @throws the fault of the field when it is another; 429 after too many tries; Refusal SIGN_IN_BUSY
 */
async function provePassword(ctx: MemberCtx, field: string, typed: string): Promise<void> {
  await consumeLimitOrRefuse(ctx, 'signInPerEmail', ctx.actor.email)
  const hash = await store.findPasswordHash(ctx.db, ctx.actor.id)
  if (hash !== null && !(await isRight(hash, typed))) throw fieldError(field, 'passwordWrong')
}

/**
 * Gives the password once more, for what asks for it anew (`freshPassword`).
 * @throws the fault of the field; 429 after too many tries; Refusal PASSWORD_NONE, SIGN_IN_BUSY
 */
export async function refreshPassword(ctx: MemberCtx, typed: string): Promise<null> {
  if ((await store.findPasswordHash(ctx.db, ctx.actor.id)) === null) throw new Refusal('PASSWORD_NONE')
  await provePassword(ctx, 'password', typed)
  if (ctx.sessionId !== null) await store.setPasswordAt(ctx.db, ctx.sessionId, ctx.now())
  return null
}

/** Sets another password and ends every other session. @throws faults of the two fields; Refusal SIGN_IN_BUSY */
export async function changePassword(
  ctx: MemberCtx,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<null> {
  const { actor, now } = ctx
  await provePassword(ctx, 'currentPassword', currentPassword)
  await refuseCommon(password)
  const hash = await hashInTime(password)
  await ctx.db.transaction(async (tx) => {
    await store.setPassword(tx, actor.id, hash)
    await store.deleteOtherSessions(tx, actor.id, ctx.sessionId)
    const member = await store.findMember(tx, actor.email)
    const data = { first_name: actor.firstName, changed_at: now().toISOString() }
    const locale = member?.language ?? 'en'
    await enqueue(tx, { type: 'password_changed', to: actor.email, userId: actor.id, locale, data })
  })
  return null
}

/** Every browser that is signed in, last used first. */
export async function findDevices({ db, actor, sessionId }: MemberCtx): Promise<Device[]> {
  const rows = await store.findSessions(db, actor.id)
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    ...deviceOf(userAgent ?? ''),
    startedAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
    isCurrent: id === sessionId,
  }))
}

/** Ends one session of the member; one of somebody else is none. */
export async function endSession({ db, actor }: MemberCtx, id: string): Promise<null> {
  await store.deleteSession(db, actor.id, id)
  return null
}

export async function endOtherSessions({ db, actor, sessionId }: MemberCtx): Promise<null> {
  await store.deleteOtherSessions(db, actor.id, sessionId)
  return null
}

/**
 * Deletes the member for good, with everything that is theirs alone: listings, favourites, sessions, e-mails. Reviews
 * stay as a former member's; payments and the audit log keep what the law wants kept.
 * @throws the fault of the password; Refusal LAST_ADMIN
 */
export async function deleteAccount(ctx: MemberCtx, password: string): Promise<null> {
  await provePassword(ctx, 'password', password)
  const { id } = ctx.actor
  try {
    await ctx.db.transaction(async (tx) => {
      await writeAuditEntry({ ...ctx, db: tx }, { action: 'accounts.deleteAccount', subject: { kind: 'profile', id } })
      await store.deleteMember(tx, id)
    })
  } catch (error) {
    if (violatedRule(error) === 'profiles_last_admin') throw new Refusal('LAST_ADMIN')
    throw error
  }
  return signOut(ctx)
}
