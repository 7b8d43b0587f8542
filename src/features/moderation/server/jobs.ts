import { deleteOldRevisions } from '#features/listings/server/service/revisions.ts'
import type { Job } from '#platform/server/jobs.ts'
import { followLicences } from './service/licence-ends.ts'
import { maxHistory } from './store/queue.ts'

/** Five minutes after midnight, so that a page says on the day after the last one that a licence has expired. */
export const moderationJobs: readonly Job[] = [
  { name: 'moderation.followLicences', cron: '5 0 * * *', run: ({ ctx, signal }) => followLicences(ctx, signal) },
  {
    name: 'moderation.dropRevisions',
    cron: '30 5 * * 0',
    run: ({ ctx, signal }) => deleteOldRevisions(ctx.db, maxHistory, signal),
  },
]
