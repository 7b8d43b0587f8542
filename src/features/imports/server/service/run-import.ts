import { findAreaRows, findCategoryRows } from '#features/catalog/server/service.ts'
import { loadNameReaders } from '#features/discovery/server/service.ts'
import { adminCreateMany, adminEditMany, type LockedListing } from '#features/editor/server/service/bulk.ts'
import { findCatalogTerms } from '#features/editor/server/service/terms.ts'
import type { ListingContent } from '#features/listings/rules/content.ts'
import { differencesOf } from '#features/listings/rules/stored-content.ts'
import { findMember } from '#features/listings/server/service/revisions.ts'
import type { AdminCtx, Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { isRunning, stateAfterStop } from '../../rules.ts'
import { plainCell } from '../../rules/cells.ts'
import { foldName } from '../../rules/fold-name.ts'
import { pictureFinder } from '../../rules/photo-files.ts'
import { findPhotoLimit } from '../../rules/photos.ts'
import * as store from '../store.ts'
import { findPhotoFiles } from '../store/photo-files.ts'
import type { Catalogue } from './check-row.ts'
import { type CheckedImportRow, checkRows, type RowChecks } from './check-rows.ts'
import { giveListings, notifyOwners } from './owners.ts'

/**
 * Rows per transaction, kept small so that locks are short. Each statement may wait for a page to be rendered, so the
 * number of statements per batch matters more than the number of rows.
 */
const batchSize = 1_000

/** Data shared by all batches of a run, read once. */
export type Run = RowChecks & { id: string; batchSize: number; actor: AdminCtx['actor'] }

/** Stops what no worker goes on with. */
export async function stopRun(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await store.lock(tx, id)
    if (row && isRunning(row.state)) await store.update(tx, id, { state: stateAfterStop(row.state) })
  })
}

/** Returns null when there is nothing to do, or when the creator is no longer an admin; then it stops the import. */
export async function prepareRun({ db }: Ctx, id: string): Promise<Run | null> {
  const row = await store.find(db, id)
  if (!row || !isRunning(row.state)) return null
  const actor = await findAdmin(db, row.createdBy)
  if (!actor) {
    await stopRun(db, id)
    return null
  }
  const firstPlaceById = new Map<string, number>()
  const column = row.mapping.external_id ?? 0
  for (const { place, cell } of await store.findColumn(db, id, column)) {
    const key = plainCell(cell ?? '').normalize('NFC')
    if (!firstPlaceById.has(key)) firstPlaceById.set(key, place)
  }
  const photoLimit = await countPhotos(db, row)
  const findPicture = pictureFinder((await findPhotoFiles(db, id)).map(({ name }) => name))
  return {
    id,
    batchSize,
    actor,
    columnCount: row.columns.length,
    photoLimit,
    findPicture,
    catalogue: await readCatalogue(db),
    firstPlaceById,
    givenInCheck: new Map(),
  }
}

/** Counts the photos that the file names. Returns the first place beyond the limit; null when there is none. */
async function countPhotos(db: Db, { id, mapping, photoCount }: store.ImportRow): Promise<number | null> {
  if (mapping.photos === null) return null
  const cells = await store.findColumn(db, id, mapping.photos)
  const { count, from } = findPhotoLimit(cells.map(({ place, cell }) => ({ place, cell: plainCell(cell ?? '') })))
  if (count !== photoCount) await store.update(db, id, { photoCount: count })
  return from
}

async function findAdmin(db: Db, id: string | null): Promise<AdminCtx['actor'] | null> {
  if (id === null) return null
  const person = await findMember(db, id)
  if (!person || person.role !== 'admin' || person.banned) return null
  const { firstName, lastName, email, image } = person
  return { id, firstName, lastName, email, avatarUrl: image, isAdmin: true }
}

