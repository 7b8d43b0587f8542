import type { Job } from '#platform/server/jobs.ts'
import { mailWaitingQueues } from './service/queue-mails.ts'

export const backofficeJobs: readonly Job[] = [
  { name: 'backoffice.mailQueues', cron: '*/5 * * * *', run: ({ ctx }) => mailWaitingQueues(ctx) },
]
