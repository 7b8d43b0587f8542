import * as z from 'zod'
import type { Job } from '#platform/server/jobs.ts'
import { addDays, hongKongDay } from '#shared/hk-time.ts'
import { sendDecisionEmail, decisionEmailJob } from './service/moderate.ts'
import { deleteSaltsBefore } from './store/moderation.ts'

const emailJobData = z.strictObject({ reviewId: z.uuid() })

export const reviewsJobs: readonly Job[] = [
  { name: decisionEmailJob, run: ({ ctx, data }) => sendDecisionEmail(ctx.db, emailJobData.parse(data).reviewId) },
  {
    // Keeps the salts of today and yesterday, so that none is older than 48 hours.
    name: 'reviews.dropSalts',
    cron: '25 0 * * *',
    run: ({ ctx }) => deleteSaltsBefore(ctx.db, addDays(hongKongDay(ctx.now()), -1)),
  },
]
