import type { Db } from './db.ts'

/** Small, often read answers of the database in memory, dropped when a table they rest on changes. */
const memories: { tables: readonly string[]; value: Promise<unknown> | undefined }[] = []
let heard: Db | undefined

/**
 * Wraps a read so that its answer is kept. Only answers over the process's own database are, and only while its
 * changes are heard; in a transaction (and so in every test) each call reads anew. The answer is shared: never alter it.
 */
export function cachedUntilChange<T>(tables: readonly string[], read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const memory: (typeof memories)[number] = { tables, value: undefined }
  memories.push(memory)
  return (db) => {
    if (db !== heard) return read(db)
    const value = (memory.value as Promise<T> | undefined) ?? read(db)
    memory.value = value
    value.catch(() => {
      if (memory.value === value) memory.value = undefined
    })
    return value
  }
}

/** Whether changes of this database are heard; at every turn all answers are dropped. */
export function enableCache(db: Db, isHeard: boolean): void {
  heard = isHeard ? db : undefined
  for (const memory of memories) memory.value = undefined
}

/** Drops the answers that rest on this table. */
export function invalidateCache(table: string): void {
  for (const memory of memories) if (memory.tables.includes(table)) memory.value = undefined
}
