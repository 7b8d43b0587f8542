import { and, count, desc, eq, inArray, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import type { PaidPlanKey, PaymentStatus } from '../../rules.ts'
import { payments } from '../tables.ts'

export type Payment = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert

export async function insert(db: Db, payment: NewPayment): Promise<Payment> {
  const [row] = await db.insert(payments).values(payment).returning()
  return row!
}

export async function find(db: Db, id: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

type Settled = Pick<NewPayment, 'status' | 'decidedBy' | 'decidedAt' | 'reason' | 'bankReference' | 'coversFrom'>

/** Decides a payment that waits. Of any number at once one gets the row; the others nothing. */
export async function setDecision(db: Db, id: string, settled: Settled): Promise<Payment | undefined> {
  const [row] = await db
    .update(payments)
    .set(settled)
    .where(and(eq(payments.id, id), eq(payments.status, 'pending')))
    .returning()
  return row
}

/** What a confirmed payment bought. */
export async function setCover(db: Db, id: string, coversFrom: Date, coversUntil: Date | null): Promise<void> {
  await db.update(payments).set({ coversFrom, coversUntil }).where(eq(payments.id, id))
}

/** The member's payments that wait: one a plan at most. */
export function findWaiting(db: Db, userId: string): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.status, 'pending')))
    .limit(10)
}

/** How many payments the member has declared for the plan, whatever became of them. */
export async function countFor(db: Db, userId: string, planKey: PaidPlanKey): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.planKey, planKey)))
  return row?.total ?? 0
}

/** Which of these references are in use. */
export async function findReferences(db: Db, references: string[]): Promise<string[]> {
  const rows = await db
    .select({ reference: payments.reference })
    .from(payments)
    .where(inArray(payments.reference, references))
  return rows.map(({ reference }) => reference)
}

/** The member's payments before one of them, the newest first. */
export function findMine(db: Db, userId: string, before: string | null, limit: number): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), before === null ? undefined : lt(payments.id, before)))
    .orderBy(desc(payments.id))
    .limit(limit)
}

const decider = alias(profiles, 'decider')
const nameOf = (of: typeof profiles | typeof decider) => sql<string | null>`nullif(${of.name}, '')`

function cases(db: Db) {
  return db
    .select({
      payment: payments,
      member: { id: profiles.id, name: nameOf(profiles), email: profiles.email },
      decidedBy: sql<string | null>`coalesce(${nameOf(decider)}, ${decider.email})`,
    })
    .from(payments)
    .leftJoin(profiles, eq(profiles.id, payments.userId))
    .leftJoin(decider, eq(decider.id, payments.decidedBy))
}
export type PaymentCase = Awaited<ReturnType<typeof findCases>>[number]

type Asked = { status?: PaymentStatus | undefined; q?: string | undefined; before: string | null; limit: number }

/** Payments as admins see them: those that wait the oldest first, any others the newest first. */
export function findCases(db: Db, { status, q, before, limit }: Asked) {
  const isQueue = status === 'pending'
  const after = before === null ? undefined : isQueue ? sql`${payments.id} > ${before}::uuid` : lt(payments.id, before)
  return cases(db)
    .where(and(status && eq(payments.status, status), q ? named(q) : undefined, after))
    .orderBy(isQueue ? payments.id : desc(payments.id))
    .limit(limit)
}

/** Whole references and addresses alone: each has its index. */
function named(q: string): SQL | undefined {
  const compact = q.replace(/\s/g, '').toUpperCase()
  return or(
    eq(payments.reference, compact),
    and(inArray(payments.method, ['fps', 'payme']), eq(payments.bankReference, compact)),
    sql`${payments.userId} = (select p.id from profiles p where p.email = ${q.trim().toLowerCase()})`,
  )
}

export async function findCase(db: Db, id: string): Promise<PaymentCase | undefined> {
  const [row] = await cases(db).where(eq(payments.id, id))
  return row
}

/** Screenshots of payments decided before then, which have served their time: ids of uploads. */
export async function findOldProofs(db: Db, decidedBefore: Date, limit: number): Promise<string[]> {
  const decidedAt = sql`coalesce(${payments.decidedAt}, ${payments.updatedAt})`
  const rows = await db
    .select({ id: payments.proofUploadId })
    .from(payments)
    .where(
      and(
        isNotNull(payments.proofUploadId),
        ne(payments.status, 'pending'),
        sql`${decidedAt} < ${decidedBefore.toISOString()}::timestamptz`,
      ),
    )
    .limit(limit)
  return rows.flatMap(({ id }) => id ?? [])
}
