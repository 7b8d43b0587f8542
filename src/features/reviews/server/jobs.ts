import * as z from 'zod'
import type { Job } from '#platform/server/jobs.ts'
import { addDays, hongKongDay } from '#shared/hk-time.ts'
import { reviewStatuses } from '../rules.ts'
import { sendDecisionEmail, decisionEmailJob } from './service/moderate.ts'
import { deleteSaltsBefore } from './store/moderation.ts'

// A job that a process of the version before queued has no status.
const emailJobData = z.strictObject({ reviewId: z.uuid(), status: z.enum(reviewStatuses).optional() })

const sendEmail: Job['run'] = ({ ctx, data }) => sendDecisionEmail(ctx.db, emailJobData.parse(data))

export const reviewsJobs: readonly Job[] = [
  { name: decisionEmailJob, run: sendEmail },
  // The name before, under which jobs may still wait, or be queued while the site is upgraded.
  { name: 'reviews.tell', run: sendEmail },
  {
    // Keeps the salts of today and yesterday, so that none is older than 48 hours.
    name: 'reviews.dropSalts',
    cron: '25 0 * * *',
    run: ({ ctx }) => deleteSaltsBefore(ctx.db, addDays(hongKongDay(ctx.now()), -1)),
  },
]
