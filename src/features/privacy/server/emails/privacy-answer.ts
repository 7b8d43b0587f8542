import { defineEmail } from '#platform/server/define-email.ts'

/** To the person who asked about their personal data; `answer` may be the reasons of a refusal. */
export const privacyAnswerEmail = defineEmail<
  { decision: 'answered' | 'refused'; answer: string },
  'answered' | 'refused'
>({
  type: 'privacy_answer',
  group: 'member',
  caseOf: ({ decision }) => decision,
  sample: ({ locale }) => ({
    decision: 'answered',
    answer: {
      en: 'We hold your name and your email address.',
      'zh-Hant': '我們持有你的姓名和電郵地址。',
      'zh-Hans': '我们持有您的姓名和邮箱地址。',
    }[locale],
  }),
  texts: {
    en: {
      name: 'Answer about personal data',
      subject: 'Your request about your personal data',
      cases: {
        answered: 'Thank you for your request. This is our answer:\n\n{answer}',
        refused: 'We have looked at your request and cannot do what you asked. The reasons:\n\n{answer}',
      },
    },
    'zh-Hant': {
      name: '個人資料要求的回覆',
      subject: '你的個人資料要求',
      cases: {
        answered: '多謝你的要求，以下是我們的回覆：\n\n{answer}',
        refused: '我們已考慮你的要求，但未能照辦，原因如下：\n\n{answer}',
      },
    },
    'zh-Hans': {
      name: '个人资料请求的答复',
      subject: '您的个人资料请求',
      cases: {
        answered: '感谢您的请求，以下是我们的答复：\n\n{answer}',
        refused: '我们已考虑您的请求，但无法照办，原因如下：\n\n{answer}',
      },
    },
  },
})
