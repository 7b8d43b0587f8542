import { defineEmail } from '#platform/server/define-email.ts'

/** `path` opens the form for a new password and is valid for one hour. */
export const passwordResetEmail = defineEmail<{ name?: string; path: string }>({
  type: 'password_reset',
  group: 'member',
  isForSignIn: true,
  hasSecretLink: true,
  sample: ({ firstName }) => ({ name: firstName, path: '/auth' }),
  texts: {
    en: {
      name: 'Reset password',
      subject: 'Choose a new password',
      lines: ['Somebody, most likely you, asked for a new password. The link works once, for one hour.'],
      button: 'Choose a new password',
      note: 'Didn’t ask for this? Ignore this email: your password stays the same.',
    },
    'zh-Hant': {
      name: '重設密碼',
      subject: '重設你的密碼',
      lines: ['我們收到重設密碼的要求，應該是你本人提出的。連結只能用一次，一小時內有效。'],
      button: '設定新密碼',
      note: '不是你提出的？不用理會這封電郵，你的密碼維持不變。',
    },
    'zh-Hans': {
      name: '重设密码',
      subject: '重设您的密码',
      lines: ['我们收到了重设密码的请求，应该是您本人提出的。链接只能使用一次，一小时内有效。'],
      button: '设置新密码',
      note: '不是您提出的？不用理会这封邮件，您的密码保持不变。',
    },
  },
})
