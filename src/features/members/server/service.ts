import * as z from 'zod'
import { enqueue } from '#features/notifications/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import { decodeCursor, encodeCursor } from '#platform/server/cursor.ts'
import { violatedConstraint, type Db } from '#platform/server/db.ts'
import type { Actor } from '#shared/actor.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Member, MemberRow } from '../contract.ts'
import type { MemberSort, MemberState } from '../rules.ts'
import * as store from './store.ts'

type AdminCtx = Ctx & { actor: NonNullable<Actor> }
type FindInput = { q: string; state: MemberState; sort: MemberSort; cursor?: string; limit: number }

const position: z.ZodType<store.Position> = z.tuple([z.int().min(0).max(4e15), z.uuid()])
const orderOf = (sort: MemberSort) => `members ${sort}`

type Times = { createdAt: Date; whatsappVerifiedAt: Date | null }
const withTimes = <Row extends Times>({ createdAt, whatsappVerifiedAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  whatsappVerifiedAt: whatsappVerifiedAt?.toISOString() ?? null,
})
const withTime = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

/** One page of members by sign-up time. @throws Refusal CURSOR_INVALID */
export async function find(
  { db }: Pick<Ctx, 'db'>,
  { q, state, sort, cursor, limit }: FindInput,
): Promise<{ items: MemberRow[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeCursor(orderOf(sort), cursor, position)
  if (cursor !== undefined && !after) throw new Refusal('CURSOR_INVALID')
  const rows = await store.find(db, { q, state, sort, after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.map(({ micros: _micros, ...row }) => withTimes(row)),
    nextCursor: last ? encodeCursor(orderOf(sort), [last.micros, last.id]) : null,
  }
}

/** One member with their newest listings, reviews, payments and history. @throws Refusal MEMBER_NOT_FOUND */
export async function get({ db, actor }: Pick<AdminCtx, 'db' | 'actor'>, id: string): Promise<Member> {
  const found = await store.findOne(db, id)
  if (!found) throw new Refusal('MEMBER_NOT_FOUND')
  const { micros: _micros, lastSeenAt, ...row } = found
  return {
    ...withTimes(row),
    lastSeenAt: lastSeenAt && new Date(lastSeenAt).toISOString(),
    isSelf: id === actor.id,
    listings: (await store.findListings(db, id)).map(withTime),
    reviews: (await store.findReviews(db, id)).map(withTime),
    payments: (await store.findPayments(db, id)).map(withTime),
    history: (await store.findHistory(db, id)).map(withTime),
  }
}

/** Runs a change in a transaction and returns the updated member; a violated last-admin rule becomes a refusal. */
async function change(ctx: AdminCtx, id: string, act: (db: Db) => Promise<void>): Promise<Member> {
  try {
    return await ctx.db.transaction(async (tx) => {
      await act(tx)
      return get({ db: tx, actor: ctx.actor }, id)
    })
  } catch (error) {
    if (violatedConstraint(error) === 'profiles_last_admin') throw new Refusal('LAST_ADMIN')
    throw error
  }
}

const subjectOf = (id: string) => ({ kind: 'profile', id })

/** @throws Refusal MEMBER_SELF, LAST_ADMIN, MEMBER_NOT_FOUND */
export async function deactivate(ctx: AdminCtx, { id, reason }: { id: string; reason: string }): Promise<Member> {
  if (id === ctx.actor.id) throw new Refusal('MEMBER_SELF')
  return change(ctx, id, async (db) => {
    const member = await store.deactivate(db, id, reason)
    if (!member) return
    const [before, after] = [{ isActive: true }, { isActive: false, reason }]
    await writeAuditEntry({ ...ctx, db }, { action: 'members.deactivate', subject: subjectOf(id), before, after })
    const { email: to, firstName, locale } = member
    await enqueue(db, { type: 'account_inactive', to, userId: id, locale, data: { first_name: firstName } })
  })
}

/** @throws Refusal MEMBER_NOT_FOUND */
export async function activate(ctx: AdminCtx, id: string): Promise<Member> {
  return change(ctx, id, async (db) => {
    const previous = await store.activate(db, id)
    if (!previous) return
    const [before, after] = [{ isActive: false, reason: previous.reason }, { isActive: true }]
    await writeAuditEntry({ ...ctx, db }, { action: 'members.activate', subject: subjectOf(id), before, after })
  })
}

/**
 * Makes the member with this address an admin. The address must be confirmed, since anybody may have signed up with it.
 * @throws Refusal MEMBER_NOT_FOUND, MEMBER_UNCONFIRMED, MEMBER_INACTIVE
 */
export async function addAdmin(ctx: AdminCtx, email: string): Promise<Member> {
  return ctx.db.transaction(async (db) => {
    const member = await store.findByEmail(db, email)
    if (!member) throw new Refusal('MEMBER_NOT_FOUND')
    if (!member.isActive) throw new Refusal('MEMBER_INACTIVE')
    if (!member.isConfirmed) throw new Refusal('MEMBER_UNCONFIRMED')
    const { id, role } = member
    if (role !== 'admin') {
      await store.addAdmin(db, id)
      const [before, after] = [{ role }, { role: 'admin' }]
      await writeAuditEntry({ ...ctx, db }, { action: 'members.addAdmin', subject: subjectOf(id), before, after })
    }
    return get({ db, actor: ctx.actor }, id)
  })
}

/** @throws Refusal MEMBER_SELF, LAST_ADMIN, MEMBER_NOT_FOUND */
export async function removeAdmin(ctx: AdminCtx, id: string): Promise<Member> {
  if (id === ctx.actor.id) throw new Refusal('MEMBER_SELF')
  return change(ctx, id, async (db) => {
    if (!(await store.removeAdmin(db, id))) return
    const [before, after] = [{ role: 'admin' }, { role: 'member' }]
    await writeAuditEntry({ ...ctx, db }, { action: 'members.removeAdmin', subject: subjectOf(id), before, after })
  })
}

/** Signs the member out of every browser. @throws Refusal MEMBER_NOT_FOUND */
export async function endSessions(ctx: AdminCtx, id: string): Promise<Member> {
  return change(ctx, id, async (db) => {
    const sessions = await store.deleteSessions(db, id)
    if (sessions === 0) return
    await writeAuditEntry(
      { ...ctx, db },
      { action: 'members.endSessions', subject: subjectOf(id), after: { sessions } },
    )
  })
}
