import { defineEmail, type Written } from '#platform/server/define-email.ts'

/** To a member whose passkeys or authenticator app have changed. */
export const signInChangedEmail = defineEmail<Written>({
  type: 'sign_in_changed',
  group: 'member',
  hasOwnText: true,
  isForSignIn: true,
  sample: ({ locale }) => ({
    body: {
      en: 'A passkey was added to your account.',
      'zh-Hant': '你的帳戶新增了一個通行密鑰。',
      'zh-Hans': '您的账号添加了一个通行密钥。',
    }[locale],
    path: '/profile?tab=security',
  }),
  texts: {
    en: {
      name: 'Sign-in changed',
      subject: 'The way you sign in has changed',
      button: 'See the security settings',
    },
    'zh-Hant': {
      name: '登入方式有改動',
      subject: '你的登入方式有改動',
      button: '查看帳戶保安設定',
    },
    'zh-Hans': {
      name: '登录方式有变动',
      subject: '您的登录方式有变动',
      button: '查看账号安全设置',
    },
  },
})
