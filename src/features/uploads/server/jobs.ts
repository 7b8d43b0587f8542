import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { keysOf, orphanHours, uploadIdOf } from '../rules.ts'
import * as store from './store.ts'

/** Lookups that each feature contributes: which of these upload ids or storage keys are still in use. */
export type InUse = {
  uploads: ((db: Db, ids: string[]) => Promise<string[]>)[]
  keys: ((db: Db, keys: string[]) => Promise<string[]>)[]
}

const batchSize = 500
const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Deletes uploads that have been unreferenced for a day, and stored files that belong to no upload and are not in use
 * by any feature. Uploads attached concurrently are safe: `attach` locks the row and updates `attached_at`, and the
 * delete checks it again. Safe to run in several processes at once; an interrupted run is continued by the next one.
 */
export async function collectOrphans(
  { db, storage, now }: Pick<Ctx, 'db' | 'storage' | 'now'>,
  inUse: InUse,
): Promise<{ uploads: number; files: number }> {
  const before = new Date(now().getTime() - orphanHours * 3_600_000)
  const collected = { uploads: 0, files: 0 }
  for (let after = firstId; ;) {
    const rows = await store.findUntouchedBefore(db, before, after, batchSize)
    if (rows.length === 0) break
    after = rows.at(-1)!.id
    const orphans = await excludeInUse(
      db,
      rows.map(({ id }) => id),
      inUse.uploads,
    )
    if (orphans.length === 0) continue
    const removed = await store.removeUntouchedBefore(db, orphans, before)
    await storage.remove(removed.flatMap(({ variants }) => keysOf(variants)))
    collected.uploads += removed.length
  }
  let batch: string[] = []
  const removeBatch = async () => {
    const orphans = await excludeInUse(db, batch, [keysWithUpload, ...inUse.keys])
    await storage.remove(orphans)
    collected.files += orphans.length
    batch = []
  }
  for await (const { key, storedAt } of storage.list()) {
    if (storedAt < before) batch.push(key)
    if (batch.length === batchSize) await removeBatch()
  }
  if (batch.length > 0) await removeBatch()
  return collected
}

async function excludeInUse(
  db: Db,
  candidates: string[],
  findInUse: ((db: Db, ids: string[]) => Promise<string[]>)[],
): Promise<string[]> {
  let remaining = candidates
  for (const find of findInUse) {
    if (remaining.length === 0) break
    const inUseIds = new Set(await find(db, remaining))
    remaining = remaining.filter((id) => !inUseIds.has(id))
  }
  return remaining
}

async function keysWithUpload(db: Db, keys: string[]): Promise<string[]> {
  const ids = new Set(keys.flatMap((key) => uploadIdOf(key) ?? []))
  const known = new Set(ids.size > 0 ? await store.findExisting(db, [...ids]) : [])
  return keys.filter((key) => known.has(uploadIdOf(key) ?? ''))
}
