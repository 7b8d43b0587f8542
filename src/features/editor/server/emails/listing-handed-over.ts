import { defineEmail } from '#platform/server/define-email.ts'

/** To the former owner, if any, and to the new one; once to a member whom an import gave listings, with the first of them. */
export const listingHandedOverEmail = defineEmail<
  { listing_name: string; happened: 'given' | 'taken' | 'imported'; reason?: string },
  'given' | 'taken' | 'imported'
>({
  type: 'listing_handed_over',
  group: 'member',
  path: '/user/listings',
  caseOf: ({ happened }) => happened,
  sample: ({ listing }) => ({ listing_name: listing, happened: 'given' }),
  texts: {
    en: {
      name: 'Listing handed over',
      subject: '“{listing_name}” is yours now',
      subjects: {
        taken: '“{listing_name}” was moved to another account',
        imported: 'Listings were added to your account',
      },
      cases: {
        given:
          'An admin moved the listing “{listing_name}” to your account. You can change it, answer its reviews and see its statistics.\n\n{reason}',
        taken:
          'An admin moved your listing “{listing_name}” to another account. You can no longer change it. If this is a mistake, please write to us.\n\n{reason}',
        imported:
          'An admin imported listings for you, “{listing_name}” among them. You can change them, answer their reviews and see their statistics. If they are not yours, please write to us.',
      },
      button: 'My Listings',
    },
    'zh-Hant': {
      name: '商戶轉交',
      subject: '「{listing_name}」現已歸你管理',
      subjects: { taken: '「{listing_name}」已轉到另一個帳戶', imported: '你的帳戶新增了商戶' },
      cases: {
        given: '管理員已把商戶「{listing_name}」轉到你的帳戶。你可以修改內容、回覆評價，並查看統計數據。\n\n{reason}',
        taken:
          '管理員已把你的商戶「{listing_name}」轉到另一個帳戶，你不能再修改它。如有錯誤，請與我們聯絡。\n\n{reason}',
        imported:
          '管理員已為你匯入商戶，包括「{listing_name}」。你可以修改內容、回覆評價，並查看統計數據。如這些商戶與你無關，請與我們聯絡。',
      },
      button: '我的商戶',
    },
    'zh-Hans': {
      name: '店铺转交',
      subject: '“{listing_name}”现在由您管理',
      subjects: { taken: '“{listing_name}”已转到另一个账号', imported: '您的账号新增了店铺' },
      cases: {
        given: '管理员已把“{listing_name}”转到您的账号。您可以修改内容、回复评价，并查看统计数据。\n\n{reason}',
        taken: '管理员已把您的“{listing_name}”转到另一个账号，您不能再修改它。如有错误，请与我们联系。\n\n{reason}',
        imported:
          '管理员已为您导入店铺，包括“{listing_name}”。您可以修改内容、回复评价，并查看统计数据。如果它们与您无关，请与我们联系。',
      },
      button: '我的店铺',
    },
  },
})
