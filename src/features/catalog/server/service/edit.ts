import { isCategoryIcon } from '#platform/icons.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import { type Db, violatedConstraint } from '#platform/server/db.ts'
import { fieldError } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import type { CatalogEntry } from '../../contract.ts'
import { maxLevel, type EntryKind, levelOf, mayBeChildOf, mayReceiveListings } from '../../rules/entries.ts'
import { countPlaced, countPublic, moveListings, moveSearches, renameSlug } from '../ports.ts'
import * as store from '../store/entries.ts'

type Fields = store.EntryFields
type EntryRef = { kind: EntryKind; id: string }
type Tree = { db: Db; entries: store.EntryRow[] }

/** Runs `change` in a transaction that locks the tree, so that changes by several admins are serialized. */
async function changeTree<T>(ctx: Ctx, kind: EntryKind, change: (tree: Tree) => Promise<T>): Promise<T> {
  try {
    return await ctx.db.transaction(async (db) => {
      await store.lockTree(db, kind)
      return change({ db, entries: await store.findEntries(db, kind) })
    })
  } catch (error) {
    if (/^(areas|categories)_slug_unique$/.test(violatedConstraint(error) ?? ''))
      throw new Refusal('CATALOG_SLUG_TAKEN')
    throw error
  }
}

function getEntry(entries: readonly store.EntryRow[], id: string): store.EntryRow {
  const found = entries.find((entry) => entry.id === id)
  if (!found) throw new Refusal('CATALOG_ENTRY_NOT_FOUND')
  return found
}

/** Only icons in the sprite can be displayed. The current icon of an entry is accepted even if it was removed from it. */
function checkIcon(icon: string, before?: string): void {
  if (icon !== before && !isCategoryIcon(icon)) throw fieldError('icon', 'iconRequired')
}

function fieldsOf(entry: store.EntryRow): Fields {
  const { id: _id, parentId: _parentId, version: _version, ...fields } = entry
  return fields
}

/** All entries of a tree for admins, with the number of listings in each. */
export async function findEntries(db: Db, kind: EntryKind): Promise<CatalogEntry[]> {
  const entries = await store.findEntries(db, kind)
  const visible = await countPublic(db, kind)
  const placed = await countPlaced(db, kind)
  return entries.map(({ phrases: _phrases, ...entry }) => ({
    ...entry,
    public: visible.get(entry.id) ?? 0,
    placed: placed.get(entry.id) ?? 0,
  }))
}

/** @throws Refusal CATALOG_PLACE_REFUSED, CATALOG_SLUG_TAKEN */
export function addEntry(
  ctx: Ctx,
  { kind, parentId, ...fields }: Fields & { kind: EntryKind; parentId: string | null },
) {
  return changeTree(ctx, kind, async ({ db, entries }) => {
    checkIcon(fields.icon)
    const level = parentId === null ? 0 : levelOf(entries, parentId) + 1
    if (level > maxLevel(kind) || !mayBeChildOf(entries, level, parentId)) throw new Refusal('CATALOG_PLACE_REFUSED')
    const id = await store.insertEntry(db, kind, { parentId, level, fields })
    await writeAuditEntry(
      { ...ctx, db },
      { action: 'catalog.addEntry', subject: { kind, id }, after: { parentId, ...fields } },
    )
    return { id }
  })
}

/** @throws Refusal CATALOG_ENTRY_NOT_FOUND, CATALOG_ENTRY_CHANGED, CATALOG_SLUG_TAKEN */
export function editEntry(ctx: Ctx, { kind, id, version, ...fields }: Fields & EntryRef & { version: string }) {
  return changeTree(ctx, kind, ({ db, entries }) =>
    updateEntry(ctx, db, { kind, entry: getEntry(entries, id), version, fields }),
  )
}

/** @throws Refusal CATALOG_ENTRY_NOT_FOUND, CATALOG_ENTRY_CHANGED */
export function setIcon(ctx: Ctx, { kind, id, version, icon }: EntryRef & { version: string; icon: string }) {
  return changeTree(ctx, kind, ({ db, entries }) => {
    const entry = getEntry(entries, id)
    return updateEntry(ctx, db, { kind, entry, version, fields: { ...fieldsOf(entry), icon } })
  })
}

