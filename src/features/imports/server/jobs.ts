import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '#platform/server/jobs.ts'
import { retentionStart } from '#shared/retention.ts'
import { addPhotos } from './service/photos.ts'
import { type Run, runBatch, prepareRun } from './service/run-import.ts'
import { removeCreatedBefore } from './store.ts'

/** Pause between two batches, as a share of the batch's duration, so that page requests are served in between. */
const pauseRatio = 0.1

/**
 * Checks or imports a file batch by batch. Each batch is one transaction that also stores the progress, so a run that
 * was killed continues after the last finished batch.
 */
async function processImport({ ctx, data, signal }: Parameters<Job['run']>[0]): Promise<void> {
  const { id } = data as { id: string }
  const run: Run | null = await prepareRun(ctx, id)
  if (!run) return
  for (;;) {
    const start = performance.now()
    if (!(await runBatch(ctx, run))) break
    await sleep((performance.now() - start) * pauseRatio, undefined, { signal })
  }
  await addPhotos(ctx, run, signal)
}

export const importsJobs: readonly Job[] = [
  { name: 'imports.work', run: processImport },
  {
    name: 'imports.purge',
    cron: '25 4 * * *',
    run: ({ ctx }) => removeCreatedBefore(ctx.db, retentionStart('imports', ctx.now())),
  },
]
