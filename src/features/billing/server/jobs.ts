import type { Job } from '#platform/server/jobs.ts'
import { endDuePlans, remindOfEnds } from './service/plan-ends.ts'
import { dropOldProofs } from './service/proofs.ts'

/** Screenshots go 180 days after the decision. Plans end within minutes of their time, reminders go out within the hour. */
export const billingJobs: readonly Job[] = [
  { name: 'billing.endPlans', cron: '*/5 * * * *', run: ({ ctx, signal }) => endDuePlans(ctx, signal) },
  { name: 'billing.remind', cron: '20 * * * *', run: ({ ctx, signal }) => remindOfEnds(ctx, signal) },
  { name: 'billing.dropProofs', cron: '30 4 * * *', run: ({ ctx, signal }) => dropOldProofs(ctx, signal) },
]
