import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm'
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
 * Takes the member's row until the transaction ends: whoever changes what a member holds comes here first, so that no two
 * do at once, and so that none waits for another in a circle.
 */
export async function lockMember(db: Db, id: string): Promise<Member | undefined> {
  const [row] = await db.select(member).from(profiles).where(eq(profiles.id, id)).for('no key update')
  return row
}

export async function findMemberId(db: Db, email: string): Promise<string | undefined> {
  const [row] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email))
  return row?.id
}

/** What the member holds now: one row a plan at most. */
export function findHeld(db: Db, userId: string): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'active')))
}

type Given = { userId: string; planKey: PlanKey; paymentId: string | null; startsAt: Date; endsAt: Date | null }

/** Gives a plan, or moves the end of the one that runs. */
export async function give(db: Db, running: Subscription | undefined, given: Given): Promise<string> {
  if (running) {
    await db.update(subscriptions).set({ endsAt: given.endsAt }).where(eq(subscriptions.id, running.id))
    return running.id
  }
  const [row] = await db.insert(subscriptions).values(given).returning({ id: subscriptions.id })
  return row!.id
}

/** Ends what runs; with `dueBy`, only what was to end by then. Nothing where it has ended, or was paid on meanwhile. */
export async function end(db: Db, id: string, endedAt: Date, dueBy?: Date): Promise<Subscription | undefined> {
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

/** What ends by then, the earliest first. */
export function findEndingBy(db: Db, by: Date, after: { endsAt: Date; id: string } | null, limit: number) {
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        // Word for word the condition of the index.
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

type Asked = { status?: 'active' | 'ended' | undefined; q?: string | undefined; before: string | null; limit: number }

/** Subscriptions as admins see them, the newest first. */
export function findCases(db: Db, { status, q, before, limit }: Asked) {
  return cases(db)
    .where(
      and(
        status && eq(subscriptions.status, status),
        q ? eq(profiles.email, q.trim().toLowerCase()) : undefined,
        before === null ? undefined : lt(subscriptions.id, before),
      ),
    )
    .orderBy(desc(subscriptions.id))
    .limit(limit)
}

export async function findCase(db: Db, id: string): Promise<SubscriptionCase | undefined> {
  const [row] = await cases(db).where(eq(subscriptions.id, id))
  return row
}
