import type { Logger } from 'pino'
import { ensureAdmin, ensureFirstAdmin } from '#features/accounts/server/service.ts'
import { rebuildSearch, refreshSearch } from '#features/discovery/server/service.ts'
import type { Database } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { loadOrCreateSecret } from '#platform/server/secret.ts'
import type { Storage } from '#platform/server/storage.ts'
import { demoAdmin } from './demo/admin.ts'
import { loadDemo } from './demo/load.ts'
import { loadReference } from './reference.ts'

/** Prepares the database before the first request: migrations, reference data, first admin, demonstration data. */
export async function prepare({ db }: Database, url: string, storage: Storage, env: Env, log: Logger): Promise<void> {
  await migrateDatabase(url)
  await loadReference(db)
  if (env.firstAdmin) await ensureFirstAdmin(db, env.firstAdmin)
  if (env.demo) {
    const isLoaded = await loadDemo({
      db,
      storage,
      listings: 400,
      now: new Date(),
      afterLoad: rebuildSearch,
    })
    if (isLoaded) log.info('demonstration data loaded')
    await ensureAdmin(db, { ...demoAdmin, password: demoPassword(env.dataDir) })
  }
  await refreshSearch(db)
}

/** The demonstration admin's password: generated once per installation and printed only by the start command. */
export function demoPassword(dataDir: string): string {
  return loadOrCreateSecret(dataDir, 'demo-admin').slice(0, 12)
}
