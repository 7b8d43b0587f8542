import type { Db } from '#platform/server/db.ts'
import { definePort } from '#platform/server/port.ts'
import type { CategoryDetail } from '../contract.ts'
import type { EntryKind } from '../rules/entries.ts'

type Counts = ReadonlyMap<string, number>

/** Number of public listings by entry id, including those in the entries below; entries without listings are omitted. */
export const countPublic = definePort<[db: Db, kind: EntryKind], Counts>('catalog.countPublic')

/** Median and quartiles of the lowest prices in a category, in HK cents; null when there are too few prices. */
export const findTypicalPrice = definePort<[db: Db, categoryId: string], CategoryDetail['typicalPrice']>(
  'catalog.findTypicalPrice',
)

/** Number of listings in each entry, public or not, by entry id. */
export const countPlaced = definePort<[db: Db, kind: EntryKind], Counts>('catalog.countPlaced')

/** Moves listings from one entry to another. Returns the number of links that changed. */
export const moveListings = definePort<[db: Db, kind: EntryKind, fromId: string, toId: string], number>(
  'catalog.moveListings',
)

/** Moves saved searches from one entry to another, while both exist. */
export const moveSearches = definePort<[db: Db, kind: EntryKind, fromId: string, toId: string], void>(
  'catalog.moveSearches',
)

/** Replaces a slug wherever stored content refers to an entry by its slug. */
export const renameSlug = definePort<[db: Db, kind: EntryKind, from: string, to: string], void>('catalog.renameSlug')
