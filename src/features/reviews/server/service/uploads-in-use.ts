import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'

/** The uploads among these that a review references. */
export async function uploadsInUse(db: Db, ids: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select photo ->> 'uploadId' as id from reviews, jsonb_array_elements(photos) photo
    where photos <> '[]' and photo ->> 'uploadId' = any(${sql.param(ids)}::text[])`)
  return rows.map(({ id }) => id)
}
