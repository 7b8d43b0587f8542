import type { Notification } from '#features/notifications/server/service.ts'
import type { Written } from '#platform/server/define-email.ts'
import type { Locale, Localized } from '#shared/locale.ts'
import { privacyAnswerEmail } from '../emails/privacy-answer.ts'

type Messages = Record<'answered' | 'refused', { subject: string; body: string }>

const messages: Localized<Messages> = {
  en: {
    answered: {
      subject: 'Your request about your personal data',
      body: 'Thank you for your request. This is our answer:',
    },
    refused: {
      subject: 'Your request about your personal data',
      body: 'We have looked at your request and cannot do what you asked. The reasons:',
    },
  },
  'zh-Hant': {
    answered: { subject: '你的個人資料要求', body: '多謝你的要求，以下是我們的回覆：' },
    refused: { subject: '你的個人資料要求', body: '我們已考慮你的要求，但未能照辦，原因如下：' },
  },
  'zh-Hans': {
    answered: { subject: '您的个人资料请求', body: '感谢您的请求，以下是我们的答复：' },
    refused: { subject: '您的个人资料请求', body: '我们已考虑您的请求，但无法照办，原因如下：' },
  },
}

type Answer = {
  userId: string | null
  email: string
  language: Locale
  status: 'answered' | 'refused'
  answer: string
}

/** E-mail with the answer or the reasons for a refusal. */
export function answerEmail({ userId, email, language, status, answer }: Answer): Notification<Written> {
  const { subject, body } = messages[language][status]
  const data = { body: `${body}\n\n${answer}` }
  return { email: privacyAnswerEmail, to: email, userId, locale: language, subject, data }
}
