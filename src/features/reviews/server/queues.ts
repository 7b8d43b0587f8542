import { sql } from 'drizzle-orm'
import { defineQueue } from '#platform/server/define-queue.ts'

export const reviewsQueue = defineQueue({
  name: 'reviews',
  title: { en: 'Reviews to check', 'zh-Hant': '待審核的評價', 'zh-Hans': '待审核的评价' },
  path: '/admin/reviews',
  waitHours: 24,
  waiting: () => sql`select created_at as at from reviews where status = 'pending'`,
})
