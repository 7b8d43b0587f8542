import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { lockIndex, upsertListings } from './index-writer.ts'

/**
 * Listings per transaction. Bounds the time that a transaction which removes a listing from the index waits, to a fraction
 * of a second; fewer would write the same counters more often and drop cached results after each batch.
 */
const batchSize = 300

/**
 * Indexes one batch of the listings queued in `search_stale`; returns the number of queue rows deleted, null when there were none. A change and its
 * queue row are committed together, so data read after the queue row includes the change. The queue row is deleted in the
 * transaction that writes the index row, so a killed worker loses nothing.
 */
async function indexBatch(db: Db): Promise<number | null> {
  // A transaction would be four more statements of each poll.
  const { rows: queue } = await db.execute<{ isEmpty: boolean }>(
    sql`select not exists (select from search_stale) as "isEmpty"`,
  )
  if (queue[0]?.isEmpty) return null
  return db.transaction(async (tx) => {
    const { rows: lock } = await tx.execute<{ acquired: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('search_stale')) as acquired`,
    )
    if (!lock[0]?.acquired) return 0
    const { rows: stale } = await tx.execute<{ id: string }>(sql`
      select distinct listing_id as id from (select listing_id from search_stale order by id limit ${batchSize}) s`)
    if (stale.length === 0) return 0
    await tx.execute(sql`select set_config('lock_timeout', '10s', true), set_config('statement_timeout', '10s', true)`)
    await lockIndex(tx)
    const ids = sql.param(stale.map(({ id }) => id))
    // A listing that is being deleted right now stays queued: waiting for it while holding the index lock that its
    // deletion waits for would deadlock. A listing locked here cannot be deleted before this transaction ends.
    const { rows: locked } = await tx.execute<{ id: string }>(
      sql`select id from listings where id = any(${ids}::uuid[]) for key share skip locked`,
    )
    const lockedIds = locked.map(({ id }) => id)
    const { rowCount } = await tx.execute(sql`
      delete from search_stale s where listing_id = any(${ids}::uuid[])
        and (listing_id = any(${sql.param(lockedIds)}::uuid[]) or not exists (select from listings where id = s.listing_id))`)
    await upsertListings(tx, lockedIds)
    return rowCount ?? 0
  })
}

/**
 * Processes the queue until it is empty, another process holds the lock, or `isStopped` returns true.
 * @returns whether it is empty
 */
export async function processQueue(db: Db, isStopped: () => boolean = () => false): Promise<boolean> {
  while (!isStopped()) {
    const deleted = await indexBatch(db)
    if (!deleted) return deleted === null
  }
  return false
}
