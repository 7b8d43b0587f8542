import { sql } from 'drizzle-orm'
import { defineQueue } from '#platform/server/define-queue.ts'

/** All reports about a listing are decided together. */
export const listingReportsQueue = defineQueue({
  name: 'listing_reports',
  title: { en: 'Reported listings', 'zh-Hant': '被舉報的商戶', 'zh-Hans': '被举报的店铺' },
  path: '/admin/reported-reviews',
  waitHours: 24,
  waiting: () => sql`select min(created_at) as at from listing_reports where status = 'open' group by listing_id`,
})

/** All reports about a review are decided together. */
export const reviewReportsQueue = defineQueue({
  name: 'review_reports',
  title: { en: 'Reported reviews', 'zh-Hant': '被舉報的評價', 'zh-Hans': '被举报的评价' },
  path: '/admin/reported-reviews',
  waitHours: 24,
  waiting: () => sql`select min(created_at) as at from review_reports where status = 'open' group by review_id`,
})

export const appealsQueue = defineQueue({
  name: 'appeals',
  title: { en: 'Appeals', 'zh-Hant': '上訴', 'zh-Hans': '申诉' },
  path: '/admin/reported-reviews?tab=appeals',
  waitHours: 24,
  waiting: () => sql`select created_at as at from report_appeals where status = 'open'`,
})
