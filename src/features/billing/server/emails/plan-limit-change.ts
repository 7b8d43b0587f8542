import { defineEmail } from '#platform/server/define-email.ts'

/** To owners of more listings than a limit to come, and again when it is withdrawn; `listings` is what they have. */
export const planLimitChangeEmail = defineEmail<
  { change: 'coming' | 'withdrawn'; plan_name: string; max_listings: number; listings: number; starts_at: string },
  'coming' | 'withdrawn'
>({
  type: 'plan_limit_change',
  group: 'member',
  path: '/user/listings',
  caseOf: ({ change }) => change,
  sample: ({ plan }) => ({
    change: 'coming',
    plan_name: plan,
    max_listings: 5,
    listings: 8,
    starts_at: '2027-01-01T00:00:00+08:00',
  }),
  texts: {
    en: {
      name: 'Plan limit',
      subject: 'Your plan stays as it is',
      subjects: { coming: 'Your plan includes fewer listings from {starts_at}' },
      cases: {
        coming:
          'From {starts_at} the listing limit of your plan, {plan_name}, is {max_listings}. You have {listings}.\n\nOn that day the newest ones beyond the limit are hidden. Nothing is deleted, and you can resubmit them whenever there is room within the limit. Until then you can delete listings you no longer need, or choose a plan with a higher limit.',
        withdrawn:
          'We told you that {plan_name} would include fewer listings from {starts_at}. That change has been cancelled.',
      },
      button: 'My Listings',
    },
    'zh-Hant': {
      name: '計劃上限',
      subject: '你的計劃維持不變',
      subjects: { coming: '{starts_at}起，你的計劃可上線的商戶數目會減少' },
      cases: {
        coming:
          '由 {starts_at}起，「{plan_name}」包括 {max_listings} 間商戶，而你現有 {listings} 間。\n\n當日起，超出上限的商戶會由最新的開始暫停展示，內容不會刪除，日後在上限之內可重新提交。在此之前，你可刪除不再需要的商戶，或選擇上限較高的計劃。',
        withdrawn: '我們曾通知你，「{plan_name}」的商戶上限會由 {starts_at}起減少。這項改動已取消。',
      },
      button: '我的商戶',
    },
    'zh-Hans': {
      name: '方案上限',
      subject: '您的方案保持不变',
      subjects: { coming: '{starts_at}起，您的方案可发布的数量会减少' },
      cases: {
        coming:
          '自 {starts_at}起，“{plan_name}”包括 {max_listings} 家店铺，而您现有 {listings} 家。\n\n当天起，超出上限的店铺会从最新的开始暂停展示，内容不会删除，以后在上限之内可以重新提交。在此之前，您可以删除不再需要的，或选择上限更高的方案。',
        withdrawn: '我们曾通知您，“{plan_name}”的上限会自 {starts_at}起减少。这项改动已取消。',
      },
      button: '我的店铺',
    },
  },
})
