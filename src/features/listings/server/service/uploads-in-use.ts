import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'

/** Which of these uploads a listing shows, or an edit that waits would. */
export async function uploadsInUse(db: Db, ids: string[]): Promise<string[]> {
  const all = sql.param(ids)
  const { rows } = await db.execute<{ id: string }>(sql`
    select upload_id::text as id from listing_photos where upload_id = any(${all}::uuid[])
    union
    select photo ->> 'id' from listing_revisions,
      jsonb_array_elements(case jsonb_typeof(content -> 'photos') when 'array' then content -> 'photos' else '[]' end) photo
    where status = 'pending' and photo ->> 'id' = any(${all}::text[])`)
  return rows.map(({ id }) => id)
}
