import { ORPCError } from '@orpc/server'
import { enqueue, toMember } from '#features/notifications/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import type { Actor } from '#shared/actor.ts'
import { pathInLocale } from '#shared/locale-path.ts'
import { signInChangedEmail, type SignInChange } from '../emails/sign-in-changed.ts'
import { endIntegrations } from '../ports.ts'
import { findMemberById, type Member } from '../store.ts'
import { deletePasskeys } from '../store/second-factor.ts'
import { lockSession } from '../store/sessions.ts'

/** Tells a member by e-mail that there is another way into their account, or one less. */
export async function notifySignInChanged(db: Db, memberId: string, change: SignInChange): Promise<void> {
  const member = await findMemberById(db, memberId)
  if (!member) return
  const path = pathInLocale('/profile?tab=security', member.language)
  await enqueue(db, { email: signInChangedEmail, ...toMember(member), data: { change, path } })
}

/**
 * Locks the member until the end of the transaction, which adds a way into the account: a password reset or another end of
 * sessions either came before, or waits and then ends it too. @throws 401 when the session of the call has ended meanwhile
 */
export async function requireSession(
  db: Db,
  { actor, sessionId }: { actor: NonNullable<Actor>; sessionId?: string | null },
): Promise<void> {
  if (sessionId && !(await lockSession(db, actor.id, sessionId)))
    throw new ORPCError('UNAUTHORIZED', { message: 'Not authenticated' })
}

/**
 * Ends what outlives the sessions of a member, where these end because somebody else may have been in the account: keys of
 * the API, webhooks and passkeys. The member is told. An admin's passkeys stay: they are the second factor, which neither
 * a mailbox nor another admin without a password takes away. Returns how many ended.
 */
export async function endAccess(
  db: Db,
  member: Pick<Member, 'id' | 'role'>,
): Promise<{ integrations: number; passkeys: number }> {
  const integrations = await endIntegrations(db, member.id)
  const passkeys = member.role === 'admin' ? 0 : await deletePasskeys(db, member.id)
  if (integrations + passkeys > 0)
    await notifySignInChanged(db, member.id, passkeys > 0 ? 'accessEnded' : 'integrationsEnded')
  return { integrations, passkeys }
}
