import { BoundedCache } from './bounded-cache.ts'
import type { Db } from './db.ts'

/** In-memory caches of small, frequently read query results, which are dropped when a table they depend on changes. */
const caches: { tables: readonly string[]; drop: (listingIds: readonly string[] | null) => void }[] = []
let listeningDb: Db | undefined

/**
 * Wraps a read so that its result is cached. Only results of the process's own database are cached, and only while its
 * change notifications arrive; in a transaction (and so in every test) each call reads again. The result is shared: do
 * not mutate it.
 */
export function cachedUntilChange<T>(tables: readonly string[], read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  let cached: Promise<T> | undefined
  caches.push({
    tables,
    drop: () => {
      cached = undefined
    },
  })
  return (db) => {
    if (db !== listeningDb) return read(db)
    // Another request's read may fail where this one's does not: while the primary is away, a standby answers visitors alone.
    if (cached) return cached.catch(() => read(db))
    // A query of Drizzle is sent again each time it is awaited, so the promise of its result is stored instead.
    const value = Promise.resolve(read(db))
    cached = value
    value.catch(() => {
      if (cached === value) cached = undefined
    })
    return value
  }
}

/**
 * The same for rows of listings, by listing number: a row is cached until a table changes with its listing among those
 * concerned, or without saying which ones are. Rows come in the order asked for; those that do not exist are left out.
 * @param maxRows the least recently used ones leave first
 */
export function cachedByListing<Row extends { id: string; listingNo: number }>(
  tables: readonly string[],
  maxRows: number,
  read: (db: Db, listingNos: readonly number[]) => Promise<Row[]>,
): typeof read {
  const cache = listingCache<Row>(tables, maxRows)
  return async (db, listingNos) => {
    if (db !== listeningDb) return read(db, listingNos)
    const rows = new Map(listingNos.map((no) => [no, cache.find(String(no))]))
    const missing = listingNos.filter((no) => !rows.get(no))
    const store = cache.start()
    for (const row of missing.length > 0 ? await read(db, missing) : []) {
      rows.set(row.listingNo, row)
      store(String(row.listingNo), row)
    }
    return listingNos.flatMap((no) => rows.get(no) ?? [])
  }
}

/** The same for what one listing shows: what was read for the same arguments, with the id of the listing, which exists. */
export function cachedOfListing<Args extends (string | number)[], Value extends { id: string }>(
  tables: readonly string[],
  maxValues: number,
  read: (db: Db, ...args: Args) => Promise<Value | undefined>,
): typeof read {
  const cache = listingCache<Value>(tables, maxValues)
  return async (db, ...args) => {
    if (db !== listeningDb) return read(db, ...args)
    const key = args.join(' ')
    const known = cache.find(key)
    if (known) return known
    const store = cache.start()
    const value = await read(db, ...args)
    if (value) store(key, value)
    return value
  }
}

/** Values of listings until these change. `start` is called before a read, and returns what stores its results. */
function listingCache<Value extends { id: string }>(tables: readonly string[], maxEntries: number) {
  const entries = new BoundedCache<Value>({ maxEntries })
  let changes = 0
  caches.push({
    tables,
    drop: (listingIds) => {
      changes++
      if (listingIds) entries.deleteWhere(({ id }) => listingIds.includes(id))
      else entries.clear()
    },
  })
  return {
    find: (key: string) => entries.find(key),
    start: () => {
      const changesBefore = changes
      // What has been read may be older than a change that was notified meanwhile.
      return (key: string, value: Value) => changes === changesBefore && entries.set(key, value)
    },
  }
}

/** Turns the caches on while change notifications of this database arrive; every switch drops all results. */
export function enableCache(db: Db, isListening: boolean): void {
  listeningDb = isListening ? db : undefined
  for (const { drop } of caches) drop(null)
}

/**
 * Drops the results that depend on this table.
 * @param listingIds the listings that the change concerns; null if these are not known
 */
export function invalidateCache(table: string, listingIds: readonly string[] | null = null): void {
  for (const { tables, drop } of caches) if (tables.includes(table)) drop(listingIds)
}
