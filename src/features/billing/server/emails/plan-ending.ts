import { defineEmail } from '#platform/server/define-email.ts'

export const planEndingEmail = defineEmail<{ first_name: string; plan_name: string; ends_at: string }>({
  type: 'plan_ending',
  group: 'member',
  path: '/subscription',
  sample: ({ firstName, plan, now }) => ({ first_name: firstName, plan_name: plan, ends_at: now }),
  texts: {
    en: {
      name: 'Plan ending',
      subject: 'Your plan ends on {ends_at}',
      lines: [
        '{plan_name} ends on {ends_at}. To keep it, renew before that day.',
        'If you let it end, nothing is deleted. Listings beyond the next plan’s limit are hidden; once you have renewed, send them again under My Listings, with one tap each.',
      ],
      button: 'See my plan',
    },
    'zh-Hant': {
      name: '計劃即將到期',
      subject: '你的計劃將於 {ends_at}到期',
      lines: [
        '「{plan_name}」將於 {ends_at}到期。如想保留，請在當日之前續期。',
        '如果不續期，資料不會刪除：超出下一級計劃上限的商戶會暫時隱藏，續期後可在「我的商戶」再次提交，每間一按即可。',
      ],
      button: '查看我的計劃',
    },
    'zh-Hans': {
      name: '方案即将到期',
      subject: '您的方案将于 {ends_at}到期',
      lines: [
        '“{plan_name}”将于 {ends_at}到期。如需保留，请在当天之前续期。',
        '如果不续期，资料不会删除：超出下一级方案上限的店铺会暂时隐藏，续期后可在“我的店铺”中再次提交，每家点一下即可。',
      ],
      button: '查看我的方案',
    },
  },
})
