import type { Job } from '#platform/server/jobs.ts'
import { followLimitChanges } from './service/limit-changes.ts'
import { endDuePlans, sendEndReminders } from './service/plan-ends.ts'
import { deleteOldPayments, deleteOldProofs } from './service/proofs.ts'

/** Plans end and lower limits start within minutes of `ends_at`, reminders are sent hourly, old screenshots are deleted daily. */
export const billingJobs: readonly Job[] = [
  { name: 'billing.endPlans', cron: '*/5 * * * *', run: ({ ctx, signal }) => endDuePlans(ctx, signal) },
  {
    name: 'billing.followLimits',
    cron: '*/5 * * * *',
    run: ({ ctx, signal }) => followLimitChanges(ctx, signal),
  },
  { name: 'billing.remind', cron: '20 * * * *', run: ({ ctx, signal }) => sendEndReminders(ctx, signal) },
  { name: 'billing.dropPayments', cron: '35 4 * * *', run: ({ ctx }) => deleteOldPayments(ctx) },
  { name: 'billing.dropProofs', cron: '30 4 * * *', run: ({ ctx, signal }) => deleteOldProofs(ctx, signal) },
]
