import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'

/** Ids of uploads among the photos of a kept content. */
const named = (content: SQL) => sql`
  jsonb_array_elements(case jsonb_typeof(${content} -> 'photos') when 'array' then ${content} -> 'photos' else '[]' end) photo`

/**
 * Which of these uploads a listing shows, an edit names that waits or that its owner may take up again, or an undone
 * decision would bring back.
 */
export async function uploadsInUse(db: Db, ids: string[]): Promise<string[]> {
  const all = sql.param(ids)
  const { rows } = await db.execute<{ id: string }>(sql`
    select upload_id::text as id from listing_photos where upload_id = any(${all}::uuid[])
    union
    select photo ->> 'id' from listing_revisions, ${named(sql`content`)}
    where (status in ('pending', 'rejected') or reason = 'plan_limit') and photo ->> 'id' = any(${all}::text[])
    union
    select photo ->> 'id' from listing_revisions, ${named(sql`(before -> 'content')`)}
    where decided_at > now() - interval '1 hour' and photo ->> 'id' = any(${all}::text[])`)
  return rows.map(({ id }) => id)
}
