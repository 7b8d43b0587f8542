import { sql, type SQL } from 'drizzle-orm'
import type { Localized } from '#shared/locale.ts'
import { maxCounted } from '#shared/max-counted.ts'
import type { Db } from './db.ts'

/**
 * A queue of one kind of pending items for admins, declared once in `server/queues.ts` of the feature that decides it. The back office
 * counts it in its menu and on the dashboard, measures it, and sends e-mails about it.
 */
type QueueDeclaration = {
  /** Name in the API and in metrics. */
  readonly name: string
  /** Name on the dashboard and in e-mails to admins. */
  readonly title: Localized
  /** The screen that shows it, with a search unless it shows it first. */
  readonly path: string
  /** Hours that the oldest entry may wait before admins get an e-mail. */
  readonly waitHours: number
  /** Query of the times since which entries wait, as column `at`, backed by an index. */
  readonly waiting: (now: Date) => SQL
}

/** Length, counted up to `maxCounted`, and ISO time of the oldest entry. */
type Waiting = { count: number; oldestAt: string | null }

export type Queue = QueueDeclaration & { readonly count: (db: Db, now: Date) => Promise<number> }

/** Declares a queue. */
export const defineQueue = (declaration: QueueDeclaration): Queue => ({
  ...declaration,
  count: async (db, now) => (await findWaiting(db, now, [declaration]))[0]!.count,
})

/** The pending items of each of these queues, in one statement. */
export async function findWaiting(db: Db, now: Date, queues: readonly QueueDeclaration[]): Promise<Waiting[]> {
  const selects = queues.map(
    ({ waiting }, index) => sql`
      select ${index}::int as index, count(*)::int as count, min(at) as oldest
      from (select at from (${waiting(now)}) waiting order by at limit ${maxCounted}) counted`,
  )
  const { rows } = await db.execute<{ index: number; count: number; oldest: Date | string | null }>(
    sql`${sql.join(selects, sql` union all `)} order by index`,
  )
  return rows.map(({ count, oldest }) => ({ count, oldestAt: oldest && new Date(oldest).toISOString() }))
}
