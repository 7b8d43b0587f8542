import { and, count, desc, eq, gt, inArray, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
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

/** The payment as it is once nobody else can change it until the transaction ends. */
export async function lock(db: Db, id: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id)).for('no key update')
  return row
}

type DecisionFields = Pick<NewPayment, 'status' | 'decidedBy' | 'decidedAt' | 'reason' | 'bankReference' | 'coversFrom'>

/** Decides a pending payment. Of concurrent calls one returns the row, the others undefined. */
export async function setDecision(db: Db, id: string, decision: DecisionFields): Promise<Payment | undefined> {
  const [row] = await db
    .update(payments)
    .set(decision)
    .where(and(eq(payments.id, id), eq(payments.status, 'pending')))
    .returning()
  return row
}

/** Makes a decided payment pending again. Undefined when it is not decided. */
export async function reopen(db: Db, id: string): Promise<Payment | undefined> {
  const [row] = await db
    .update(payments)
    .set({
      status: 'pending',
      decidedBy: null,
      decidedAt: null,
      reason: null,
      bankReference: null,
      coversFrom: null,
      coversUntil: null,
    })
    .where(and(eq(payments.id, id), inArray(payments.status, ['confirmed', 'rejected'])))
    .returning()
  return row
}

type RefundFields = Required<
  Pick<NewPayment, 'refundedCents' | 'refundReference' | 'refundReason' | 'refundedBy' | 'refundedAt'>
>

/** Refunds a confirmed payment. Of concurrent calls one returns the row, the others undefined. */
export async function setRefund(db: Db, id: string, refund: RefundFields): Promise<Payment | undefined> {
  const [row] = await db
    .update(payments)
    .set({ status: 'refunded', ...refund })
    .where(and(eq(payments.id, id), eq(payments.status, 'confirmed')))
    .returning()
  return row
}

/** Stores the period that a confirmed payment covers. */
export async function setCoveredPeriod(db: Db, id: string, coversFrom: Date, coversUntil: Date | null): Promise<void> {
  await db.update(payments).set({ coversFrom, coversUntil }).where(eq(payments.id, id))
}

/** The member's pending payments, at most one per plan. */
export function findPending(db: Db, userId: string): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.status, 'pending')))
    .limit(10)
}

/** The member's latest payment of a plan. */
export async function findLatest(db: Db, userId: string, planKey: PaidPlanKey): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.planKey, planKey)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
  return row
}

/** Number of payments that the member has declared for the plan, whatever their status. */
export async function countByPlan(db: Db, userId: string, planKey: PaidPlanKey): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.planKey, planKey)))
  return row?.total ?? 0
}

/** Which of these references exist already. */
export async function findUsedReferences(db: Db, references: string[]): Promise<string[]> {
  const rows = await db
    .select({ reference: payments.reference })
    .from(payments)
    .where(inArray(payments.reference, references))
  return rows.map(({ reference }) => reference)
}

/** The member's payments before a given one, newest first. */
export function findByMember(db: Db, userId: string, before: string | undefined, limit: number): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), before === undefined ? undefined : lt(payments.id, before)))
    .orderBy(desc(payments.id))
    .limit(limit)
}

const decider = alias(profiles, 'decider')
const nameOf = (table: typeof profiles | typeof decider) => sql<string | null>`nullif(${table.name}, '')`

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

type CaseQuery = {
  status?: PaymentStatus | undefined
  q?: string | undefined
  after: string | undefined
  limit: number
}

/** Payments for admins: pending ones oldest first, any others newest first. */
export function findCases(db: Db, { status, q, after, limit }: CaseQuery) {
  const isQueue = status === 'pending'
  const isNext = after === undefined ? undefined : isQueue ? gt(payments.id, after) : lt(payments.id, after)
  return cases(db)
    .where(and(status && eq(payments.status, status), q ? matchesSearch(q) : undefined, isNext))
    .orderBy(isQueue ? payments.id : desc(payments.id))
    .limit(limit)
}

/** Matches only whole references and e-mail addresses, so that each condition uses an index. */
function matchesSearch(q: string): SQL | undefined {
  const compact = q.replace(/\s/g, '').toUpperCase()
  return or(
    eq(payments.reference, compact),
    and(inArray(payments.method, ['fps', 'payme']), eq(payments.bankReference, compact)),
    and(inArray(payments.method, ['fps', 'payme']), eq(payments.refundReference, compact)),
    sql`${payments.userId} = (select p.id from profiles p where p.email = ${q.trim().toLowerCase()})`,
  )
}

export async function findCase(db: Db, id: string): Promise<PaymentCase | undefined> {
  const [row] = await cases(db).where(eq(payments.id, id))
  return row
}

/** Upload ids of the screenshots of payments decided before a time. */
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

/** Which of these accounts have payments. */
export async function accountsInUse(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.selectDistinct({ id: payments.userId }).from(payments).where(inArray(payments.userId, ids))
  return rows.flatMap(({ id }) => id ?? [])
}

/** Which of these uploads are payment proofs. */
export async function uploadsInUse(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: payments.proofUploadId })
    .from(payments)
    .where(inArray(payments.proofUploadId, ids))
  return rows.flatMap(({ id }) => id ?? [])
}

/** Deletes payments declared before a time that no subscription came from, or whose member is deleted. Returns how many. */
export async function deletePaymentsBefore(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from payments p where p.created_at < ${before.toISOString()}::timestamptz
      and not exists (select from subscriptions s where s.payment_id = p.id)`)
  return rowCount ?? 0
}
