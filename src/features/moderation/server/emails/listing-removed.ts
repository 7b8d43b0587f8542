import { defineEmail } from '#platform/server/define-email.ts'

/** To the owner of a listing that an admin deleted. */
export const listingRemovedEmail = defineEmail<{ first_name: string; listing_name: string; reason: string }>({
  type: 'listing_removed',
  group: 'member',
  path: '/user/listings',
  quote: 'reason',
  sample: ({ locale, firstName, listing }) => ({
    first_name: firstName,
    listing_name: listing,
    reason: {
      en: 'It is the same as another listing of yours.',
      'zh-Hant': '與你的另一間商戶重複。',
      'zh-Hans': '与您的另一家店铺重复。',
    }[locale],
  }),
  texts: {
    en: {
      name: 'Listing deleted',
      subject: '“{listing_name}” was deleted',
      lines: ['We deleted your listing “{listing_name}”. The reason:'],
      button: 'My Listings',
      note: 'If you think that this is a mistake, reply to this email.',
    },
    'zh-Hant': {
      name: '商戶已刪除',
      subject: '「{listing_name}」已被刪除',
      lines: ['我們已刪除你的商戶「{listing_name}」，原因如下：'],
      button: '我的商戶',
      note: '如認為有誤，請回覆本電郵。',
    },
    'zh-Hans': {
      name: '店铺已删除',
      subject: '“{listing_name}”已被删除',
      lines: ['我们已删除您的店铺“{listing_name}”，原因如下：'],
      button: '我的店铺',
      note: '如认为有误，请回复此邮件。',
    },
  },
})
