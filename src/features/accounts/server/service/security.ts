import { enqueue } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import { violatedConstraint } from '#platform/server/db.ts'
import { refundLimit } from '#platform/server/limits.ts'
import { fieldError, consumeLimitOrRefuse } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Device } from '../../contract.ts'
import type { PasskeyResponse } from '../../contract/second-factor.ts'
import { deviceOf } from '../../rules/devices.ts'
import { rateLimits } from '../../rules/rate-limits.ts'
import { passwordChangedEmail } from '../emails/password-changed.ts'
import * as store from '../store.ts'
import type { AccountsMemberCtx } from './auth.ts'
import { assertNotCommon } from './common-passwords.ts'
import { deleteLinks } from './links.ts'
import { verifyOwnPasskey } from './passkeys.ts'
import { hashPasswordOrRefuse, isPasswordCorrect } from './passwords.ts'
import { recordProof, requireCode } from './second-factor-proof.ts'
import { signOut } from './sign-in.ts'

/** What a member gives with an act that a session alone must not allow. A passkey stands for the other two. */
export type Proof = { password: string; code: string; passkey?: PasskeyResponse | undefined }

/**
 * Checks the password and, where the sign-in needs one, the code; or a passkey. Returns when the second factor was given, if it was.
 * @throws field errors of `field` and `code`; 429 after too many failures of this member; Refusal PASSKEY_NEEDED,
 * PASSKEY_INVALID, CODE_EXPIRED, SIGN_IN_BUSY
 */
export async function requireProof(
  ctx: AccountsMemberCtx,
  field: string,
  { password, code, passkey }: Proof,
): Promise<Date | undefined> {
  if (passkey) {
    await consumeLimitOrRefuse(ctx, rateLimits.passkey)
    await verifyOwnPasskey(ctx, passkey)
    return ctx.now()
  }
  await consumeLimitOrRefuse(ctx, rateLimits.passwordPerMember, ctx.actor.id)
  const hash = await store.findPasswordHash(ctx.db, ctx.actor.id)
  if (hash !== null && !(await isPasswordCorrect(hash, password))) throw fieldError(field, 'passwordWrong')
  const secondFactorAt = await requireCode(ctx, code, hash !== null)
  await refundLimit(ctx, rateLimits.passwordPerMember, ctx.actor.id)
  return secondFactorAt
}

/** @throws Refusal PASSWORD_NONE for a member who signs in by a provider only */
export async function requirePassword({ db, actor }: AccountsMemberCtx): Promise<void> {
  if ((await store.findPasswordHash(db, actor.id)) === null) throw new Refusal('PASSWORD_NONE')
}

/**
 * Confirms the password for procedures behind `freshPassword`, with the code where the sign-in needs one.
 * @throws field errors; 429 after too many tries; Refusal PASSWORD_NONE, PASSKEY_NEEDED, SIGN_IN_BUSY, CODE_EXPIRED
 */
export async function refreshPassword(
  ctx: AccountsMemberCtx,
  typed: { password: string; code: string },
): Promise<null> {
  await requirePassword(ctx)
  const secondFactorAt = await requireProof(ctx, 'password', typed)
  await recordProof(ctx, { passwordAt: ctx.now(), ...(secondFactorAt && { secondFactorAt }) })
  return null
}

/**
 * Changes the password, ends every other session and a pending change of the address. A first one is set by an e-mail link: the session alone would
 * otherwise count as a recently entered password.
 * @throws field errors; Refusal PASSWORD_NONE; as `requireProof`
 */
export async function changePassword(
  ctx: AccountsMemberCtx,
  { currentPassword, password, ...proof }: Proof & { currentPassword: string },
): Promise<null> {
  const { actor, now } = ctx
  await requirePassword(ctx)
  // First: a code works once, and is not used up by a new password that is refused.
  await assertNotCommon(password)
  await requireProof(ctx, 'currentPassword', { ...proof, password: currentPassword })
  const hash = await hashPasswordOrRefuse(password)
  await ctx.db.transaction(async (tx) => {
    const member = await store.lockMember(tx, actor.id)
    if (!member) throw new Error('no profile for this session')
    await store.setPassword(tx, actor.id, hash)
    await store.deleteOtherSessions(tx, actor.id, ctx.sessionId)
    // Whoever knew the old password may have asked for it.
    await deleteLinks(tx, 'change-email', actor.id)
    const { email, language: locale } = member
    const data = { first_name: actor.firstName, changed_at: now().toISOString() }
    await enqueue(tx, { email: passwordChangedEmail, to: email, userId: actor.id, locale, data })
  })
  return null
}

/** Lists the member's sessions, last used first. */
export async function findDevices({ db, actor, sessionId }: AccountsMemberCtx): Promise<Device[]> {
  const rows = await store.findSessions(db, actor.id)
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    ...deviceOf(userAgent ?? ''),
    startedAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
    isCurrent: id === sessionId,
  }))
}

/** Ends one session of the member; does nothing for another member's session. */
export async function endSession({ db, actor }: AccountsMemberCtx, id: string): Promise<null> {
  await store.deleteSession(db, actor.id, id)
  return null
}

export async function endOtherSessions({ db, actor, sessionId }: AccountsMemberCtx): Promise<null> {
  await store.deleteOtherSessions(db, actor.id, sessionId)
  return null
}

/**
 * Deletes the member irreversibly with their listings, favourites, sessions and e-mails (trigger `erase_member`). Reviews
 * become anonymous; what the law asks for stays (shared/retention.ts).
 * @throws Refusal LAST_ADMIN; as `requireProof`
 */
export async function deleteAccount(ctx: AccountsMemberCtx, proof: Proof): Promise<null> {
  await requireProof(ctx, 'password', proof)
  const { id } = ctx.actor
  try {
    await ctx.db.transaction(async (tx) => {
      await writeAuditEntry({ ...ctx, db: tx }, { action: 'accounts.deleteAccount', subject: { kind: 'profile', id } })
      await store.deleteMember(tx, id)
    })
  } catch (error) {
    if (violatedConstraint(error) === 'profiles_last_admin') throw new Refusal('LAST_ADMIN')
    throw error
  }
  return signOut(ctx)
}
