import type { Job } from '#platform/server/jobs.ts'
import { dropOldEvents, dropOldSalts, rollUp } from './service.ts'

export const analyticsJobs: readonly Job[] = [
  { name: 'analytics.rollUp', cron: '5 * * * *', run: ({ ctx, signal }) => rollUp(ctx.db, ctx.now(), { signal }) },
  {
    name: 'analytics.dropOldEvents',
    cron: '40 3 * * *',
    run: ({ ctx, signal }) => dropOldEvents(ctx.db, ctx.now(), signal),
  },
  { name: 'analytics.dropOldSalts', cron: '15 0 * * *', run: ({ ctx }) => dropOldSalts(ctx.db, ctx.now()) },
]
