import { defineEmail } from '#platform/server/define-email.ts'

export const passwordChangedEmail = defineEmail<{ first_name: string; changed_at: string }>({
  type: 'password_changed',
  group: 'member',
  isForSignIn: true,
  path: '/auth',
  sample: ({ firstName, now }) => ({ first_name: firstName, changed_at: now }),
  texts: {
    en: {
      name: 'Password changed',
      subject: 'Your password was changed',
      lines: ['The password of your account was changed on {changed_at}.'],
      button: 'Log in',
      note: 'Wasn’t you? Choose “Forgot password” on the login page right away: that logs out every device.',
    },
    'zh-Hant': {
      name: '密碼已更改',
      subject: '你的密碼已更改',
      lines: ['你帳戶的密碼已在 {changed_at} 更改。'],
      button: '前往登入',
      note: '不是你改的？請立即在登入頁按「忘記密碼」重設，所有已登入的裝置都會登出。',
    },
    'zh-Hans': {
      name: '密码已更改',
      subject: '您的密码已更改',
      lines: ['您账号的密码已于 {changed_at} 更改。'],
      button: '前往登录',
      note: '不是您改的？请马上在登录页点“忘记密码”重设，所有已登录的设备都会退出。',
    },
  },
})
