import type { Job } from '#platform/server/jobs.ts'
import { removeEndedBans } from './service/bans.ts'
import { removeExpiredEmails } from './service/links.ts'
import { purge } from './service/purge.ts'

export const accountsJobs: readonly Job[] = [
  { name: 'accounts.removeExpiredEmails', cron: '*/10 * * * *', run: ({ ctx }) => removeExpiredEmails(ctx) },
  { name: 'accounts.removeEndedBans', cron: '15 * * * *', run: ({ ctx }) => removeEndedBans(ctx) },
  { name: 'accounts.purge', cron: '20 3 * * *', run: ({ ctx }) => purge(ctx) },
]
