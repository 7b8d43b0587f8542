import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { RowNote } from '../../rules.ts'

/** `cell` names the photos. */
export type PhotoRow = { place: number; cell: string; cells: string[]; notes: RowNote[] }

/** Imported rows that name photos in this column, from a position on. */
export async function findPhotoRows(
  db: Db,
  { importId, from, column, limit }: { importId: string; from: number; column: number; limit: number },
): Promise<PhotoRow[]> {
  const { rows } = await db.execute<PhotoRow>(sql`
    select place, cells ->> ${column}::int as cell, cells, notes from import_rows
    where import_id = ${importId}::uuid and place >= ${from}
      and outcome in ('created', 'updated', 'unchanged') and trim(coalesce(cells ->> ${column}::int, '')) <> ''
    order by place limit ${limit}`)
  return rows
}

/** The uploads that addresses of this listing's photos became, by address, as far as this admin may use them. */
export async function findImportedPhotos(db: Db, listingId: string, adminId: string): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ source: string; uploadId: string }>(sql`
    select i.source, i.upload_id as "uploadId" from imported_photos i join uploads u on u.id = i.upload_id
    where i.listing_id = ${listingId}::uuid and (u.owner_id = ${adminId}::uuid
      or exists (select from listing_photos p where p.listing_id = i.listing_id and p.upload_id = i.upload_id))`)
  return new Map(rows.map(({ source, uploadId }) => [source, uploadId]))
}

export async function insertImportedPhoto(
  db: Db,
  row: { listingId: string; source: string; uploadId: string },
): Promise<void> {
  await db.execute(sql`
    insert into imported_photos (listing_id, source, upload_id)
    values (${row.listingId}::uuid, ${row.source}, ${row.uploadId}::uuid)
    on conflict (listing_id, source) do update set upload_id = excluded.upload_id`)
}

type PhotoResult = { importId: string; place: number; notes: RowNote[]; isChanged: boolean }

/** Notes what became of a row's photos, and that the next row is due. Returns whether the import goes on. */
export async function finishPhotoRow(db: Db, { importId, place, notes, isChanged }: PhotoResult): Promise<boolean> {
  await db.execute(sql`
    update import_rows set notes = ${JSON.stringify(notes)}::jsonb,
      outcome = case when ${isChanged}::boolean and outcome = 'unchanged' then 'updated' else outcome end
    where import_id = ${importId}::uuid and place = ${place}`)
  const { rows } = await db.execute<{ isRunning: boolean }>(sql`
    update imports set photo_rows_done = ${place + 1} where id = ${importId}::uuid
    returning state = 'photos' as "isRunning"`)
  return rows[0]?.isRunning ?? false
}

/** Ends an import whose photos are all there, unless it was stopped. */
export async function finishPhotos(db: Db, importId: string, at: Date): Promise<void> {
  await db.execute(sql`
    update imports set state = 'done', finished_at = ${at.toISOString()}::timestamptz
    where id = ${importId}::uuid and state = 'photos'`)
}

/** The web addresses of these listings' photos, by upload. */
export async function findPhotoSources(db: Db, listingIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ source: string; uploadId: string }>(sql`
    select source, upload_id as "uploadId" from imported_photos
    where listing_id = any(${sql.param([...listingIds])}::uuid[]) and source like 'http%'`)
  return new Map(rows.map(({ source, uploadId }) => [uploadId, source]))
}
