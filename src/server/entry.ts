import * as build from 'virtual:react-router/server-build'
import { createAuth } from '#features/accounts/server/service/auth.ts'
import { providersOf } from '#features/accounts/server/service/providers.ts'
import { invalidateCache, enableCache } from '#platform/server/cached.ts'
import { listenForChanges } from '#platform/server/changes.ts'
import { openDatabase } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { createLog } from '#platform/server/log.ts'
import { storedSecret } from '#platform/server/secret.ts'
import { openStorage } from '#platform/server/storage.ts'
import { createApp } from './app.ts'
import { demoAdmin } from './demo/admin.ts'
import { startWorkers } from './jobs.ts'
import { demoPassword, prepare } from './prepare.ts'

/** The site as the process holds it: `main.ts` listens and hands requests to `fetch`. */
export type Site = {
  /** How to sign in as the demonstration admin; null without demonstration data. */
  demoSignIn: { email: string; password: string } | null
  fetch: (request: Request, env: unknown) => Response | Promise<Response>
  drain: () => void
  close: () => Promise<void>
}

/**
 * Opens the database, brings it up to date (an empty one may get demonstration data), and builds the site.
 */
export async function openSite(env: Env, databaseUrl: string): Promise<Site> {
  const log = createLog(env.logLevel)
  const database = openDatabase(databaseUrl)
  let isDraining = false
  const storage = openStorage(env.storageUrl)
  await prepare(database, databaseUrl, storage, env, log)
  const secret = env.authSecret ?? storedSecret(env.dataDir, 'auth')
  const providers = providersOf(env)
  const auth = createAuth({ db: database.db, baseUrl: env.baseUrl, secret, log, providers })
  const app = createApp(
    { env, database, storage, log, auth, providers: providers.map(({ id }) => id), isDraining: () => isDraining },
    build,
  )
  const listener = listenForChanges(
    databaseUrl,
    (table) => {
      invalidateCache(table)
      app.forget()
    },
    (isHeard) => {
      enableCache(database.db, isHeard)
      app.trust(isHeard)
    },
  )
  const workers = env.roles.includes('worker') ? startWorkers({ env, database, storage, log }, databaseUrl) : null
  return {
    demoSignIn: env.demo ? { email: demoAdmin.email, password: demoPassword(env.dataDir) } : null,
    fetch: app.fetch,
    drain: () => {
      isDraining = true
    },
    close: async () => {
      await workers?.stop()
      await listener.close()
      await database.close()
    },
  }
}
