import { defineEmail, type Written } from '#platform/server/define-email.ts'

/** To the author of the review. */
export const reviewRemovedEmail = defineEmail<Written>({
  type: 'review_removed',
  group: 'member',
  hasOwnText: true,
  sample: ({ locale }) => ({
    body: {
      en: 'We have removed your review of “Harbour Plumbing” from the page.',
      'zh-Hant': '我們已把你對「海港水喉」的評價從頁面移除。',
      'zh-Hans': '我们已将您对“海港水管”的评价从页面移除。',
    }[locale],
    path: '/user/reports',
  }),
  texts: {
    en: {
      name: 'Review removed',
      subject: 'Your review was removed',
      button: 'See the decision',
    },
    'zh-Hant': {
      name: '評價已移除',
      subject: '你的評價已被移除',
      button: '查看決定',
    },
    'zh-Hans': {
      name: '评价已移除',
      subject: '您的评价已被移除',
      button: '查看决定',
    },
  },
})
