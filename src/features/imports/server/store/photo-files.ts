import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'

/** A picture of a zip: `digest` of its bytes (SHA-256, hex), `key` in the store. */
export type PhotoFile = { name: string; digest: string; key: string }

/** Adds pictures; one with the name of an earlier one takes its place. */
export async function insertPhotoFiles(db: Db, importId: string, files: readonly PhotoFile[]): Promise<void> {
  await db.execute(sql`
    insert into import_photo_files (import_id, name, digest, key)
    select ${importId}::uuid, f ->> 'name', f ->> 'digest', f ->> 'key'
    from jsonb_array_elements(${JSON.stringify(files)}::jsonb) f
    on conflict (import_id, name) do update set digest = excluded.digest, key = excluded.key`)
}

export async function findPhotoFiles(db: Db, importId: string): Promise<PhotoFile[]> {
  const { rows } = await db.execute<PhotoFile>(sql`
    select name, digest, key from import_photo_files where import_id = ${importId}::uuid order by name`)
  return rows
}
