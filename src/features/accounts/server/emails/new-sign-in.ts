import { defineEmail } from '#platform/server/define-email.ts'

/** `device` names browser and system; `path` ends the session and is valid for a week. */
export const newSignInEmail = defineEmail<{ first_name: string; device: string; changed_at: string; path: string }>({
  type: 'new_sign_in',
  group: 'member',
  isForSignIn: true,
  hasSecretLink: true,
  sample: ({ firstName, now }) => ({
    first_name: firstName,
    device: 'Firefox, Windows',
    changed_at: now,
    path: '/auth?mode=end&token=sample',
  }),
  texts: {
    en: {
      name: 'New login',
      subject: 'New login to your account',
      lines: [
        'Somebody logged in to your account on {changed_at} with a browser we hadn’t seen before ({device}).',
        'If it was you, you don’t need to do anything.',
      ],
      button: 'End this session',
      note: 'Wasn’t you? End the session with the button, then choose a new password: somebody knows your current one.',
    },
    'zh-Hant': {
      name: '新的登入',
      subject: '你的帳戶有新的登入',
      lines: [
        '有人在 {changed_at} 用一個我們未見過的瀏覽器（{device}）登入了你的帳戶。',
        '如果是你本人，不用理會這封電郵。',
      ],
      button: '結束這次登入',
      note: '不是你本人？請按按鈕結束這次登入，然後更改密碼，因為有人知道你現在的密碼。',
    },
    'zh-Hans': {
      name: '新的登录',
      subject: '您的账号有新的登录',
      lines: [
        '有人在 {changed_at} 用一个我们没见过的浏览器（{device}）登录了您的账号。',
        '如果是您本人，无需理会这封邮件。',
      ],
      button: '结束这次登录',
      note: '不是您本人？请点按钮结束这次登录，然后修改密码，因为有人知道您现在的密码。',
    },
  },
})
