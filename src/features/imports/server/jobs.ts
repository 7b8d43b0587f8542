import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '#platform/server/jobs.ts'
import { type Run, runBatch, prepareRun } from './service/work.ts'
import { removeOlder } from './store.ts'

/** Between two parts, so that visitors are served meanwhile: a quarter of the time that the part took. */
const restShare = 0.25
const keptDays = 30

/**
 * Checks or imports a file part by part; each part is one transaction that also notes how far it is, so whoever goes on
 * after a kill begins where the last part ended.
 */
async function work({ ctx, data, signal }: Parameters<Job['run']>[0]): Promise<void> {
  const { id } = data as { id: string }
  const run: Run | null = await prepareRun(ctx, id)
  if (!run) return
  for (;;) {
    const start = performance.now()
    if (!(await runBatch(ctx, run))) return
    await sleep((performance.now() - start) * restShare, undefined, { signal })
  }
}

export const importsJobs: readonly Job[] = [
  { name: 'imports.work', run: work },
  {
    name: 'imports.purge',
    cron: '25 4 * * *',
    run: ({ ctx }) => removeOlder(ctx.db, new Date(ctx.now().getTime() - keptDays * 24 * 3_600_000)),
  },
]
