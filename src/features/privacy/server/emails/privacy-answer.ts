import { defineEmail, type Written } from '#platform/server/define-email.ts'

/** To the person who asked about their personal data. */
export const privacyAnswerEmail = defineEmail<Written>({
  type: 'privacy_answer',
  group: 'member',
  hasOwnText: true,
  sample: ({ locale }) => ({
    body: {
      en: 'Thank you for your request. This is our answer: we hold your name and your email address.',
      'zh-Hant': '多謝你的要求，以下是我們的回覆：我們持有你的姓名和電郵地址。',
      'zh-Hans': '感谢您的请求，以下是我们的答复：我们持有您的姓名和邮箱地址。',
    }[locale],
  }),
  texts: {
    en: {
      name: 'Answer about personal data',
      subject: 'Your request about your personal data',
    },
    'zh-Hant': {
      name: '個人資料要求的回覆',
      subject: '你的個人資料要求',
    },
    'zh-Hans': {
      name: '个人资料请求的答复',
      subject: '您的个人资料请求',
    },
  },
})
