import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { isAfter, microsOf, type TimePosition } from '#platform/server/time-position.ts'
import { notifyWork } from '#platform/server/worker-loop.ts'
import type { OutboxStatus } from '../../rules.ts'
import type { Mail } from '../store.ts'
import { notificationsOutbox as outbox } from '../tables.ts'

type Filter = { q?: string; status?: OutboxStatus; type?: string; sort: 'created' | '-created' }

/** E-mails that match the filter, after a position, sorted by creation time. */
export async function find(
  db: Db,
  { q, status, type, sort }: Filter,
  after: TimePosition | null,
  limit: number,
): Promise<(Mail & { micros: number })[]> {
  const isDescending = sort === '-created'
  const direction = isDescending ? desc : asc
  const prefix = q
    ?.trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')
  const rows = await db
    .select({ mail: outbox, micros: microsOf(outbox.createdAt) })
    .from(outbox)
    .where(
      and(
        prefix ? sql`${outbox.toEmail} like ${`${prefix}%`}` : undefined,
        status && eq(outbox.status, status),
        type === undefined ? undefined : eq(outbox.type, type),
        isAfter(sql`(${outbox.createdAt}, ${outbox.id})`, after, isDescending ? 'newest' : 'oldest'),
      ),
    )
    .orderBy(direction(outbox.createdAt), direction(outbox.id))
    .limit(limit)
  return rows.map((row) => ({ ...row.mail, micros: row.micros }))
}

export async function findOne(db: Db, id: string): Promise<Mail | undefined> {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, id))
  return mail
}

/** Makes failed and queued e-mails due now and returns their ids. An e-mail being sent is locked, so it is skipped. */
export async function makeDue(tx: Db, ids: string[]): Promise<string[]> {
  const lockedRows = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.id, ids), inArray(outbox.status, ['failed', 'queued'])))
    .for('update', { skipLocked: true })
  if (lockedRows.length === 0) return []
  const dueIds = lockedRows.map(({ id }) => id)
  await tx
    .update(outbox)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: sql`now()` })
    .where(inArray(outbox.id, dueIds))
  await notifyWork(tx, 'notifications_outbox')
  return dueIds
}
