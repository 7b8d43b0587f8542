import { defineEmail, type Written } from '#platform/server/define-email.ts'

/** To the owner of an account whose address somebody else asked for. */
export const accountExistsEmail = defineEmail<Written>({
  type: 'account_exists',
  group: 'member',
  hasOwnText: true,
  isForSignIn: true,
  sample: ({ locale }) => ({
    body: {
      en: 'Somebody, most likely you, tried to sign up with this email address. It has an account already.',
      'zh-Hant': '有人用這個電郵地址註冊，應該是你本人。這個地址早已有帳戶。',
      'zh-Hans': '有人用这个邮箱地址注册，应该是您本人。这个地址已有账号。',
    }[locale],
    path: '/auth',
  }),
  texts: {
    en: {
      name: 'Account exists',
      subject: 'You already have an account',
      button: 'Go to sign in',
    },
    'zh-Hant': {
      name: '帳戶已存在',
      subject: '你已經有帳戶',
      button: '前往登入',
    },
    'zh-Hans': {
      name: '账号已存在',
      subject: '您已经有账号',
      button: '前往登录',
    },
  },
})
