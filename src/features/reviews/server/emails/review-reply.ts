import { defineEmail } from '#platform/server/define-email.ts'

/** To the author of the review. */
export const reviewReplyEmail = defineEmail<{ first_name: string; listing_name: string; body: string; path: string }>({
  type: 'review_reply',
  group: 'member',
  quote: 'body',
  sample: ({ locale, firstName, listing }) => ({
    first_name: firstName,
    listing_name: listing,
    body: { en: 'Thank you for your kind words.', 'zh-Hant': '多謝你的好評。', 'zh-Hans': '谢谢您的好评。' }[locale],
    path: '/explore',
  }),
  texts: {
    en: {
      name: 'Reply to a review',
      subject: '“{listing_name}” replied to your review',
      lines: ['The owner of “{listing_name}” has replied to your review:'],
      button: 'See the reply',
    },
    'zh-Hant': {
      name: '評價有回覆',
      subject: '「{listing_name}」回覆了你的評價',
      lines: ['「{listing_name}」的刊登者回覆了你的評價：'],
      button: '查看回覆',
    },
    'zh-Hans': {
      name: '评价有回复',
      subject: '“{listing_name}”回复了您的评价',
      lines: ['“{listing_name}”的发布者回复了您的评价：'],
      button: '查看回复',
    },
  },
})
