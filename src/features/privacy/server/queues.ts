import { sql } from 'drizzle-orm'
import { defineQueue } from '#platform/server/define-queue.ts'

export const privacyRequestsQueue = defineQueue({
  name: 'privacy_requests',
  title: { en: 'Privacy requests', 'zh-Hant': '私隱要求', 'zh-Hans': '隐私请求' },
  path: '/admin/privacy-requests',
  waitHours: 24,
  waiting: () => sql`select created_at as at from privacy_requests where status = 'open'`,
})
