import { defineEmail } from '#platform/server/define-email.ts'

/** To admins; `queue_name` is in the recipient’s language. */
export const queueWaitingEmail = defineEmail<{ queue_name: string; oldest_at: string; path: string }>({
  type: 'queue_waiting',
  group: 'admin',
  sample: ({ locale, now }) => ({
    queue_name: { en: 'Payments', 'zh-Hant': '付款', 'zh-Hans': '付款' }[locale],
    oldest_at: now,
    path: '/admin/subscriptions',
  }),
  texts: {
    en: {
      name: 'Waiting for an admin',
      subject: 'Waiting for an admin: {queue_name}',
      lines: ['{queue_name}: the oldest entry has been waiting since {oldest_at}.'],
      button: 'Open the list',
    },
    'zh-Hant': {
      name: '有待管理員處理',
      subject: '有待管理員處理：{queue_name}',
      lines: ['{queue_name}：最早一項自 {oldest_at}起等候處理。'],
      button: '開啟清單',
    },
    'zh-Hans': {
      name: '有待管理员处理',
      subject: '有待管理员处理：{queue_name}',
      lines: ['{queue_name}：最早一项自 {oldest_at}起等待处理。'],
      button: '打开列表',
    },
  },
})
