import { defineEmail } from '#platform/server/define-email.ts'

/** To the owner of the listing. */
export const licenceNoticeEmail = defineEmail<{ body: string }>({
  type: 'licence_notice',
  group: 'member',
  hasOwnText: true,
  path: '/user/listings',
  sample: ({ locale }) => ({
    body: {
      en: 'Registered electrical worker A123456, shown on “Harbour Plumbing”, is valid until 31 December 2026.',
      'zh-Hant': '「海港水喉」所列的註冊電業工程人員 A123456 有效期至 2026年12月31日。',
      'zh-Hans': '“海港水管”所列的注册电业工程人员 A123456 有效期至 2026年12月31日。',
    }[locale],
  }),
  texts: {
    en: {
      name: 'Licence',
      subject: 'About your licence',
      button: 'My Listings',
    },
    'zh-Hant': {
      name: '牌照',
      subject: '關於你的牌照',
      button: '我的刊登',
    },
    'zh-Hans': {
      name: '执照',
      subject: '关于您的执照',
      button: '我的服务信息',
    },
  },
})
