import type { Job } from '#platform/server/jobs.ts'
import { retentionStart } from '#shared/retention.ts'
import { addPhotos } from './service/photos.ts'
import { type Run, runBatch, prepareRun } from './service/run-import.ts'
import { removeCreatedBefore } from './store.ts'

/**
 * Checks or imports a file batch by batch. Each batch is one transaction that also stores the progress, so a run that
 * was killed continues after the last finished batch.
 */
async function processImport({ ctx, data, signal }: Parameters<Job['run']>[0]): Promise<void> {
  const { id } = data as { id: string }
  const run: Run | null = await prepareRun(ctx, id)
  if (!run) return
  while (!signal.aborted && (await runBatch(ctx, run)));
  signal.throwIfAborted()
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
