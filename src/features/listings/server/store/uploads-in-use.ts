import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'

/** The photos of a stored content as rows. */
const photosIn = (content: SQL) => sql`
  jsonb_array_elements(case jsonb_typeof(${content} -> 'photos') when 'array' then ${content} -> 'photos' else '[]' end) photo`

/**
 * Which of these uploads are in use: shown by a listing, part of an edit that is pending or that its owner may resubmit,
 * or restored if a recent decision is undone.
 */
export async function uploadsInUse(db: Db, ids: string[]): Promise<string[]> {
  const all = sql.param(ids)
  const { rows } = await db.execute<{ id: string }>(sql`
    select upload_id::text as id from listing_photos where upload_id = any(${all}::uuid[])
    union
    select photo ->> 'id' from listing_revisions, ${photosIn(sql`content`)}
    where (status in ('pending', 'rejected') or reason = 'plan_limit') and photo ->> 'id' = any(${all}::text[])
    union
    select photo ->> 'id' from decisions, ${photosIn(sql`(before -> 'content')`)}
    where subject_kind = 'listing' and photo ->> 'id' = any(${all}::text[])`)
  return rows.map(({ id }) => id)
}
