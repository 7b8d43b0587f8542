import type { Job } from '#platform/server/jobs.ts'
import { retentionStart } from '#shared/retention.ts'
import { removeTypedBefore } from './store.ts'

export const draftsJobs: readonly Job[] = [
  {
    name: 'drafts.purge',
    cron: '15 4 * * *',
    run: ({ ctx }) => removeTypedBefore(ctx.db, retentionStart('drafts', ctx.now())),
  },
]
