import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { deleteInBatches } from '#platform/server/delete-in-batches.ts'
import { emptyMapping, type RowError, type RowNote, type RowNoteName, type RowOutcome } from '../rules.ts'
import { importRows, imports } from './tables.ts'

export type ImportRow = typeof imports.$inferSelect

export async function insert(db: Db, row: typeof imports.$inferInsert): Promise<ImportRow> {
  const [inserted] = await db.insert(imports).values(row).returning()
  return inserted!
}

/** In batches, because the number of values per statement is limited. */
export async function insertRows(
  db: Db,
  importId: string,
  rows: readonly { rowNo: number; cells: string[] }[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += 1_000) {
    const batch = rows.slice(from, from + 1_000).map((row, at) => ({ importId, place: from + at, ...row }))
    await db.execute(sql`
      insert into import_rows (import_id, place, row_no, cells)
      select ${importId}::uuid, (r ->> 'place')::int, (r ->> 'rowNo')::int, r -> 'cells'
      from jsonb_array_elements(${JSON.stringify(batch)}::jsonb) r`)
  }
}

export async function find(db: Db, id: string): Promise<ImportRow | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  return row ? withAllColumns(row) : null
}

export async function lock(db: Db, id: string): Promise<ImportRow | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id)).for('update')
  return row ? withAllColumns(row) : null
}

/** A mapping from before a column was introduced lacks it. */
const withAllColumns = (row: ImportRow): ImportRow => ({ ...row, mapping: { ...emptyMapping, ...row.mapping } })

export async function findLatest(db: Db, limit: number): Promise<ImportRow[]> {
  return db.select().from(imports).orderBy(desc(imports.createdAt), desc(imports.id)).limit(limit)
}

export async function update(db: Db, id: string, to: Partial<typeof imports.$inferInsert>): Promise<void> {
  await db.update(imports).set(to).where(eq(imports.id, id))
}

/** Rows from a position on, in file order. */
export async function findRows(db: Db, importId: string, from: number, limit: number) {
  return db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), gte(importRows.place, from)))
    .orderBy(asc(importRows.place))
    .limit(limit)
}

export async function findInvalidRows(db: Db, importId: string, from: number, limit: number) {
  return db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.outcome, 'faulty'), gte(importRows.place, from)))
    .orderBy(asc(importRows.place))
    .limit(limit)
}

/** Rows with notes from a position on, in file order. */
export async function findNotedRows(db: Db, importId: string, from: number, limit: number) {
  return (
    db
      .select()
      .from(importRows)
      // Must match the predicate of the partial index literally.
      .where(and(eq(importRows.importId, importId), gte(importRows.place, from), sql`notes <> '[]'`))
      .orderBy(asc(importRows.place))
      .limit(limit)
  )
}

export type RowResult = { place: number; outcome: RowOutcome; errors: RowError[]; notes: RowNote[] }

export async function setOutcomes(db: Db, importId: string, results: readonly RowResult[]): Promise<void> {
  await db.execute(sql`
    update import_rows set outcome = r ->> 'outcome', errors = r -> 'errors', notes = r -> 'notes'
    from jsonb_array_elements(${JSON.stringify(results)}::jsonb) r
    where import_id = ${importId}::uuid and place = (r ->> 'place')::int`)
}

/** Number of rows by outcome. */
export async function countOutcomes(db: Db, importId: string): Promise<Partial<Record<RowOutcome, number>>> {
  const rows = await db
    .select({ outcome: importRows.outcome, count: sql<number>`count(*)::int` })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.outcome)
  return Object.fromEntries(rows.flatMap(({ outcome, count }) => (outcome ? [[outcome, count]] : [])))
}

/** Number of notes of each kind. */
export async function countNotes(db: Db, importId: string): Promise<Partial<Record<RowNoteName, number>>> {
  const { rows } = await db.execute<{ note: RowNoteName; count: number }>(sql`
    select n ->> 'note' as note, count(*)::int as count
    from import_rows, jsonb_array_elements(notes) n
    where import_id = ${importId}::uuid and notes <> '[]' group by 1`)
  return Object.fromEntries(rows.map(({ note, count }) => [note, count]))
}

/** Listing ids by external id, for entries that were imported before. */
export async function findImported(db: Db, externalIds: readonly string[]): Promise<Map<string, string>> {
  if (externalIds.length === 0) return new Map()
  const { rows } = await db.execute<{ externalId: string; listingId: string }>(sql`
    select external_id as "externalId", listing_id as "listingId" from imported_listings
    where external_id = any(${sql.param([...externalIds])}::text[])`)
  return new Map(rows.map(({ externalId, listingId }) => [externalId, listingId]))
}

export async function insertImported(db: Db, rows: { externalId: string; listingId: string }[]): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`
    insert into imported_listings (external_id, listing_id)
    select r ->> 'externalId', (r ->> 'listingId')::uuid from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r`)
}

/** Deletes imports with their rows, of which each has up to 20,000. */
export async function removeCreatedBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, imports, lt(imports.createdAt, before), { batchSize: 1 })
}

type ExportedListing = {
  id: string
  externalId: string | null
  ownerEmail: string | null
  status: string
  slug: string
}

/** One page of listings after an id, for the export. */
export async function findListingIds(db: Db, after: string, limit: number) {
  const { rows } = await db.execute<ExportedListing>(sql`
    select l.id, l.status, l.slug, i.external_id as "externalId", o.email as "ownerEmail" from listings l
    left join imported_listings i on i.listing_id = l.id
    left join profiles o on o.id = l.owner_id
    where l.id > ${after}::uuid order by l.id limit ${limit}`)
  return rows
}

/** One column of all rows. */
export async function findColumn(db: Db, importId: string, column: number) {
  return db
    .select({ place: importRows.place, cell: sql<string | null>`${importRows.cells} ->> ${column}::int` })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .orderBy(asc(importRows.place))
}
