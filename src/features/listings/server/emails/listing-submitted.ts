import { defineEmail } from '#platform/server/define-email.ts'

/** To admins. */
export const listingSubmittedEmail = defineEmail<{ listing_name: string; owner_name: string; path?: string }>({
  type: 'listing_submitted',
  group: 'admin',
  path: '/admin/review-listings',
  sample: ({ listing }) => ({ listing_name: listing, owner_name: 'Mei Chan' }),
  texts: {
    en: {
      name: 'Listing submitted',
      subject: 'To review: {listing_name}',
      lines: ['{owner_name} has submitted the listing “{listing_name}”. It is waiting for your decision.'],
      button: 'Review it',
    },
    'zh-Hant': {
      name: '已提交商戶',
      subject: '待審核：{listing_name}',
      lines: ['{owner_name} 提交了商戶「{listing_name}」，等你審核。'],
      button: '前往審核',
    },
    'zh-Hans': {
      name: '已提交店铺',
      subject: '待审核：{listing_name}',
      lines: ['{owner_name} 提交了店铺“{listing_name}”，等您审核。'],
      button: '前往审核',
    },
  },
})
