import { defineEmail } from '#platform/server/define-email.ts'

/** To the former owner, if any, and to the new one. */
export const listingHandedOverEmail = defineEmail<{ body: string }>({
  type: 'listing_handed_over',
  group: 'member',
  hasOwnText: true,
  path: '/user/listings',
  sample: ({ locale }) => ({
    body: {
      en: 'An admin moved the listing “Harbour Plumbing” to your account.',
      'zh-Hant': '管理員已把刊登「海港水喉」轉到你的帳戶。',
      'zh-Hans': '管理员已把“海港水管”转到您的账号。',
    }[locale],
  }),
  texts: {
    en: {
      name: 'Listing handed over',
      subject: 'A listing moved to another account',
      button: 'My Listings',
    },
    'zh-Hant': {
      name: '刊登轉交',
      subject: '刊登已轉到另一個帳戶',
      button: '我的刊登',
    },
    'zh-Hans': {
      name: '服务信息转交',
      subject: '服务信息已转到另一个账号',
      button: '我的服务信息',
    },
  },
})
