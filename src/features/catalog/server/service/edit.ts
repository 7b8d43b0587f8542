import { isCategoryIcon } from '#platform/icons.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx } from '#platform/server/context.ts'
import { type Db, violatedRule } from '#platform/server/db.ts'
import { fieldError } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import type { CatalogEntry } from '../../contract.ts'
import { deepest, type EntryKind, levelOf, mayLieIn, mayTakeOver } from '../../rules/entries.ts'
import * as store from '../store/entries.ts'

type Fields = store.EntryFields
type One = { kind: EntryKind; id: string }
type Tree = { db: Db; entries: CatalogEntry[] }

/** Changes a tree in one transaction, one admin after the other. */
async function inTree<T>(ctx: Ctx, kind: EntryKind, work: (tree: Tree) => Promise<T>): Promise<T> {
  try {
    return await ctx.db.transaction(async (db) => {
      await store.lockTree(db, kind)
      return work({ db, entries: await store.findEntries(db, kind) })
    })
  } catch (error) {
    if (/^(areas|categories)_slug_unique$/.test(violatedRule(error) ?? '')) throw new Refusal('CATALOG_SLUG_TAKEN')
    throw error
  }
}

function entryIn(entries: readonly CatalogEntry[], id: string): CatalogEntry {
  const found = entries.find((entry) => entry.id === id)
  if (!found) throw new Refusal('CATALOG_ENTRY_NOT_FOUND')
  return found
}

/** Only what is in the sprite can be drawn; what an entry carries already may stay. */
function checkIcon(icon: string, before?: string): void {
  if (icon !== before && !isCategoryIcon(icon)) throw fieldError('icon', 'iconRequired')
}

function fieldsOf(entry: CatalogEntry): Fields {
  const { slug, nameEn, nameZhHant, nameZhHans, synonymsEn, synonymsZhHant, synonymsZhHans } = entry
  const { icon, isActive, isPopular, takesReviews } = entry
  return {
    slug,
    nameEn,
    nameZhHant,
    nameZhHans,
    synonymsEn,
    synonymsZhHant,
    synonymsZhHans,
    icon,
    isActive,
    isPopular,
    takesReviews,
  }
}

/** @throws Refusal CATALOG_PLACE_REFUSED, CATALOG_SLUG_TAKEN */
export function addEntry(
  ctx: Ctx,
  { kind, parentId, ...fields }: Fields & { kind: EntryKind; parentId: string | null },
) {
  return inTree(ctx, kind, async ({ db, entries }) => {
    checkIcon(fields.icon)
    const level = parentId === null ? 0 : levelOf(entries, parentId) + 1
    if (level > deepest(kind) || !mayLieIn(entries, level, parentId)) throw new Refusal('CATALOG_PLACE_REFUSED')
    const id = await store.insertEntry(db, kind, { parentId, level, fields })
    await writeAuditEntry(
      { ...ctx, db },
      { action: 'catalog.addEntry', subject: { kind, id }, after: { parentId, ...fields } },
    )
    return { id }
  })
}

/** @throws Refusal CATALOG_ENTRY_NOT_FOUND, CATALOG_ENTRY_CHANGED, CATALOG_SLUG_TAKEN */
export function editEntry(ctx: Ctx, { kind, id, version, ...fields }: Fields & One & { version: string }) {
  return inTree(ctx, kind, ({ db, entries }) => write(ctx, db, { kind, entry: entryIn(entries, id), version, fields }))
}

/** @throws Refusal CATALOG_ENTRY_NOT_FOUND, CATALOG_ENTRY_CHANGED */
export function setIcon(ctx: Ctx, { kind, id, version, icon }: One & { version: string; icon: string }) {
  return inTree(ctx, kind, ({ db, entries }) => {
    const entry = entryIn(entries, id)
    return write(ctx, db, { kind, entry, version, fields: { ...fieldsOf(entry), icon } })
  })
}

async function write(
  ctx: Ctx,
  db: Db,
  { kind, entry, version, fields }: { kind: EntryKind; entry: CatalogEntry; version: string; fields: Fields },
) {
  checkIcon(fields.icon, entry.icon)
  if (!(await store.updateEntry(db, kind, { id: entry.id, version, fields })))
    throw new Refusal('CATALOG_ENTRY_CHANGED')
  if (fields.slug !== entry.slug) await store.renameInRevisions(db, kind, entry.slug, fields.slug)
  const subject = { kind, id: entry.id }
  await writeAuditEntry(
    { ...ctx, db },
    { action: 'catalog.editEntry', subject, before: fieldsOf(entry), after: { ...fields } },
  )
  return { id: entry.id }
}

type Move = One & { parentId: string | null; beforeId: string | null }

/** @throws Refusal CATALOG_ENTRY_NOT_FOUND, CATALOG_PLACE_REFUSED */
export function moveEntry(ctx: Ctx, { kind, id, parentId, beforeId }: Move) {
  return inTree(ctx, kind, async ({ db, entries }) => {
    const entry = entryIn(entries, id)
    if (!mayLieIn(entries, levelOf(entries, id), parentId)) throw new Refusal('CATALOG_PLACE_REFUSED')
    const siblings = entries.filter((one) => one.parentId === parentId && one.id !== id).map((one) => one.id)
    const at = beforeId === null ? siblings.length : siblings.indexOf(beforeId)
    if (at < 0) throw new Refusal('CATALOG_PLACE_REFUSED')
    if (entry.parentId !== parentId) await store.updateParent(db, kind, id, parentId)
    await store.updateOrder(db, kind, siblings.toSpliced(at, 0, id))
    const before = { parentId: entry.parentId }
    await writeAuditEntry(
      { ...ctx, db },
      { action: 'catalog.moveEntry', subject: { kind, id }, before, after: { parentId, at } },
    )
    return { id }
  })
}

/**
 * Deletes an entry that nothing lies in. Where listings stand in it, they go to another one in the same transaction, and
 * its address leads there from then on.
 * @throws Refusal CATALOG_ENTRY_NOT_FOUND, CATALOG_ENTRY_HAS_MORE_BELOW, CATALOG_ENTRY_IN_USE, CATALOG_PLACE_REFUSED
 */
export function removeEntry(ctx: Ctx, { kind, id, moveTo }: One & { moveTo?: string }) {
  return inTree(ctx, kind, async ({ db, entries }) => {
    const entry = entryIn(entries, id)
    if (entries.some(({ parentId }) => parentId === id)) throw new Refusal('CATALOG_ENTRY_HAS_MORE_BELOW')
    if (moveTo === undefined && entry.placed > 0) throw new Refusal('CATALOG_ENTRY_IN_USE', { listings: entry.placed })
    let moved = 0
    if (moveTo !== undefined) {
      if (!mayTakeOver(entries, kind, id, moveTo)) throw new Refusal('CATALOG_PLACE_REFUSED')
      moved = await store.moveListings(db, kind, id, moveTo)
      await store.renameInRevisions(db, kind, entry.slug, entryIn(entries, moveTo).slug)
    }
    try {
      await store.deleteEntry(db, kind, entry, moveTo)
    } catch (error) {
      // A listing came in at this very moment.
      if (violatedRule(error)?.startsWith('listing_')) throw new Refusal('CATALOG_ENTRY_IN_USE', { listings: 1 })
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
