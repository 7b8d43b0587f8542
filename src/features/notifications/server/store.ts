import { and, eq, inArray, lt, lte, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { declaredEmails } from '#platform/server/define-email.ts'
import { deleteInBatches } from '#platform/server/delete-in-batches.ts'
import { notificationsOutbox as outbox } from './tables.ts'

export type Mail = typeof outbox.$inferSelect
/** An urgent e-mail is dated a day back, so that it comes first in the queue; the others are due in `delaySeconds`. */
export type NewMail = Pick<
  typeof outbox.$inferInsert,
  'type' | 'userId' | 'aboutUserId' | 'toEmail' | 'language' | 'subject' | 'data' | 'dedupeKey'
> & { isUrgent: boolean; delaySeconds: number }

/** Types that are sent even while e-mails are switched off. */
export const signInTypes = (): string[] =>
  declaredEmails().flatMap(({ type, isForSignIn }) => (isForSignIn ? type : []))

export async function insert(db: Db, mails: readonly NewMail[]): Promise<void> {
  const rows = mails.map(({ isUrgent, delaySeconds, ...mail }) => ({
    ...mail,
    nextAttemptAt: isUrgent ? sql`now() - interval '1 day'` : sql`now() + make_interval(secs => ${delaySeconds})`,
  }))
  await db.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.dedupeKey })
}

/** Due by the database's clock, which all workers share; only of `types`, if given. */
const isDue = (types: readonly string[] | null) =>
  and(
    // Must match the predicate of the partial index literally.
    sql`status in ('queued', 'sending')`,
    lte(outbox.nextAttemptAt, sql`now()`),
    types === null ? undefined : inArray(outbox.type, [...types]),
  )

/** Whether an e-mail is due, locked or not. */
export async function isAnyDue(db: Db, types: readonly string[] | null): Promise<boolean> {
  return (await db.select({ id: outbox.id }).from(outbox).where(isDue(types)).limit(1)).length > 0
}

/** Seconds until the next e-mail is due, of any type and locked or not; null when none waits. */
export async function secondsUntilNext(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select extract(epoch from min(next_attempt_at) - clock_timestamp())::float8 as seconds
    from ${outbox} where status in ('queued', 'sending')`)
  return rows[0]?.seconds ?? null
}

/**
 * Selects the next due e-mail and locks it until the transaction ends. A crashed process releases the lock at once, a hanging
 * one after two minutes.
 */
export async function lockNextDue(tx: Db, types: readonly string[] | null): Promise<Mail | undefined> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '120s'`)
  const [mail] = await tx
    .select()
    .from(outbox)
    .where(isDue(types))
    .orderBy(outbox.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true })
  return mail
}

async function update(db: Db, id: string, set: Record<string, unknown>): Promise<void> {
  await db.update(outbox).set(set).where(eq(outbox.id, id))
}

/** Marks an e-mail as sent. For a secret one the sign-in link (`path`) is deleted, so that it cannot leak from this table. */
export async function markSent(db: Db, id: string, isSecret: boolean): Promise<void> {
  const data: { data?: SQL } = isSecret ? { data: sql`${outbox.data} - 'path'` } : {}
  await update(db, id, { status: 'sent', sentAt: sql`clock_timestamp()`, lastError: null, ...data })
}

export async function markHeld(db: Db, id: string): Promise<void> {
  await update(db, id, { status: 'held' })
}

/** Schedules the next attempt in `seconds`. */
export async function postpone(
  db: Db,
  id: string,
  { attempts, seconds, lastError }: { attempts: number; seconds: number; lastError: string },
): Promise<void> {
  const nextAttemptAt = sql`clock_timestamp() + make_interval(secs => ${seconds})`
  await update(db, id, { attempts, nextAttemptAt, lastError })
}

export async function markFailed(db: Db, id: string, attempts: number, lastError: string): Promise<void> {
  await update(db, id, { status: 'failed', attempts, lastError })
}

/** Deletes e-mails for which no attempt to send has been made. */
export async function removeUnsent(db: Db, dedupeKeys: string[]): Promise<void> {
  const isUnsent = and(inArray(outbox.status, ['queued', 'held']), eq(outbox.attempts, 0))
  await db.delete(outbox).where(and(inArray(outbox.dedupeKey, dedupeKeys), isUnsent))
}

/** Deletes a member's e-mails of one type that are held without a mail server or have failed. */
export async function removeUnsendable(db: Db, type: string, userId: string): Promise<void> {
  await db
    .delete(outbox)
    .where(and(eq(outbox.userId, userId), eq(outbox.type, type), inArray(outbox.status, ['held', 'failed'])))
}

/**
 * Sends a member's waiting and failed e-mails to their new address. Those that sign-in needs are about the old address, and
 * stay; one that is being sent is left alone.
 */
export async function readdress(db: Db, { userId, from, to }: { userId: string; from: string; to: string }) {
  const waiting = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.userId, userId),
        eq(outbox.toEmail, from),
        inArray(outbox.status, ['queued', 'held', 'failed']),
        notInArray(outbox.type, signInTypes()),
      ),
    )
    .for('update', { skipLocked: true })
  await db.update(outbox).set({ toEmail: to }).where(inArray(outbox.id, waiting))
}

/** Deletes e-mails of one type that were written before a time and not sent. */
export async function removeUnsentBefore(db: Db, type: string, before: Date): Promise<void> {
  // By name, for the index on the status and the time.
  const isUnsent = inArray(outbox.status, ['queued', 'sending', 'held', 'failed'])
  await deleteInBatches(db, outbox, and(eq(outbox.type, type), isUnsent, lt(outbox.createdAt, before)))
}

/** Deletes e-mails written before a time that no longer wait to be sent. Returns how many. */
export async function removeSettled(db: Db, before: Date): Promise<number> {
  const isSettled = inArray(outbox.status, ['sent', 'failed', 'held'])
  return deleteInBatches(db, outbox, and(isSettled, lt(outbox.createdAt, before)))
}

/** Queues every held e-mail. Returns how many. */
export async function releaseHeld(db: Db): Promise<number> {
  const { rowCount } = await db.execute(sql`update ${outbox} set status = 'queued' where status = 'held'`)
  return rowCount ?? 0
}

/** Number of e-mails by status: of the last day, and all that wait to be sent. */
export async function countByStatus(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ status: string; count: number }>(sql`
    select status, count(*)::int as count from ${outbox}
    where created_at > now() - interval '1 day' or status in ('queued', 'sending') group by status`)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

/** The newest e-mails in any state. */
export async function findLatest(db: Db, limit: number): Promise<Mail[]> {
  return db
    .select()
    .from(outbox)
    .orderBy(sql`${outbox.createdAt} desc, ${outbox.id} desc`)
    .limit(limit)
}
