import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import { uploads } from '#features/uploads/server/tables.ts'
import { timestamptz, createdAt, id, oneOf, updatedAt } from '#platform/server/columns.ts'
import { importStates, type Mapping, type RowError, type RowNote, rowOutcomes } from '../rules.ts'

/**
 * A CSV file being imported. `done_rows` is the progress of the check or the import, `photo_rows_done` that of the photos;
 * processing resumes there. `photo_count` is how many photos the rows name.
 */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    createdBy: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    columns: jsonb().$type<string[]>().notNull(),
    mapping: jsonb().$type<Mapping>().notNull(),
    state: text({ enum: importStates }).notNull().default('mapping'),
    rowCount: integer('row_count').notNull(),
    doneRows: integer('done_rows').notNull().default(0),
    photoCount: integer('photo_count').notNull().default(0),
    photoRowsDone: integer('photo_rows_done').notNull().default(0),
    startedAt: timestamptz('started_at'),
    finishedAt: timestamptz('finished_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.createdBy),
    index().on(t.createdAt, t.id),
    check('imports_state_check', oneOf(t.state, importStates)),
    check('imports_done_check', sql`${t.doneRows} between 0 and ${t.rowCount}`),
  ],
)

/** The rows of a file, in file order; deleted after 30 days. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    rowNo: integer('row_no').notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    outcome: text({ enum: rowOutcomes }),
    errors: jsonb().$type<RowError[]>().notNull().default([]),
    notes: jsonb().$type<RowNote[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.place] }),
    index('import_rows_outcome_index').on(t.importId, t.outcome, t.place),
    index('import_rows_noted_index')
      .on(t.importId, t.place)
      .where(sql`notes <> '[]'`),
    check('import_rows_outcome_check', oneOf(t.outcome, rowOutcomes)),
  ],
)

/** The listing each external entry became; importing the same entry again updates that listing. */
export const importedListings = pgTable('imported_listings', {
  externalId: text('external_id').primaryKey(),
  listingId: uuid('listing_id')
    .notNull()
    .unique()
    .references(() => listings.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})

/**
 * The upload that each source of a photo became: a web address, or `sha256:` and the digest of a picture of a zip. The same
 * source again is neither fetched nor stored again.
 */
export const importedPhotos = pgTable(
  'imported_photos',
  {
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    source: text().notNull(),
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.source] }), index().on(t.uploadId)],
)

/** Pictures of a zip, which the rows of an import name. The store keeps the files for a day. */
export const importPhotoFiles = pgTable(
  'import_photo_files',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    digest: text().notNull(),
    key: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.name] })],
)
