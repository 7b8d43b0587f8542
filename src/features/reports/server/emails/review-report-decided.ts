import { defineEmail } from '#platform/server/define-email.ts'

/** To the member who reported the review. */
export const reviewReportDecidedEmail = defineEmail<
  { first_name: string; listing_name: string; is_upheld: boolean },
  'upheld' | 'dismissed'
>({
  type: 'review_report_decided',
  group: 'member',
  caseOf: ({ is_upheld }) => (is_upheld ? 'upheld' : 'dismissed'),
  sample: ({ firstName, listing }) => ({ first_name: firstName, listing_name: listing, is_upheld: true }),
  texts: {
    en: {
      name: 'Review report decided',
      subject: 'We have looked at your report',
      lines: ['You reported a review of “{listing_name}”. Thank you for looking out for the neighbours.'],
      cases: { upheld: 'We agree: the review is now hidden.', dismissed: 'It doesn’t break our rules, so it stays.' },
    },
    'zh-Hant': {
      name: '評價舉報已處理',
      subject: '你的舉報已有結果',
      lines: ['你舉報了「{listing_name}」的一則評價。多謝你為街坊留意。'],
      cases: { upheld: '你的舉報成立，該評價已被隱藏。', dismissed: '我們看過後認為該評價沒有違規，因此會保留。' },
    },
    'zh-Hans': {
      name: '评价举报已处理',
      subject: '您的举报已有结果',
      lines: ['您举报了“{listing_name}”的一条评价。感谢您为街坊留心。'],
      cases: { upheld: '您的举报成立，这条评价已被隐藏。', dismissed: '我们看过后认为这条评价没有违规，因此会保留。' },
    },
  },
})
