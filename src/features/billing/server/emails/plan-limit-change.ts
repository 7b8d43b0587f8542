import { defineEmail } from '#platform/server/define-email.ts'

/** To owners of more listings than a limit to come, and again when it is withdrawn. */
export const planLimitChangeEmail = defineEmail<{ body: string }>({
  type: 'plan_limit_change',
  group: 'member',
  hasOwnText: true,
  path: '/user/listings',
  sample: ({ locale }) => ({
    body: {
      en: 'From 1 January 2027 your plan, Premium, includes 5 listings. You have 8 listings.',
      'zh-Hant': '由 2027年1月1日起，「尊貴計劃」包括 5 個刊登，而你現有 8 個。',
      'zh-Hans': '自 2027年1月1日起，“尊享方案”包括 5 条服务信息，而您现有 8 条。',
    }[locale],
  }),
  texts: {
    en: {
      name: 'Plan limit',
      subject: 'About your plan’s limit',
      button: 'My Listings',
    },
    'zh-Hant': {
      name: '計劃上限',
      subject: '關於計劃的刊登上限',
      button: '我的刊登',
    },
    'zh-Hans': {
      name: '方案上限',
      subject: '关于方案的上限',
      button: '我的服务信息',
    },
  },
})
