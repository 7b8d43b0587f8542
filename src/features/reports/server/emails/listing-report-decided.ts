import { defineEmail, type Written } from '#platform/server/define-email.ts'

/** To the member who reported the listing. */
export const listingReportDecidedEmail = defineEmail<Written>({
  type: 'listing_report_decided',
  group: 'member',
  hasOwnText: true,
  sample: ({ locale }) => ({
    body: {
      en: 'You reported “Harbour Plumbing”. You were right, and we have acted.',
      'zh-Hant': '你舉報了「海港水喉」。舉報屬實，我們已跟進處理。',
      'zh-Hans': '您举报了“海港水管”。举报属实，我们已处理。',
    }[locale],
    path: '/user/reports',
  }),
  texts: {
    en: {
      name: 'Listing report decided',
      subject: 'We have looked at your report',
      button: 'See your reports',
    },
    'zh-Hant': {
      name: '刊登舉報已處理',
      subject: '你的舉報已有結果',
      button: '查看我的舉報',
    },
    'zh-Hans': {
      name: '服务信息举报已处理',
      subject: '您的举报已有结果',
      button: '查看我的举报',
    },
  },
})
