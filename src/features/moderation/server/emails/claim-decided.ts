import { defineEmail } from '#platform/server/define-email.ts'

/** To the claimant; `reason` is the admin's text or empty. */
export const claimDecidedEmail = defineEmail<
  { listing_name: string; decision: 'granted' | 'refused'; reason: string },
  'granted' | 'refused'
>({
  type: 'claim_decided',
  group: 'member',
  path: '/user/listings',
  caseOf: ({ decision }) => decision,
  sample: ({ listing }) => ({ listing_name: listing, decision: 'granted', reason: '' }),
  texts: {
    en: {
      name: 'Claim decided',
      subject: 'Your claim of “{listing_name}”',
      subjects: { granted: '“{listing_name}” is yours now' },
      cases: {
        granted:
          'We have checked your claim: the listing “{listing_name}” belongs to your account now. You can change it, answer its reviews and see its statistics.',
        refused: 'We could not confirm that the listing “{listing_name}” is yours.\n\n{reason}',
      },
      button: 'My Listings',
    },
    'zh-Hant': {
      name: '認領結果',
      subject: '你認領「{listing_name}」的結果',
      subjects: { granted: '「{listing_name}」現已歸你管理' },
      cases: {
        granted: '我們已核實你的認領：商戶「{listing_name}」現屬於你的帳戶。你可以修改內容、回覆評價，並查看統計數據。',
        refused: '我們未能確認商戶「{listing_name}」屬於你。\n\n{reason}',
      },
      button: '我的商戶',
    },
    'zh-Hans': {
      name: '认领结果',
      subject: '您认领“{listing_name}”的结果',
      subjects: { granted: '“{listing_name}”现在由您管理' },
      cases: {
        granted: '我们已核实您的认领：“{listing_name}”现在属于您的账号。您可以修改内容、回复评价，并查看统计数据。',
        refused: '我们未能确认“{listing_name}”属于您。\n\n{reason}',
      },
      button: '我的店铺',
    },
  },
})
