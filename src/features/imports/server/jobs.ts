import { type Job, queueJob } from '#platform/server/jobs.ts'
import { retentionStart } from '#shared/retention.ts'
import { addPhotos } from './service/photos.ts'
import { type Run, runBatch, prepareRun, stopRun } from './service/run-import.ts'
import { removeCreatedBefore } from './store.ts'

/** After this time the photos that are left wait their turn, since they may take an hour and other jobs are due. */
const photosMs = 30_000

/**
 * Checks or imports a file batch by batch. Each batch is one transaction that also stores the progress, so a run that
 * was killed continues after the last finished batch.
 */
async function processImport({ ctx, data, signal }: Parameters<Job['run']>[0]): Promise<void> {
  const { id, failures } = data as { id: string; failures?: [host: string, count: number][] }
  const run: Run | null = await prepareRun(ctx, id)
  if (!run) return
  while (!signal.aborted && (await runBatch(ctx, run)));
  signal.throwIfAborted()
  const outside = { failures: new Map(failures), maxMs: photosMs }
  if (!(await addPhotos(ctx, run, signal, outside))) return
  await queueJob(ctx.db, { name: 'imports.work', data: { id, failures: [...outside.failures] }, key: id })
}

export const importsJobs: readonly Job[] = [
  {
    name: 'imports.work',
    run: processImport,
    onGivenUp: ({ ctx, data }) => stopRun(ctx.db, (data as { id: string }).id),
  },
  {
    name: 'imports.purge',
    cron: '25 4 * * *',
    run: ({ ctx }) => removeCreatedBefore(ctx.db, retentionStart('imports', ctx.now())),
  },
]
