import type { Db } from './db.ts'

/** In-memory cache of small, frequently read query results, invalidated when a table they depend on changes. */
const entries: { tables: readonly string[]; value: Promise<unknown> | undefined }[] = []
let listeningDb: Db | undefined

/**
 * Wraps a read so that its result is cached. Only results of the process's own database are cached, and only while its
 * change notifications arrive; in a transaction (and so in every test) each call reads again. The result is shared: do
 * not mutate it.
 */
export function cachedUntilChange<T>(tables: readonly string[], read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const entry: (typeof entries)[number] = { tables, value: undefined }
  entries.push(entry)
  return (db) => {
    if (db !== listeningDb) return read(db)
    // Another request's read may fail where this one's does not: while the primary is away, a standby answers visitors alone.
    if (entry.value) return (entry.value as Promise<T>).catch(() => read(db))
    // A query of Drizzle is sent again each time it is awaited, so the promise of its result is stored instead.
    const value = Promise.resolve(read(db))
    entry.value = value
    value.catch(() => {
      if (entry.value === value) entry.value = undefined
    })
    return value
  }
}

/** Turns the cache on while change notifications of this database arrive; every switch drops all results. */
export function enableCache(db: Db, isListening: boolean): void {
  listeningDb = isListening ? db : undefined
  for (const entry of entries) entry.value = undefined
}

/** Drops the results that depend on this table. */
export function invalidateCache(table: string): void {
  for (const entry of entries) if (entry.tables.includes(table)) entry.value = undefined
}
