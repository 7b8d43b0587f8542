import type { Db } from '#platform/server/db.ts'
import type { EntryKind } from '../../rules/entries.ts'
import * as store from '../store.ts'

type Row = { id: string; slug: string; nameEn: string; nameZhHant: string; nameZhHans: string }

/** The entry that has this name in any language, or formerly had this slug. */
export async function findMovedEntry<R extends Row>(
  db: Db,
  kind: EntryKind,
  rows: readonly R[],
  slugOrName: string,
): Promise<R | undefined> {
  const normalize = (text: string) => text.normalize('NFKC').trim().toLowerCase()
  const name = normalize(slugOrName)
  const named = rows.find((row) =>
    [row.slug, row.nameEn, row.nameZhHant, row.nameZhHans].some((value) => normalize(value) === name),
  )
  const movedId = !named && /^[a-z0-9-]+$/.test(name) ? await store.findMoved(db, kind, name) : undefined
  return named ?? rows.find((row) => row.id === movedId)
}
