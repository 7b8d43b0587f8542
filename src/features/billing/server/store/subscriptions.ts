import { and, asc, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import type { PlanKey } from '../../rules.ts'
import { subscriptions } from '../tables.ts'

export type Subscription = typeof subscriptions.$inferSelect

export type Member = Pick<typeof profiles.$inferSelect, 'id' | 'email' | 'firstName' | 'lastName' | 'language'>
const member = {
  id: profiles.id,
  email: profiles.email,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  language: profiles.language,
}

/**
 * Locks the member's row until the transaction ends. Code that changes a member's subscriptions takes this lock
 * first, which serializes the changes and avoids deadlocks.
 */
export async function lockMember(db: Db, id: string): Promise<Member | undefined> {
  const [row] = await db.select(member).from(profiles).where(eq(profiles.id, id)).for('no key update')
  return row
}

export async function findMemberId(db: Db, email: string): Promise<string | undefined> {
  const [row] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email))
  return row?.id
}

/** The member's active subscriptions, at most one per plan. */
export function findActive(db: Db, userId: string): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'active')))
}

type NewSubscription = {
  userId: string
  planKey: PlanKey
  paymentId: string | null
  startsAt: Date
  endsAt: Date | null
}

/** Creates a subscription, or moves the end of the active one. Returns its id. */
export async function createOrExtend(
  db: Db,
  active: Subscription | undefined,
  subscription: NewSubscription,
): Promise<string> {
  if (active) {
    await db.update(subscriptions).set({ endsAt: subscription.endsAt }).where(eq(subscriptions.id, active.id))
    return active.id
  }
  const [row] = await db.insert(subscriptions).values(subscription).returning({ id: subscriptions.id })
  return row!.id
}

/**
 * Takes a payment's period from the member's subscription: deletes the one that it created, or restores the end that one
 * had. Returns false when the subscription has changed since, e.g. was ended or no longer ends at `endsAtNow`.
 */
export async function restore(
  db: Db,
  payment: { id: string },
  endsAtNow: Date | null,
  before: { id: string; endsAt: string | null } | null,
): Promise<boolean> {
  const isUnchanged = and(
    before ? eq(subscriptions.id, before.id) : eq(subscriptions.paymentId, payment.id),
    eq(subscriptions.status, 'active'),
    endsAtNow ? eq(subscriptions.endsAt, endsAtNow) : isNull(subscriptions.endsAt),
  )
  const endsAt = before?.endsAt ? new Date(before.endsAt) : null
  const changed = before
    ? await db.update(subscriptions).set({ endsAt }).where(isUnchanged).returning({ id: subscriptions.id })
    : await db.delete(subscriptions).where(isUnchanged).returning({ id: subscriptions.id })
  return changed.length > 0
}

/** Moves the end of an active subscription. */
export async function setEnd(db: Db, id: string, endsAt: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({ endsAt })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'active')))
}

/** Ends an active subscription; with `dueBy`, only if it ends by then. Undefined when it has ended already or was renewed. */
export async function markEnded(db: Db, id: string, endedAt: Date, dueBy?: Date): Promise<Subscription | undefined> {
  const [row] = await db
    .update(subscriptions)
    .set({ status: 'ended', endedAt })
    .where(
      and(
        eq(subscriptions.id, id),
        eq(subscriptions.status, 'active'),
        dueBy === undefined ? undefined : lte(subscriptions.endsAt, dueBy),
      ),
    )
    .returning()
  return row
}

export async function find(db: Db, id: string): Promise<Subscription | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row
}

/** Active subscriptions that end by a time, earliest first. */
export function findEndingBy(db: Db, by: Date, after: { endsAt: Date; id: string } | null, limit: number) {
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        // Must match the predicate of the partial index literally.
        sql`status = 'active'`,
        lte(subscriptions.endsAt, by),
        after === null
          ? undefined
          : sql`(${subscriptions.endsAt}, ${subscriptions.id}) > (${after.endsAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(subscriptions.endsAt), asc(subscriptions.id))
    .limit(limit)
}

function cases(db: Db) {
  return db
    .select({ subscription: subscriptions, member: { id: profiles.id, name: profiles.name, email: profiles.email } })
    .from(subscriptions)
    .innerJoin(profiles, eq(profiles.id, subscriptions.userId))
}
export type SubscriptionCase = Awaited<ReturnType<typeof findCases>>[number]

type CaseQuery = {
  status?: 'active' | 'ended' | undefined
  q?: string | undefined
  after: string | undefined
  limit: number
}

/** Subscriptions for admins, newest first. */
export function findCases(db: Db, { status, q, after, limit }: CaseQuery) {
  return cases(db)
    .where(
      and(
        status && eq(subscriptions.status, status),
        q ? eq(profiles.email, q.trim().toLowerCase()) : undefined,
        after === undefined ? undefined : lt(subscriptions.id, after),
      ),
    )
    .orderBy(desc(subscriptions.id))
    .limit(limit)
}

export async function findCase(db: Db, id: string): Promise<SubscriptionCase | undefined> {
  const [row] = await cases(db).where(eq(subscriptions.id, id))
  return row
}
