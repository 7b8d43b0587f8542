import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import * as build from 'virtual:react-router/server-build'
import { isDatabaseUnavailable, logFailure } from '#platform/server/availability.ts'
import { enableCache } from '#platform/server/cached.ts'
import { listenForChanges } from '#platform/server/changes.ts'
import { logConsole } from '#platform/server/console-log.ts'
import { openDatabase, poolSize } from '#platform/server/db.ts'
import { loadRelations, recordChange } from '#platform/server/dependencies.ts'
import type { Env } from '#platform/server/env.ts'
import { keepSharingCounters } from '#platform/server/limits.ts'
import { createLog } from '#platform/server/log.ts'
import { loadOrCreateSecret } from '#platform/server/secret.ts'
import { openStorage } from '#platform/server/storage.ts'
import { demoAdmin, demoPassword } from '#server/demo-admin.ts'
import { createApp } from './app.ts'
import { createAuth, providersOf, setCursorKey } from './features.ts'
import { startWorkers } from './jobs.ts'
import { connectPorts } from './ports.ts'
import { prepare } from './prepare.ts'

/** A running site: `main.ts` listens and passes requests to `fetch`. */
export type Site = {
  /** Credentials of the demonstration admin; null without demonstration data. */
  demoSignIn: { email: string; password: string } | null
  fetch: (request: Request, env: unknown) => Response | Promise<Response>
  /** Refuses, or answers from the page cache; false when `fetch` must answer. */
  sendEarly: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Is not ready any more, and starts no more jobs; those that run are asked to end. */
  drain: () => void
  close: () => Promise<void>
}

const fromThisMachine = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
/** The first pages load and compile what all need, so they may be refused themselves while the machine is busy. */
const maxFirstTries = 100

/** Makes pages for nobody until they are answered, so that no visitor waits for that. */
async function warmUp(fetch: Site['fetch'], baseUrl: string): Promise<void> {
  for (const path of ['/', '/explore'])
    for (let tries = 1; tries <= maxFirstTries; tries++) {
      const response = await fetch(new Request(baseUrl + path), fromThisMachine)
      await response.arrayBuffer()
      if (response.status !== 503) break
      await sleep(100)
    }
}

/**
 * Opens the database, migrates it (an empty one may get demonstration data) and creates the app.
 */
export async function openSite(env: Env, databaseUrl: string): Promise<Site> {
  connectPorts()
  const log = createLog(env.logLevel)
  const restoreConsole = import.meta.env.DEV ? () => {} : logConsole(log)
  // Two queries of one request fail together while the database is away, and only one of them is awaited by then.
  const onUnhandled = (error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error
    logFailure(log, error, 'database unavailable')
  }
  process.on('unhandledRejection', onUnhandled)
  let isDraining = false
  const storage = openStorage(env.storageUrl)
  await prepare(databaseUrl, env, log)
  const database = openDatabase(databaseUrl, { standbyUrl: env.databaseReplicaUrl, max: poolSize(env.workers) })
  await loadRelations(database.pool)
  const secret = env.authSecret ?? loadOrCreateSecret(env.dataDir, 'auth')
  setCursorKey(secret)
  const providers = providersOf(env)
  const auth = createAuth({ db: database.db, baseUrl: env.baseUrl, secret, log, providers })
  const app = createApp(
    { env, database, storage, log, auth, providers: providers.map(({ id }) => id), isDraining: () => isDraining },
    build,
  )
  let isListening = false
  /** Caching is on while changes are notified, or while a standby answers for the primary. Each switch empties the caches. */
  const switchCaches = () => {
    const isOn = isListening || database.isReplaced()
    enableCache(database.db, isOn)
  }
  database.watch(log, switchCaches)
  const listener = listenForChanges(
    databaseUrl,
    (table) => {
      // Before anything is read anew.
      database.noteChange()
      recordChange(table)
    },
    (isConnected) => {
      isListening = isConnected
      database.noteChange()
      switchCaches()
    },
  )
  const stopSharing = keepSharingCounters(database.db, (error) => logFailure(log, error, 'limits not shared'))
  const workers = env.roles.includes('worker') ? startWorkers({ env, database, storage, log }, databaseUrl) : null
  let workersStopped: Promise<void> | undefined
  const stopWorkers = () => (workersStopped ??= workers?.stop())
  // In development each change of a file opens the site again.
  if (env.roles.includes('web') && !import.meta.env.DEV) await warmUp(app.fetch, env.baseUrl)
  log.info({ pid: process.pid, roles: env.roles }, 'ready')
  return {
    demoSignIn: env.demo ? { email: demoAdmin.email, password: demoPassword(env.dataDir) } : null,
    fetch: app.fetch,
    sendEarly: app.sendEarly,
    drain: () => {
      isDraining = true
      void stopWorkers()
    },
    close: async () => {
      await stopWorkers()
      stopSharing()
      await listener.close()
      await database.close()
      process.off('unhandledRejection', onUnhandled)
      restoreConsole()
    },
  }
}
