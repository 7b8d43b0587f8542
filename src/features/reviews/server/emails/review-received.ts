import { defineEmail } from '#platform/server/define-email.ts'

/** To the owner of the listing; `path` is the page of the listing. */
export const reviewReceivedEmail = defineEmail<{
  first_name: string
  listing_name: string
  rating: number
  body: string
  path: string
}>({
  type: 'review_received',
  group: 'member',
  quote: 'body',
  sample: ({ locale, firstName, listing }) => ({
    first_name: firstName,
    listing_name: listing,
    rating: 5,
    body: {
      en: 'Came on time, mended the tap and left the kitchen clean.',
      'zh-Hant': '準時到達，修好水龍頭，廚房也收拾乾淨。',
      'zh-Hans': '准时上门，修好水龙头，厨房也收拾干净。',
    }[locale],
    path: '/explore',
  }),
  texts: {
    en: {
      name: 'Review received',
      subject: 'A new review of “{listing_name}”',
      lines: ['A customer gave “{listing_name}” {rating} out of 5 stars and wrote:'],
      button: 'Read and reply',
    },
    'zh-Hant': {
      name: '收到評價',
      subject: '「{listing_name}」有新評價',
      lines: ['有客人給「{listing_name}」{rating} 星（滿分 5 星），並寫道：'],
      button: '查看並回覆',
    },
    'zh-Hans': {
      name: '收到评价',
      subject: '“{listing_name}”收到新评价',
      lines: ['有客户给“{listing_name}”打了 {rating} 星（满分 5 星），并写道：'],
      button: '查看并回复',
    },
  },
})
