import type { Job } from '#platform/server/jobs.ts'
import { compareListings } from './service.ts'

export const coachJobs: readonly Job[] = [
  {
    name: 'coach.compareListings',
    cron: '50 4 * * *',
    run: ({ ctx, signal }) => compareListings(ctx.db, ctx.now(), signal),
  },
]
