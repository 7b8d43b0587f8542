import { defineEmail } from '#platform/server/define-email.ts'

/** To the author of a review that visitors do not see while it is examined; `path` leads to the author's reviews. */
export const reviewHeldEmail = defineEmail<{ listing_name: string; path: string }>({
  type: 'review_held',
  group: 'member',
  sample: ({ listing }) => ({ listing_name: listing, path: '/user/reports' }),
  texts: {
    en: {
      name: 'Review being examined',
      subject: 'Your review of “{listing_name}” is being examined',
      lines: [
        'Your review of “{listing_name}” was reported for private information or for something harmful or illegal. Nothing is decided yet. Until somebody at Kaifong has looked at it, visitors see only that a review is being examined; your rating still counts.',
        'We’ll email you if it is removed. You can then appeal once.',
      ],
      button: 'See your reviews',
    },
    'zh-Hant': {
      name: '評價審核中',
      subject: '你對「{listing_name}」的評價正在審核',
      lines: [
        '有人舉報你對「{listing_name}」的評價涉及私人資料、有害或違法內容。現時未有任何決定。Kaifong 街坊的同事審核之前，訪客只會看到有一則評價正在審核；你的評分仍會計算。',
        '如果評價被移除，我們會以電郵通知你，你可上訴一次。',
      ],
      button: '查看我的評價',
    },
    'zh-Hans': {
      name: '评价审核中',
      subject: '您对“{listing_name}”的评价正在审核中',
      lines: [
        '有人举报您对“{listing_name}”的评价涉及私人信息、有害或违法内容。目前还没有任何决定。Kaifong 街坊的工作人员审核之前，访客只会看到有一条评价正在审核中；您的评分照常计入。',
        '如果评价被移除，我们会发邮件通知您，您可以申诉一次。',
      ],
      button: '查看我的评价',
    },
  },
})
