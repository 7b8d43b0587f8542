import { sql } from 'drizzle-orm'
import { defineQueue } from '#platform/server/define-queue.ts'

export const mailsQueue = defineQueue({
  name: 'mails',
  title: { en: 'Failed emails', 'zh-Hant': '寄出失敗的電郵', 'zh-Hans': '发送失败的邮件' },
  path: '/admin/outbox',
  waitHours: 24,
  waiting: () => sql`select created_at as at from notifications_outbox where status = 'failed'`,
})
