import { defineEmail } from '#platform/server/define-email.ts'

export const listingApprovedEmail = defineEmail<{ first_name: string; listing_name: string; path: string }>({
  type: 'listing_approved',
  group: 'member',
  sample: ({ firstName, listing }) => ({ first_name: firstName, listing_name: listing, path: '/explore' }),
  texts: {
    en: {
      name: 'Listing approved',
      subject: '“{listing_name}” is live',
      lines: [
        'Your listing “{listing_name}” has been approved, and the neighbours can find it now.',
        'Send the link to customers you know: a few honest reviews are the best start.',
      ],
      button: 'See my listing',
    },
    'zh-Hant': {
      name: '商戶獲批',
      subject: '「{listing_name}」已經上線',
      lines: [
        '你的商戶「{listing_name}」已通過審核，街坊現在可以找到你了。',
        '不妨把連結傳給熟客：幾則真實評價，就是最好的開始。',
      ],
      button: '查看我的商戶',
    },
    'zh-Hans': {
      name: '店铺获批',
      subject: '“{listing_name}”已上线',
      lines: [
        '您的店铺“{listing_name}”已通过审核，街坊现在可以找到您了。',
        '不妨把链接发给老客户：几条真实评价，就是最好的开始。',
      ],
      button: '查看我的店铺',
    },
  },
})
