import { defineEmail } from '#platform/server/define-email.ts'

export const accountInactiveEmail = defineEmail<{ first_name: string }>({
  type: 'account_inactive',
  group: 'member',
  path: '/about',
  sample: ({ firstName }) => ({ first_name: firstName }),
  texts: {
    en: {
      name: 'Account deactivated',
      subject: 'Your account has been deactivated',
      lines: [
        'Your account has been deactivated by an administrator. Please contact us for assistance.',
        'You are logged out everywhere, and your listings are hidden for now. Nothing has been deleted.',
      ],
      button: 'Contact us',
    },
    'zh-Hant': {
      name: '帳戶已停用',
      subject: '你的帳戶已被停用',
      lines: [
        '你的帳戶已被管理員停用。如需協助，請聯絡我們。',
        '你已在所有裝置登出，你的商戶暫時不會公開。所有資料都沒有刪除。',
      ],
      button: '聯絡我們',
    },
    'zh-Hans': {
      name: '账号已停用',
      subject: '您的账号已被停用',
      lines: [
        '您的账号已被管理员停用。如需协助，请联系我们。',
        '您已在所有设备上退出登录，您的店铺暂时不会公开。所有资料都没有删除。',
      ],
      button: '联系我们',
    },
  },
})
