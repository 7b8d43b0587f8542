import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { logFailure } from '#platform/server/availability.ts'
import { listenForChanges } from '#platform/server/changes.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Job } from '#platform/server/jobs.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { retentionStart } from '#shared/retention.ts'
import { processQueue } from './search/index-queue.ts'
import { deleteMissesBefore } from './store.ts'

export const discoveryJobs: readonly Job[] = [
  { name: 'discovery.dropOldMisses', cron: '15 4 * * *', run: ({ ctx }) => dropOldMisses(ctx) },
]

/** Deletes old searches without results: analytics shows 90 days and compares with the 90 before. */
async function dropOldMisses({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteMissesBefore(db, hongKongDay(retentionStart('searchMisses', now())))
}

/** Maximum delay of a change whose notification is lost. */
const pollMs = 1_000

/**
 * Indexes queued changes until stopped, woken by notifications. Any number of processes may run it: one at a time
 * processes the queue, the others poll again a second later.
 */
export function startSearchWorker({ db, log, databaseUrl }: { db: Db; log: Logger; databaseUrl: string }): {
  stop: () => Promise<void>
} {
  const stopping = new AbortController()
  let wake = new AbortController()
  const wakeUp = () => wake.abort()
  const listener = listenForChanges(databaseUrl, (table) => table === 'search_stale' && wakeUp(), wakeUp, 'work')
  const running = (async () => {
    while (!stopping.signal.aborted) {
      wake = new AbortController()
      const until = AbortSignal.any([stopping.signal, wake.signal])
      await processQueue(db, () => stopping.signal.aborted).catch((error: unknown) =>
        logFailure(log, error, 'search indexing failed'),
      )
      await sleep(pollMs, undefined, { signal: until }).catch(() => {})
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await listener.close()
      await running
    },
  }
}
