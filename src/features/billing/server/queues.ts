import { sql } from 'drizzle-orm'
import { defineQueue } from '#platform/server/define-queue.ts'

/** Money does not wait. */
export const paymentsQueue = defineQueue({
  name: 'payments',
  title: { en: 'Payments', 'zh-Hant': '待確認付款', 'zh-Hans': '待确认付款' },
  path: '/admin/subscriptions',
  waitHours: 0,
  waiting: () => sql`select created_at as at from payments where status = 'pending'`,
})
