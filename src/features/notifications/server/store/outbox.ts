import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { NotificationType, OutboxStatus } from '../../rules.ts'
import type { Mail } from '../store.ts'
import { notificationsOutbox as outbox } from '../tables.ts'

/** Where a mail stands in the list: microseconds since 1970 of its making, its id. */
export type Position = [micros: number, id: string]
type Filter = { q?: string; status?: OutboxStatus; type?: NotificationType; sort: 'created' | '-created' }

const micros = sql<number>`(extract(epoch from ${outbox.createdAt}) * 1000000)::bigint`.mapWith(Number)

/** Mails that pass the filter, after a position, in the order of their making or the other way round. */
export async function find(
  db: Db,
  { q, status, type, sort }: Filter,
  after: Position | null,
  limit: number,
): Promise<(Mail & { micros: number })[]> {
  const isDown = sort === '-created'
  const direction = isDown ? desc : asc
  const begins = q
    ?.trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')
  const at = after
    ? sql`(timestamptz 'epoch' + ${after[0]}::float8 * interval '1 microsecond', ${after[1]}::uuid)`
    : undefined
  const place = sql`(${outbox.createdAt}, ${outbox.id})`
  const rows = await db
    .select({ mail: outbox, micros })
    .from(outbox)
    .where(
      and(
        begins ? sql`${outbox.toEmail} like ${`${begins}%`}` : undefined,
        status && eq(outbox.status, status),
        type && eq(outbox.type, type),
        at && (isDown ? sql`${place} < ${at}` : sql`${place} > ${at}`),
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

/** Makes those due now that were given up or wait; one that is under way is locked, and left alone. Their ids. */
export async function makeDue(tx: Db, ids: string[]): Promise<string[]> {
  const free = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.id, ids), inArray(outbox.status, ['failed', 'queued'])))
    .for('update', { skipLocked: true })
  if (free.length === 0) return []
  const found = free.map(({ id }) => id)
  await tx
    .update(outbox)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: sql`now()` })
    .where(inArray(outbox.id, found))
  return found
}
