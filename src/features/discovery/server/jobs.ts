import type { Logger } from 'pino'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Job } from '#platform/server/jobs.ts'
import { startWorkerLoop, type WorkNotices } from '#platform/server/worker-loop.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { retentionStart } from '#shared/retention.ts'
import { processQueue } from './search-index/index-queue.ts'
import { deleteMissesBefore } from './store.ts'

export const discoveryJobs: readonly Job[] = [
  { name: 'discovery.dropOldMisses', cron: '15 4 * * *', run: ({ ctx }) => dropOldMisses(ctx) },
]

/** Deletes old searches without results: analytics shows 90 days and compares with the 90 before. */
async function dropOldMisses({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteMissesBefore(db, hongKongDay(retentionStart('searchMisses', now())))
}

/** Wait while another process works on the queue, or a listing in it is being deleted. */
const secondsUntilFree = 5

/**
 * Indexes queued changes until stopped, woken by notifications. Any number of processes may run it: one at a time
 * processes the queue, the others poll again later.
 */
export function startSearchWorker({ db, log, notices }: { db: Db; log: Logger; notices: WorkNotices }): {
  stop: () => Promise<void>
} {
  return startWorkerLoop({
    log,
    failure: 'search indexing failed',
    wakeOn: { notices, table: 'search_stale' },
    work: async (stopping) => ((await processQueue(db, () => stopping.aborted)) ? null : secondsUntilFree),
  })
}
