import { defineEmail } from '#platform/server/define-email.ts'

/** To the member who reported the listing. */
export const listingReportDecidedEmail = defineEmail<
  { listing_name: string; decision: 'upheld' | 'dismissed' },
  'upheld' | 'dismissed'
>({
  type: 'listing_report_decided',
  group: 'member',
  path: '/user/reports',
  caseOf: ({ decision }) => decision,
  sample: ({ listing }) => ({ listing_name: listing, decision: 'upheld' }),
  texts: {
    en: {
      name: 'Listing report decided',
      subject: 'We have looked at your report',
      cases: {
        upheld:
          'You reported “{listing_name}”. You were right, and we have acted. Thank you for looking out for the neighbours.',
        dismissed:
          'You reported “{listing_name}”. We looked at it and found nothing that breaks the rules, so it stays as it is.\n\nIf you think we got it wrong, you can appeal once within 30 days.',
      },
      button: 'See your reports',
    },
    'zh-Hant': {
      name: '商戶舉報已處理',
      subject: '你的舉報已有結果',
      cases: {
        upheld: '你舉報了「{listing_name}」。舉報屬實，我們已跟進處理。多謝你為街坊把關。',
        dismissed:
          '你舉報了「{listing_name}」。我們審核後未發現違規之處，故維持原狀。\n\n如你認為我們判斷有誤，可於 30 日內上訴一次。',
      },
      button: '查看我的舉報',
    },
    'zh-Hans': {
      name: '店铺举报已处理',
      subject: '您的举报已有结果',
      cases: {
        upheld: '您举报了“{listing_name}”。举报属实，我们已处理。感谢您为街坊把关。',
        dismissed:
          '您举报了“{listing_name}”。我们审核后未发现违规之处，因此维持原状。\n\n如果您认为我们判断有误，可在 30 天内申诉一次。',
      },
      button: '查看我的举报',
    },
  },
})
