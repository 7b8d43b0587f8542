import { defineEmail } from '#platform/server/define-email.ts'

/** `path` confirms the address and is valid for 24 hours. */
export const confirmationEmail = defineEmail<{ first_name: string; path: string }>({
  type: 'email_confirmation',
  group: 'address',
  isForSignIn: true,
  hasSecretLink: true,
  sample: ({ firstName }) => ({ first_name: firstName, path: '/auth' }),
  texts: {
    en: {
      name: 'Confirm address',
      subject: 'Confirm your email address',
      lines: ['One tap and your account is ready. The link works for 24 hours.'],
      button: 'Confirm my address',
      note: 'Didn’t sign up? Ignore this email, and nothing happens.',
    },
    'zh-Hant': {
      name: '確認電郵地址',
      subject: '請確認你的電郵地址',
      lines: ['按一下就完成，帳戶即可使用。連結 24 小時內有效。'],
      button: '確認電郵地址',
      note: '沒有註冊過？不用理會這封電郵，甚麼都不會發生。',
    },
    'zh-Hans': {
      name: '确认邮箱',
      subject: '请确认您的邮箱地址',
      lines: ['点一下就好，账号马上可以使用。链接 24 小时内有效。'],
      button: '确认邮箱地址',
      note: '没有注册过？不用理会这封邮件，什么都不会发生。',
    },
  },
})
