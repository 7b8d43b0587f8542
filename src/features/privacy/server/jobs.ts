import type { Job } from '#platform/server/jobs.ts'
import { retentionStart } from '#shared/retention.ts'
import { deleteDecidedBefore } from './store.ts'

export const privacyJobs: readonly Job[] = [
  {
    name: 'privacy.purge',
    cron: '50 4 * * *',
    run: ({ ctx }) => deleteDecidedBefore(ctx.db, retentionStart('privacyRequests', ctx.now())),
  },
]
