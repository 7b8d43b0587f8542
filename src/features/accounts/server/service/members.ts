import { enqueue } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { AdminCtx } from '#platform/server/context.ts'
import { violatedConstraint, type Db } from '#platform/server/db.ts'
import { Refusal } from '#shared/refusal.ts'
import { accountInactiveEmail } from '../emails/account-inactive.ts'
import { addAdmin as insertAdmin, lockMember, type Member } from '../store.ts'
import * as store from '../store/members.ts'
import { endAccess } from './access.ts'
import { removeSecondFactor } from './authenticator-removal.ts'

/** Runs a change in a transaction. @throws Refusal MEMBER_NOT_FOUND, LAST_ADMIN */
async function change(ctx: AdminCtx, id: string, act: (db: Db, member: Member) => Promise<void>): Promise<null> {
  try {
    return await ctx.db.transaction(async (tx) => {
      const member = await lockMember(tx, id)
      if (!member) throw new Refusal('MEMBER_NOT_FOUND')
      await act(tx, member)
      return null
    })
  } catch (error) {
    if (violatedConstraint(error) === 'profiles_last_admin') throw new Refusal('LAST_ADMIN')
    throw error
  }
}

const subjectOf = (id: string) => ({ kind: 'profile', id })

/** @throws Refusal MEMBER_SELF, LAST_ADMIN, MEMBER_NOT_FOUND */
export async function deactivateMember(ctx: AdminCtx, { id, reason }: { id: string; reason: string }): Promise<null> {
  if (id === ctx.actor.id) throw new Refusal('MEMBER_SELF')
  return change(ctx, id, async (db) => {
    const member = await store.deactivate(db, id, reason)
    if (!member) return
    const [before, after] = [{ isActive: true }, { isActive: false, reason }]
    await writeAuditEntry(
      { ...ctx, db },
      { action: 'accounts.deactivateMember', subject: subjectOf(id), before, after },
    )
    const { email: to, firstName, locale } = member
    await enqueue(db, { email: accountInactiveEmail, to, userId: id, locale, data: { first_name: firstName } })
  })
}

/** @throws Refusal MEMBER_NOT_FOUND */
export async function activateMember(ctx: AdminCtx, id: string): Promise<null> {
  return change(ctx, id, async (db) => {
    const previous = await store.activate(db, id)
    if (!previous) return
    const [before, after] = [{ isActive: false, reason: previous.reason }, { isActive: true }]
    await writeAuditEntry({ ...ctx, db }, { action: 'accounts.activateMember', subject: subjectOf(id), before, after })
  })
}

/**
 * Makes the member with this address an admin. The address must be confirmed, since anybody may have signed up with it.
 * @throws Refusal MEMBER_NOT_FOUND, MEMBER_UNCONFIRMED, MEMBER_INACTIVE
 */
export async function addAdmin(ctx: AdminCtx, email: string): Promise<{ firstName: string; lastName: string }> {
  return ctx.db.transaction(async (db) => {
    const member = await store.findByEmail(db, email)
    if (!member) throw new Refusal('MEMBER_NOT_FOUND')
    if (!member.isActive) throw new Refusal('MEMBER_INACTIVE')
    if (!member.isConfirmed) throw new Refusal('MEMBER_UNCONFIRMED')
    const { id, role, firstName, lastName } = member
    if (role !== 'admin') {
      await insertAdmin(db, id)
      const [before, after] = [{ role }, { role: 'admin' }]
      await writeAuditEntry({ ...ctx, db }, { action: 'accounts.addAdmin', subject: subjectOf(id), before, after })
    }
    return { firstName, lastName }
  })
}

/** @throws Refusal MEMBER_SELF, LAST_ADMIN, MEMBER_NOT_FOUND */
export async function removeAdmin(ctx: AdminCtx, id: string): Promise<null> {
  if (id === ctx.actor.id) throw new Refusal('MEMBER_SELF')
  return change(ctx, id, async (db) => {
    if (!(await store.removeAdmin(db, id))) return
    const [before, after] = [{ role: 'admin' }, { role: 'member' }]
    await writeAuditEntry({ ...ctx, db }, { action: 'accounts.removeAdmin', subject: subjectOf(id), before, after })
  })
}

/** Signs the member out of every browser, and ends what outlives sessions. @throws Refusal MEMBER_NOT_FOUND */
export async function endMemberSessions(ctx: AdminCtx, id: string): Promise<null> {
  return change(ctx, id, async (db, member) => {
    const sessions = await store.deleteSessions(db, id)
    const ended = await endAccess(db, member)
    if (sessions + ended.integrations + ended.passkeys === 0) return
    await writeAuditEntry(
      { ...ctx, db },
      { action: 'accounts.endMemberSessions', subject: subjectOf(id), after: { sessions, ...ended } },
    )
  })
}

/**
 * Removes authenticator app, recovery codes and passkeys of a member who lost them, and signs them out everywhere.
 * @throws Refusal MEMBER_SELF, MEMBER_NOT_FOUND
 */
export async function resetSecondFactor(ctx: AdminCtx, { id, reason }: { id: string; reason: string }): Promise<null> {
  if (id === ctx.actor.id) throw new Refusal('MEMBER_SELF')
  return change(ctx, id, async (db, member) => {
    if (!(await removeSecondFactor(db, id))) return
    await store.deleteSessions(db, id)
    await endAccess(db, member)
    await writeAuditEntry(
      { ...ctx, db },
      { action: 'accounts.resetSecondFactor', subject: subjectOf(id), after: { reason } },
    )
  })
}
