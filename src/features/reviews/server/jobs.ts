import * as z from 'zod'
import type { Job } from '#platform/server/jobs.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { sendRemovalEmail, removalEmailJob } from './service/moderate.ts'
import { deleteSaltsBefore } from './store/moderation.ts'

const told = z.strictObject({ reviewId: z.uuid() })

export const reviewsJobs: readonly Job[] = [
  { name: removalEmailJob, run: ({ ctx, data }) => sendRemovalEmail(ctx.db, told.parse(data).reviewId) },
  {
    // The salts of today and yesterday stay, so that none outlives 48 hours.
    name: 'reviews.dropSalts',
    cron: '25 0 * * *',
    run: ({ ctx }) => deleteSaltsBefore(ctx.db, hongKongDay(new Date(ctx.now().getTime() - 24 * 3_600_000))),
  },
]
