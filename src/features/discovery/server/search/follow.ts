import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { queue, upsert } from './write.ts'

/** Listings a transaction: whoever takes a listing out of the search waits no longer than this takes. */
const followedAtOnce = 100

/**
 * Brings the search up to date for some of the listings that triggers noted, and says how many. What a change noted is
 * committed with it, so whatever is read after the note holds the change; the note goes with the row written, so a
 * worker that dies loses nothing.
 */
async function followSome(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows: free } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('search_stale')) as free`,
    )
    if (!free[0]?.free) return 0
    const { rows: noted } = await tx.execute<{ id: string }>(sql`
      select distinct listing_id as id from (select listing_id from search_stale order by id limit ${followedAtOnce}) s`)
    if (noted.length === 0) return 0
    await tx.execute(sql`set local lock_timeout = '10s'`)
    await queue(tx)
    const ids = sql.param(noted.map(({ id }) => id))
    // A listing that is being deleted this moment keeps its note for later: to wait for it here, holding the queue that
    // its deletion waits for, would be a deadlock. One that is locked here cannot be deleted before the end.
    const { rows: held } = await tx.execute<{ id: string }>(
      sql`select id from listings where id = any(${ids}::uuid[]) for key share skip locked`,
    )
    const heldIds = held.map(({ id }) => id)
    const { rowCount } = await tx.execute(sql`
      delete from search_stale s where listing_id = any(${ids}::uuid[])
        and (listing_id = any(${sql.param(heldIds)}::uuid[]) or not exists (select from listings where id = s.listing_id))`)
    await upsert(tx, heldIds)
    return rowCount ?? 0
  })
}

/** Works off what is noted; returns when nothing more is, or somebody else is at it. */
export async function followAll(db: Db, isOver: () => boolean = () => false): Promise<void> {
  while (!isOver() && (await followSome(db)) > 0);
}
