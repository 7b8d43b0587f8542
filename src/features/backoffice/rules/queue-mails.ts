import type { Locale } from '#shared/locale.ts'
import type { QueueName } from '../rules.ts'

/** Name of a queue in e-mails to admins, and the path of its screen. */
export const queueMails: Record<QueueName, { path: string; names: Record<Locale, string> }> = {
  listings: {
    path: '/admin/review-listings',
    names: { en: 'New listings', 'zh-Hant': '新刊登', 'zh-Hans': '新服务信息' },
  },
  revisions: {
    path: '/admin/review-listings',
    names: { en: 'Changes of listings', 'zh-Hant': '刊登修改', 'zh-Hans': '服务信息修改' },
  },
  claims: { path: '/admin/claims', names: { en: 'Ownership claims', 'zh-Hant': '認領申請', 'zh-Hans': '认领申请' } },
  licences: {
    path: '/admin/licences',
    names: { en: 'Licences to check', 'zh-Hant': '待核對牌照', 'zh-Hans': '待核对执照' },
  },
  listing_reports: {
    path: '/admin/reported-reviews',
    names: { en: 'Reported listings', 'zh-Hant': '被舉報的刊登', 'zh-Hans': '被举报的服务信息' },
  },
  review_reports: {
    path: '/admin/reported-reviews',
    names: { en: 'Reported reviews', 'zh-Hant': '被舉報的評價', 'zh-Hans': '被举报的评价' },
  },
  appeals: {
    path: '/admin/reported-reviews?tab=appeals',
    names: { en: 'Appeals', 'zh-Hant': '上訴', 'zh-Hans': '申诉' },
  },
  reviews: { path: '/admin/reviews', names: { en: 'New reviews', 'zh-Hant': '新評價', 'zh-Hans': '新评价' } },
  payments: { path: '/admin/subscriptions', names: { en: 'Payments', 'zh-Hant': '付款', 'zh-Hans': '付款' } },
  verifications: {
    path: '/admin/verifications',
    names: { en: 'WhatsApp numbers', 'zh-Hant': 'WhatsApp 號碼驗證', 'zh-Hans': 'WhatsApp 号码验证' },
  },
  privacy_requests: {
    path: '/admin/privacy-requests',
    names: { en: 'Privacy requests', 'zh-Hant': '私隱要求', 'zh-Hans': '隐私请求' },
  },
  mails: {
    path: '/admin/outbox',
    names: { en: 'Failed emails', 'zh-Hant': '寄出失敗的電郵', 'zh-Hans': '发送失败的邮件' },
  },
}
