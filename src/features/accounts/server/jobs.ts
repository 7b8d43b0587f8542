import type { Job } from '#platform/server/jobs.ts'
import { purge } from './service/purge.ts'

export const accountsJobs: readonly Job[] = [
  { name: 'accounts.purge', cron: '20 3 * * *', run: ({ ctx }) => purge(ctx) },
]
