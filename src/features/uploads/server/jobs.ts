import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Job } from '#platform/server/jobs.ts'
import { hourMs } from '#shared/durations.ts'
import { firstId } from '#shared/uuid.ts'
import { keysOf, orphanHours, uploadIdOf } from '../rules.ts'
import { filesInUse, uploadsInUse } from './ports.ts'
import * as store from './store.ts'

export const uploadsJobs: readonly Job[] = [
  { name: 'uploads.collectOrphans', cron: '40 4 * * *', run: ({ ctx }) => collectOrphans(ctx) },
]

const batchSize = 500
/**
 * Deletes uploads that have been unreferenced for a day, and stored files that belong to no upload and are not in use
 * by any feature. Uploads attached concurrently are safe: `attach` locks the row and updates `attached_at`, and the
 * delete checks it again. Safe to run in several processes at once; an interrupted run is continued by the next one.
 */
export async function collectOrphans({
  db,
  storage,
  now,
}: Pick<Ctx, 'db' | 'storage' | 'now'>): Promise<{ uploads: number; files: number }> {
  const before = new Date(now().getTime() - orphanHours * hourMs)
  const collected = { uploads: 0, files: 0 }
  for (let after = firstId; ;) {
    const rows = await store.findUntouchedBefore(db, before, after, batchSize)
    if (rows.length === 0) break
    after = rows.at(-1)!.id
    const orphans = await excludeInUse(
      db,
      rows.map(({ id }) => id),
      uploadsInUse,
    )
    if (orphans.length === 0) continue
    const removed = await store.removeUntouchedBefore(db, orphans, before)
    await storage.remove(removed.flatMap(({ variants }) => keysOf(variants)))
    collected.uploads += removed.length
  }
  let batch: string[] = []
  const removeBatch = async () => {
    const unknown = await excludeInUse(db, batch, keysWithUpload)
    const orphans = await excludeInUse(db, unknown, filesInUse)
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
  findInUse: (db: Db, candidates: string[]) => Promise<string[]>,
): Promise<string[]> {
  const inUse = new Set(candidates.length > 0 ? await findInUse(db, candidates) : [])
  return candidates.filter((candidate) => !inUse.has(candidate))
}

async function keysWithUpload(db: Db, keys: string[]): Promise<string[]> {
  const ids = new Set(keys.flatMap((key) => uploadIdOf(key) ?? []))
  const known = new Set(ids.size > 0 ? await store.findExisting(db, [...ids]) : [])
  return keys.filter((key) => known.has(uploadIdOf(key) ?? ''))
}
