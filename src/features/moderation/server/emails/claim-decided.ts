import { defineEmail } from '#platform/server/define-email.ts'

/** To the claimant. */
export const claimDecidedEmail = defineEmail<{ body: string }>({
  type: 'claim_decided',
  group: 'member',
  hasOwnText: true,
  path: '/user/listings',
  sample: ({ locale }) => ({
    body: {
      en: 'We have checked your claim: the listing “Harbour Plumbing” belongs to your account now.',
      'zh-Hant': '我們已核實你的認領：刊登「海港水喉」現屬於你的帳戶。',
      'zh-Hans': '我们已核实您的认领：“海港水管”现在属于您的账号。',
    }[locale],
  }),
  texts: {
    en: {
      name: 'Claim decided',
      subject: 'Your claim',
      button: 'My Listings',
    },
    'zh-Hant': {
      name: '認領結果',
      subject: '你的認領結果',
      button: '我的刊登',
    },
    'zh-Hans': {
      name: '认领结果',
      subject: '您的认领结果',
      button: '我的服务信息',
    },
  },
})
