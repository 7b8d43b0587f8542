import { defineEmail } from '#platform/server/define-email.ts'

/** To the owner of an account whose address somebody asked for, to sign up or for another account. */
export const accountExistsEmail = defineEmail<
  { wanted: 'signUp' | 'addressChange'; path: string },
  'signUp' | 'addressChange'
>({
  type: 'account_exists',
  group: 'member',
  isForSignIn: true,
  caseOf: ({ wanted }) => wanted,
  sample: () => ({ wanted: 'signUp', path: '/auth' }),
  texts: {
    en: {
      name: 'Account exists',
      subject: 'You already have an account',
      subjects: { addressChange: 'This address already has an account' },
      cases: {
        signUp:
          'Somebody, most likely you, tried to sign up with this email address. It has an account already, and nothing about it has changed.\n\nLog in with your password. If you no longer know it, choose “Forgot password” on the same page.',
        addressChange:
          'Somebody, most likely you, asked for another account to use this email address. It has an account already, and nothing about either has changed.\n\nTo use the address for the other account, first change the address of this one or delete it. Wasn’t you? You don’t need to do anything.',
      },
      button: 'Log in',
    },
    'zh-Hant': {
      name: '帳戶已存在',
      subject: '你已經有帳戶',
      subjects: { addressChange: '這個地址已經有帳戶' },
      cases: {
        signUp:
          '有人用這個電郵地址註冊，應該是你本人。這個地址早已有帳戶，帳戶沒有任何改動。\n\n請用原有的密碼登入。忘記了的話，可在同一頁按「忘記密碼」。',
        addressChange:
          '有人想把另一個帳戶改用這個電郵地址，應該是你本人。這個地址早已有帳戶，兩個帳戶都沒有任何改動。\n\n如果想把地址改給另一個帳戶用，請先更改這個帳戶的電郵地址，或者刪除這個帳戶。不是你本人？不用理會這封電郵。',
      },
      button: '前往登入',
    },
    'zh-Hans': {
      name: '账号已存在',
      subject: '您已经有账号',
      subjects: { addressChange: '这个邮箱已有账号' },
      cases: {
        signUp:
          '有人用这个邮箱地址注册，应该是您本人。这个地址已有账号，账号没有任何变动。\n\n请用原来的密码登录。如果忘记了，可在同一页点“忘记密码”。',
        addressChange:
          '有人想把另一个账号改用这个邮箱地址，应该是您本人。这个地址已有账号，两个账号都没有任何变动。\n\n如果想把地址改给另一个账号用，请先更改这个账号的邮箱，或者删除这个账号。不是您本人？不用理会这封邮件。',
      },
      button: '前往登录',
    },
  },
})
