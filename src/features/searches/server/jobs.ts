import type { Job } from '#platform/server/jobs.ts'
import { deleteOld, sendNews } from './service/send-news.ts'

export const searchesJobs: readonly Job[] = [
  { name: 'searches.sendNews', cron: '*/5 * * * *', run: ({ ctx, signal }) => sendNews(ctx, signal) },
  { name: 'searches.deleteOld', cron: '25 4 * * *', run: ({ ctx }) => deleteOld(ctx) },
]