async function readCatalogue(db: Db): Promise<Catalogue> {
  const slugByName = (rows: readonly { slug: string; nameEn: string; nameZhHant: string; nameZhHans: string }[]) =>
    new Map(
      rows.flatMap(({ slug, nameEn, nameZhHant, nameZhHans }) =>
        [slug, nameEn, nameZhHant, nameZhHans].map((name) => [foldName(name), slug] as const),
      ),
    )
  const { categories, areas } = await findCatalogTerms(db)
  const known = new Set(categories.map(({ slug }) => slug))
  const categoryRows = (await findCategoryRows(db)).filter(({ slug }) => known.has(slug))
  // Where two places share a name, the smaller one wins: district over region, area over district.
  const order = ['region', 'district', 'area']
  const areaRows = (await findAreaRows(db)).toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const readers = await loadNameReaders(db)
  return {
    categories,
    areas,
    places: {
      categories: nameFinder(slugByName(categoryRows), readers.categories.find),
      areas: nameFinder(slugByName(areaRows), readers.areas.find),
    },
    nearest: { categories: readers.categories.nearest, areas: readers.areas.nearest },
  }
}

/** Finds by exact names, else as the search reads a text; each text is read once. */
function nameFinder(
  exact: ReadonlyMap<string, string>,
  read: (text: string) => string | undefined,
): (name: string) => string | undefined {
  const found = new Map<string, string | undefined>(exact)
  return (name) => {
    const key = foldName(name)
    if (!found.has(key)) found.set(key, read(name))
    return found.get(key)
  }
}

/** Processes one batch. Returns whether there is more to do. */
export async function runBatch(ctx: Ctx, run: Run): Promise<boolean> {
  return ctx.db.transaction(async (db) => {
    const row = await store.lock(db, run.id)
    if (!row || (row.state !== 'checking' && row.state !== 'importing')) return false
    const isChecking = row.state === 'checking'
    const rows = await store.findRows(db, run.id, row.doneRows, run.batchSize)
    if (rows.length === 0) {
      const hasPhotos = !isChecking && row.mapping.photos !== null
      const state = isChecking ? 'checked' : hasPhotos ? 'photos' : 'done'
      await store.update(db, run.id, { state, finishedAt: hasPhotos ? null : ctx.now() })
      return false
    }
    const rowsToProcess = isChecking ? rows : rows.filter(({ outcome }) => outcome === 'good')
    const checked = await checkRows({ ...ctx, db }, rowsToProcess, row.mapping, run, isChecking)
    const good = checked.filter(({ errors }) => errors.length === 0)
    const outcomes = isChecking
      ? new Map(good.map(({ place }) => [place, 'good' as const]))
      : await importRows({ ...ctx, db, actor: run.actor }, run.id, good)
    const results = checked.map(({ place, errors, notes }) => ({
      place,
      outcome: outcomes.get(place) ?? ('faulty' as const),
      errors,
      notes,
    }))
    await store.setOutcomes(db, run.id, results)
    await store.update(db, run.id, { doneRows: row.doneRows + rows.length })
    return true
  })
}

async function importRows(ctx: AdminCtx, importId: string, rows: CheckedImportRow[]) {
  const outcomes = new Map<number, 'created' | 'updated' | 'unchanged'>()
  const newRows = rows.filter(({ listingId }) => listingId === null)
  const ids = await adminCreateMany(
    ctx,
    newRows.map(({ content, newOwner }) => ({ content, ownerId: newOwner?.id ?? null })),
    { import: importId },
  )
  await store.insertImported(
    ctx.db,
    newRows.map(({ externalId }, at) => ({ externalId, listingId: ids[at]! })),
  )
  for (const { place } of newRows) outcomes.set(place, 'created')
  const edits: (LockedListing & { content: ListingContent })[] = []
  for (const { place, listingId, live, locked, content, newOwner } of rows) {
    if (listingId === null) continue
    const isChanged = live === null || differencesOf(live, content).length > 0
    if (isChanged && locked) edits.push({ ...locked, content })
    outcomes.set(place, isChanged || newOwner ? 'updated' : 'unchanged')
  }
  await adminEditMany(ctx, edits)
  const given = rows.flatMap(({ listingId, newOwner, content }) =>
    newOwner ? [{ listingId, member: newOwner, content }] : [],
  )
  await giveListings(
    ctx,
    importId,
    given.flatMap(({ listingId, ...one }) => (listingId === null ? [] : [{ ...one, listingId }])),
  )
  await notifyOwners(ctx.db, importId, given)
  return outcomes
}
