import { defineEmail } from '#platform/server/define-email.ts'

/** To the old address; `new_email` is masked, `device` names browser and system of the one who asked. */
export const addressChangedEmail = defineEmail<{
  first_name: string
  new_email: string
  device: string
  asked_at: string
  changed_at: string
}>({
  type: 'email_changed',
  group: 'member',
  isForSignIn: true,
  path: '/about',
  sample: ({ firstName, now }) => ({
    first_name: firstName,
    new_email: 'm•••@example.com',
    device: 'Firefox, Windows',
    asked_at: now,
    changed_at: now,
  }),
  texts: {
    en: {
      name: 'Address changed',
      subject: 'Your login address was changed',
      lines: [
        'On {changed_at}, the login address of your account was changed from this one to {new_email}.',
        'The change was asked for on {asked_at} ({device}) and confirmed by the link in an email to the new address. Other devices were logged out, and links we sent to this address no longer work.',
        'If it was you, you don’t need to do anything.',
      ],
      button: 'Contact us',
      note: 'Wasn’t you? Contact us right away and name this address: we can find your account by it. “Forgot password” no longer works with this address.',
    },
    'zh-Hant': {
      name: '電郵地址已更改',
      subject: '你的登入電郵已更改',
      lines: [
        '由 {changed_at} 起，你的帳戶改用另一個電郵地址（{new_email}）登入，這個地址不再適用。',
        '更改在 {asked_at} 提出（{device}），並由寄到新地址的連結確認。其他裝置已全部登出，之前寄到這個地址的連結亦已失效。',
        '如果是你本人，不用理會這封電郵。',
      ],
      button: '聯絡我們',
      note: '不是你本人？請立即聯絡我們，並提供這個地址，我們會用它找出你的帳戶。這個地址已不能再用「忘記密碼」。',
    },
    'zh-Hans': {
      name: '邮箱已更改',
      subject: '您的登录邮箱已更改',
      lines: [
        '自 {changed_at} 起，您的账号改用另一个邮箱（{new_email}）登录，这个邮箱不再适用。',
        '更改于 {asked_at} 提出（{device}），并通过发到新邮箱的链接确认。其他设备已全部退出，之前发到这个邮箱的链接也已失效。',
        '如果是您本人，无需理会这封邮件。',
      ],
      button: '联系我们',
      note: '不是您本人？请马上联系我们，并提供这个邮箱，我们会用它找到您的账号。这个邮箱已不能再用“忘记密码”。',
    },
  },
})
