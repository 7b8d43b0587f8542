import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { NotificationType } from '../rules.ts'
import { notificationsOutbox as outbox } from './tables.ts'

export type Mail = typeof outbox.$inferSelect
type NewMail = Pick<
  typeof outbox.$inferInsert,
  'type' | 'userId' | 'toEmail' | 'language' | 'subject' | 'data' | 'dedupeKey'
>

/**
 * Adds a mail that is due in so many seconds. An urgent one stands a day ahead of its time, so that it is next in the
 * queue.
 */
export async function insert(db: Db, mail: NewMail, isUrgent: boolean, delaySeconds: number): Promise<void> {
  const nextAttemptAt = isUrgent ? sql`now() - interval '1 day'` : sql`now() + make_interval(secs => ${delaySeconds})`
  await db
    .insert(outbox)
    .values({ ...mail, nextAttemptAt })
    .onConflictDoNothing({ target: outbox.dedupeKey })
}

/**
 * Takes the next mail that is due, of these types alone where some are given, and locks it until the transaction ends.
 * A process that dies lets go of it at once; one that hangs, after two minutes. The clock is the database's, as several
 * workers share it.
 */
export async function takeNext(tx: Db, types: readonly NotificationType[] | null): Promise<Mail | undefined> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '120s'`)
  const [mail] = await tx
    .select()
    .from(outbox)
    .where(
      and(
        // Word for word the condition of the index.
        sql`status in ('queued', 'sending')`,
        lte(outbox.nextAttemptAt, sql`now()`),
        types === null ? undefined : inArray(outbox.type, [...types]),
      ),
    )
    .orderBy(outbox.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true })
  return mail
}

async function settle(db: Db, id: string, set: Record<string, unknown>): Promise<void> {
  await db.update(outbox).set(set).where(eq(outbox.id, id))
}

/** A way into an account (`path`) that has gone out is not kept: who reads this table must not be able to use it. */
export async function markSent(db: Db, id: string, isSecret: boolean): Promise<void> {
  const data: { data?: SQL } = isSecret ? { data: sql`${outbox.data} - 'path'` } : {}
  await settle(db, id, { status: 'sent', sentAt: sql`clock_timestamp()`, lastError: null, ...data })
}

export async function markHeld(db: Db, id: string): Promise<void> {
  await settle(db, id, { status: 'held' })
}

/** Not taken: due again after `seconds`. */
export async function postpone(
  db: Db,
  id: string,
  { attempts, seconds, lastError }: { attempts: number; seconds: number; lastError: string },
): Promise<void> {
  const nextAttemptAt = sql`clock_timestamp() + make_interval(secs => ${seconds})`
  await settle(db, id, { attempts, nextAttemptAt, lastError })
}

export async function markFailed(db: Db, id: string, attempts: number, lastError: string): Promise<void> {
  await settle(db, id, { status: 'failed', attempts, lastError })
}

/** Deletes what is not on its way yet. */
export async function removeUnsent(db: Db, dedupeKeys: string[]): Promise<void> {
  const isUnsent = and(inArray(outbox.status, ['queued', 'held']), eq(outbox.attempts, 0))
  await db.delete(outbox).where(and(inArray(outbox.dedupeKey, dedupeKeys), isUnsent))
}

/** Queues every mail that was held. Returns how many. */
export async function releaseHeld(db: Db): Promise<number> {
  const { rowCount } = await db.execute(sql`update ${outbox} set status = 'queued' where status = 'held'`)
  return rowCount ?? 0
}

/** The newest mails with their states. */
export async function findLatest(db: Db, limit: number): Promise<Mail[]> {
  return db
    .select()
    .from(outbox)
    .orderBy(sql`${outbox.createdAt} desc, ${outbox.id} desc`)
    .limit(limit)
}