async function updateEntry(
  ctx: Ctx,
  db: Db,
  { kind, entry, version, fields }: { kind: EntryKind; entry: store.EntryRow; version: string; fields: Fields },
) {
  checkIcon(fields.icon, entry.icon)
  if (!(await store.updateEntry(db, kind, { id: entry.id, version, fields })))
    throw new Refusal('CATALOG_ENTRY_CHANGED')
  if (fields.slug !== entry.slug) await renameSlug(db, kind, entry.slug, fields.slug)
  const subject = { kind, id: entry.id }
  await writeAuditEntry(
    { ...ctx, db },
    { action: 'catalog.editEntry', subject, before: fieldsOf(entry), after: { ...fields } },
  )
  return { id: entry.id }
}

type Move = EntryRef & { parentId: string | null; beforeId: string | null }

/** @throws Refusal CATALOG_ENTRY_NOT_FOUND, CATALOG_PLACE_REFUSED */
export function moveEntry(ctx: Ctx, { kind, id, parentId, beforeId }: Move) {
  return changeTree(ctx, kind, async ({ db, entries }) => {
    const entry = getEntry(entries, id)
    if (!mayBeChildOf(entries, levelOf(entries, id), parentId)) throw new Refusal('CATALOG_PLACE_REFUSED')
    const siblings = entries.filter((one) => one.parentId === parentId && one.id !== id).map((one) => one.id)
    const index = beforeId === null ? siblings.length : siblings.indexOf(beforeId)
    if (index < 0) throw new Refusal('CATALOG_PLACE_REFUSED')
    if (entry.parentId !== parentId) await store.updateParent(db, kind, id, parentId)
    await store.updateOrder(db, kind, siblings.toSpliced(index, 0, id))
    const before = { parentId: entry.parentId }
    await writeAuditEntry(
      { ...ctx, db },
      { action: 'catalog.moveEntry', subject: { kind, id }, before, after: { parentId, at: index } },
    )
    return { id }
  })
}

/**
 * Deletes an entry without children. Its listings and saved searches move to `moveTo` in the same transaction, and its slug
 * redirects there.
 * @throws Refusal CATALOG_ENTRY_NOT_FOUND, CATALOG_ENTRY_HAS_MORE_BELOW, CATALOG_ENTRY_IN_USE, CATALOG_PLACE_REFUSED
 */
export function removeEntry(ctx: Ctx, { kind, id, moveTo }: EntryRef & { moveTo?: string }) {
  return changeTree(ctx, kind, async ({ db, entries }) => {
    const entry = getEntry(entries, id)
    if (entries.some(({ parentId }) => parentId === id)) throw new Refusal('CATALOG_ENTRY_HAS_MORE_BELOW')
    const placed = (await countPlaced(db, kind)).get(id) ?? 0
    if (moveTo === undefined && placed > 0) throw new Refusal('CATALOG_ENTRY_IN_USE', { listings: placed })
    let moved = 0
    if (moveTo !== undefined) {
      if (!mayReceiveListings(entries, kind, id, moveTo)) throw new Refusal('CATALOG_PLACE_REFUSED')
      moved = await moveListings(db, kind, id, moveTo)
      await moveSearches(db, kind, id, moveTo)
      await renameSlug(db, kind, entry.slug, getEntry(entries, moveTo).slug)
    }
    try {
      await store.deleteEntry(db, kind, entry, moveTo)
    } catch (error) {
      // A listing was added to the entry after `placed` was read.
      if (violatedConstraint(error)?.startsWith('listing_')) throw new Refusal('CATALOG_ENTRY_IN_USE', { listings: 1 })
      throw error
    }
    const before = { parentId: entry.parentId, ...fieldsOf(entry) }
    await writeAuditEntry(
      { ...ctx, db },
      { action: 'catalog.removeEntry', subject: { kind, id }, before, after: { moveTo, moved } },
    )
    return { id }
  })
}
