import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Queue } from '../contract.ts'
import { maxCounted, type QueueName } from '../rules.ts'
import { queues } from './store/queues.ts'

/** Length (counted up to `maxCounted`) and oldest entry of every queue, in one statement. */
export async function findQueues(db: Db): Promise<Record<QueueName, Queue>> {
  const selects = Object.entries(queues).map(
    ([name, pending]) => sql`
      select ${name}::text as name, count(*)::int as count, min(at) as oldest
      from (select at from (${pending}) pending order by at limit ${maxCounted}) counted`,
  )
  const { rows } = await db.execute<{ name: QueueName; count: number; oldest: Date | string | null }>(
    sql.join(selects, sql` union all `),
  )
  return Object.fromEntries(
    rows.map(({ name, count, oldest }) => [name, { count, oldestAt: oldest && new Date(oldest).toISOString() }]),
  ) as Record<QueueName, Queue>
}
