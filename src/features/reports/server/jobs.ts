import type { Job } from '#platform/server/jobs.ts'
import { retentionStart } from '#shared/retention.ts'
import { deleteDecidedBefore } from './store/retention.ts'

export const reportsJobs: readonly Job[] = [
  {
    name: 'reports.purge',
    cron: '45 4 * * *',
    run: ({ ctx }) => deleteDecidedBefore(ctx.db, retentionStart('reports', ctx.now())),
  },
]
