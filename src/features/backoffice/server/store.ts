import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Queue } from '../contract.ts'
import { maxCounted, type QueueName } from '../rules.ts'
import { queues } from './store/queues.ts'

/** Every queue in one statement: how many wait (at most `mostCounted`, the oldest first), and since when. */
export async function findQueues(db: Db): Promise<Record<QueueName, Queue>> {
  const parts = Object.entries(queues).map(
    ([name, waiting]) => sql`
      select ${name}::text as name, count(*)::int as count, min(at) as oldest
      from (select at from (${waiting}) waiting order by at limit ${maxCounted}) counted`,
  )
  const { rows } = await db.execute<{ name: QueueName; count: number; oldest: Date | string | null }>(
    sql.join(parts, sql` union all `),
  )
  return Object.fromEntries(
    rows.map(({ name, count, oldest }) => [name, { count, oldestAt: oldest && new Date(oldest).toISOString() }]),
  ) as Record<QueueName, Queue>
}
