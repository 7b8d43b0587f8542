import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { keysOf, orphanHours, uploadIdOf } from '../rules.ts'
import * as store from './store.ts'

/** A room's answer to "which of these are yours?", by ids of uploads or by storage keys. */
export type InUse = {
  uploads: ((db: Db, ids: string[]) => Promise<string[]>)[]
  keys: ((db: Db, keys: string[]) => Promise<string[]>)[]
}

const batchSize = 500
const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Deletes uploads that nothing has referred to for a day, and files in the store that belong to no upload and that no
 * room claims. What a form takes meanwhile is safe: it is locked and touched there, and asked for again here. Any number
 * of processes may run it; broken off, the next run goes on.
 */
export async function collectOrphans(
  { db, storage, now }: Pick<Ctx, 'db' | 'storage' | 'now'>,
  inUse: InUse,
): Promise<{ uploads: number; files: number }> {
  const before = new Date(now().getTime() - orphanHours * 3_600_000)
  const collected = { uploads: 0, files: 0 }
  for (let after = firstId; ;) {
    const rows = await store.findOlder(db, before, after, batchSize)
    if (rows.length === 0) break
    after = rows.at(-1)!.id
    const free = await unclaimed(
      db,
      rows.map(({ id }) => id),
      inUse.uploads,
    )
    if (free.length === 0) continue
    const gone = await store.removeOlder(db, free, before)
    await storage.remove(gone.flatMap(({ variants }) => keysOf(variants)))
    collected.uploads += gone.length
  }
  let batch: string[] = []
  const sweep = async () => {
    const free = await unclaimed(db, batch, [keysWithUpload, ...inUse.keys])
    await storage.remove(free)
    collected.files += free.length
    batch = []
  }
  for await (const { key, storedAt } of storage.list()) {
    if (storedAt < before) batch.push(key)
    if (batch.length === batchSize) await sweep()
  }
  if (batch.length > 0) await sweep()
  return collected
}

async function unclaimed(
  db: Db,
  all: string[],
  claims: ((db: Db, some: string[]) => Promise<string[]>)[],
): Promise<string[]> {
  let left = all
  for (const claim of claims) {
    if (left.length === 0) break
    const claimed = new Set(await claim(db, left))
    left = left.filter((one) => !claimed.has(one))
  }
  return left
}

async function keysWithUpload(db: Db, keys: string[]): Promise<string[]> {
  const ids = new Set(keys.flatMap((key) => uploadIdOf(key) ?? []))
  const known = new Set(ids.size > 0 ? await store.findExisting(db, [...ids]) : [])
  return keys.filter((key) => known.has(uploadIdOf(key) ?? ''))
}
