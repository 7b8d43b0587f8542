import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { firstId } from '#shared/uuid.ts'

const batchSize = 500

/** Deletes the decided revisions of each listing but the `keep` latest; the audit log has what each of them changed. */
export async function deleteOldRevisions(db: Db, keep: number, signal: AbortSignal): Promise<void> {
  for (let after: string | null = firstId; after !== null; signal.throwIfAborted())
    after = await deleteOfBatch(db, keep, after)
}

/** Returns the last of the listings after an id whose revisions were looked at; null when there were none. */
async function deleteOfBatch(db: Db, keep: number, after: string): Promise<string | null> {
  const { rows } = await db.execute<{ last: string | null }>(sql`
    with batch as (select id from listings where id > ${after}::uuid order by id limit ${batchSize}), old as (
      select r.id from batch b cross join lateral (
        select id from listing_revisions where listing_id = b.id and status <> 'pending'
        order by created_at desc, id desc offset ${keep}) r
    ), deleted as (delete from listing_revisions r using old where r.id = old.id)
    select (select id from batch order by id desc limit 1) as last`)
  return rows[0]!.last
}
