import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import type * as Demo from '#demo/load.ts'
import { openDatabase, type Database, type Db } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { queueJob, type Job } from '#platform/server/jobs.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { demoAdmin, demoPassword } from './demo-admin.ts'
import { ensureAdmin, ensureFirstAdmin, hasNoListings, rebuildSearch, refreshSearch } from './features.ts'
import { loadReference } from './reference.ts'

/** Nobody waits for an answer yet: a busy machine makes a start slower, and does not end it. */
const patience = { statementMs: 60_000, lockMs: 60_000, poolMs: 60_000 }

/** Prepares the database before the first request: migrations, reference data, first admin, demonstration data. */
export async function prepare(url: string, env: Env, log: Logger): Promise<void> {
  await migrateDatabase(url)
  const database = openDatabase(url, patience)
  try {
    await fill(database, env, log)
  } finally {
    await database.close()
  }
}

async function fill({ db }: Database, env: Env, log: Logger): Promise<void> {
  await loadReference(db)
  if (env.firstAdmin) await ensureFirstAdmin(db, env.firstAdmin)
  if (env.demo) {
    if (await hasNoListings(db)) await loadDemo(db, log, env)
    await ensureAdmin(db, { ...demoAdmin, password: demoPassword(env.dataDir) })
  }
  await refreshSearch(db)
}

/** The demonstration is not part of the build: Node loads its source when an empty database asks for it. */
const importDemo = async () =>
  (await import(/* @vite-ignore */ pathToFileURL(resolve('demo/load.ts')).href)) as typeof Demo

async function loadDemo(db: Db, log: Logger, { demoPictures: listings }: Env): Promise<void> {
  const afterLoad = async (tx: Db) => {
    await rebuildSearch(tx)
    await queueJob(tx, { name: demoPictures.name, data: { listings } satisfies PictureJob })
  }
  const { loadDemo: load } = await importDemo()
  if (await load({ db, listings: 400, now: new Date(), afterLoad })) log.info('demonstration data loaded')
}

type PictureJob = { listings: number | null }

/** Draws the demonstration's pictures once the site is up: they would double the time of the first start. */
export const demoPictures: Job = {
  name: 'demo.addPictures',
  run: async ({ ctx, data, signal }) => {
    const { addPictures } = await importDemo()
    await addPictures({ db: ctx.db, storage: ctx.storage, signal, listings: (data as PictureJob).listings })
  },
}
