import { defineEmail } from '#platform/server/define-email.ts'
import type { Localized } from '#shared/locale.ts'

const sampleReason: Localized = {
  en: 'The photos show another company.',
  'zh-Hant': '相片屬於另一間公司。',
  'zh-Hans': '照片属于另一家公司。',
}

/** `rejection_code` adds an explanation to the e-mail; `reason` is the same text as `rejection_reason`, as specified. */
export const listingRejectedEmail = defineEmail<
  {
    first_name: string
    last_name: string
    name: string
    listing_name: string
    rejection_reason: string
    reason: string
    rejection_code?: 'plan_limit'
  },
  'plan_limit'
>({
  type: 'listing_rejected',
  group: 'member',
  path: '/user/listings',
  quote: 'rejection_reason',
  caseOf: ({ rejection_code }) => rejection_code,
  sample: ({ locale, firstName, listing }) => ({
    first_name: firstName,
    last_name: 'Chan',
    name: firstName,
    listing_name: listing,
    rejection_reason: sampleReason[locale],
    reason: sampleReason[locale],
  }),
  texts: {
    en: {
      name: 'Listing rejected',
      subject: '“{listing_name}” needs a change',
      lines: ['We could not publish your listing “{listing_name}” yet. The reason:'],
      cases: {
        plan_limit:
          'You’ve reached your plan’s limit, so this listing is hidden for now. Upgrade or delete another listing, then resubmit this one with one click.',
      },
      button: 'Change and resubmit',
      note: 'Everything you wrote is still there.',
    },
    'zh-Hant': {
      name: '商戶不獲批',
      subject: '「{listing_name}」需要修改',
      lines: ['你的商戶「{listing_name}」暫時未能上線，原因如下：'],
      cases: {
        plan_limit:
          '你現時的計劃可上線的商戶數目已滿，這間商戶暫時不會展示。升級計劃或移除另一間商戶後，一按即可重新提交。',
      },
      button: '修改並重新提交',
      note: '你寫過的內容全部保留。',
    },
    'zh-Hans': {
      name: '店铺未获批',
      subject: '“{listing_name}”需要修改',
      lines: ['您的店铺“{listing_name}”暂时未能上线，原因如下：'],
      cases: {
        plan_limit: '您当前的方案可上线的数量已满，这条信息暂时不会展示。升级方案或移除另一条后，即可一键重新提交。',
      },
      button: '修改并重新提交',
      note: '您写过的内容全部保留。',
    },
  },
})
