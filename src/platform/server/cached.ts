import { LRUCache } from 'lru-cache'
import type { Db } from './db.ts'
import { isCurrent, recordTables, trustNotifications, withDependencies, type Dependencies } from './dependencies.ts'

type Result = Dependencies & { value: unknown }

/** Results of reads that many requests share. A result is dropped when a table changes that it was read from. */
const results = new LRUCache<string, Promise<Result>>({ max: 3_000 })
let cachingDb: Db | undefined
let lastId = 0

/** Turns the cache on while change notifications of this database arrive; every switch drops all results. */
export function enableCache(db: Db, isOn: boolean): void {
  cachingDb = isOn ? db : undefined
  trustNotifications(isOn)
  results.clear()
}

type Options = {
  /** Age limit in ms, so that nothing is out of date for good; a minute if it is not given. */
  maxAgeMs?: number
}

/**
 * Reads a result through the cache, by a key that names everything it depends on besides tables. Only results of the
 * process's own database are cached, and only while its change notifications arrive; in a transaction (and so in every
 * test) each call reads again. The result is shared: do not mutate it.
 */
export async function readCached<T>(
  db: Db,
  key: string,
  read: () => Promise<T>,
  { maxAgeMs = 60_000 }: Options = {},
): Promise<T> {
  if (db !== cachingDb) return read()
  // A result that became obsolete while it was read is read again by one of those who waited for it.
  for (let running = results.get(key); running;) {
    const shared = await running.catch(() => undefined)
    if (shared && isCurrent(shared)) {
      recordTables(shared.tables)
      return shared.value as T
    }
    const newer = results.get(key)
    running = newer === running ? undefined : newer
  }
  const reading = withDependencies(read)
  results.set(key, reading, { ttl: maxAgeMs })
  reading.catch(() => results.peek(key) === reading && results.delete(key))
  return (await reading).value
}

/** Wraps a read so that its result is cached for its arguments, as `readCached` does. */
export function cached<Args extends readonly (string | number)[], T>(
  read: (db: Db, ...args: Args) => Promise<T>,
  options?: Options,
): (db: Db, ...args: Args) => Promise<T> {
  const id = ++lastId
  return (db, ...args) => readCached(db, `${id} ${JSON.stringify(args)}`, () => read(db, ...args), options)
}
