import type { EntryKind } from '#features/catalog/rules/entries.ts'
import { cached } from '#platform/server/cached.ts'
import type { Db } from '#platform/server/db.ts'
import * as store from '../store.ts'

const counts = {
  category: cached(store.countByCategory),
  area: cached(store.countByArea),
}

/** Number of public listings by category or area id; entries without listings are omitted. The result is shared. */
export const countPublic = (db: Db, kind: EntryKind): Promise<ReadonlyMap<string, number>> => counts[kind](db)
