import { defineEmail, type Written } from '#platform/server/define-email.ts'

/** To the author of a review that visitors do not see while it is examined. */
export const reviewHeldEmail = defineEmail<Written>({
  type: 'review_held',
  group: 'member',
  hasOwnText: true,
  sample: ({ locale }) => ({
    body: {
      en: 'Your review of “Harbour Plumbing” was reported. Nothing is decided yet.',
      'zh-Hant': '有人舉報你對「海港水喉」的評價，現時未有任何決定。',
      'zh-Hans': '有人举报您对“海港水管”的评价，目前还没有任何决定。',
    }[locale],
    path: '/user/reports',
  }),
  texts: {
    en: {
      name: 'Review being examined',
      subject: 'Your review is being examined',
      button: 'See your reviews',
    },
    'zh-Hant': {
      name: '評價審視中',
      subject: '你的評價正在審視中',
      button: '查看我的評價',
    },
    'zh-Hans': {
      name: '评价审核中',
      subject: '您的评价正在审核中',
      button: '查看我的评价',
    },
  },
})
