import { defineEmail } from '#platform/server/define-email.ts'

/** To the new address; `path` changes to it and is valid for 24 hours. */
export const addressChangeEmail = defineEmail<{ first_name: string; path: string }>({
  type: 'email_change',
  group: 'address',
  isForSignIn: true,
  hasSecretLink: true,
  sample: ({ firstName }) => ({ first_name: firstName, path: '/auth' }),
  texts: {
    en: {
      name: 'Confirm new address',
      subject: 'Confirm your new email address',
      lines: [
        'Somebody, most likely you, asked to log in with this address from now on. Nothing changes until you confirm it. The link works once, for 24 hours.',
      ],
      button: 'Confirm the new address',
      note: 'Didn’t ask for this? Ignore this email: without your confirmation, no account uses your address.',
    },
    'zh-Hant': {
      name: '確認新電郵地址',
      subject: '請確認你的新電郵地址',
      lines: [
        '有人要求以後用這個電郵地址登入，應該是你本人。你確認之前，甚麼都不會改變。連結只能用一次，24 小時內有效。',
      ],
      button: '確認新地址',
      note: '不是你提出的？不用理會這封電郵：未經你確認，沒有帳戶會用到你的地址。',
    },
    'zh-Hans': {
      name: '确认新邮箱',
      subject: '请确认您的新邮箱地址',
      lines: [
        '有人要求以后用这个邮箱登录，应该是您本人。在您确认之前，什么都不会改变。链接只能使用一次，24 小时内有效。',
      ],
      button: '确认新邮箱',
      note: '不是您提出的？不用理会这封邮件：没有您的确认，任何账号都不会用到您的邮箱。',
    },
  },
})
