import { defineEmail } from '#platform/server/define-email.ts'

export const planEndedEmail = defineEmail<{ first_name: string; plan_name: string }>({
  type: 'plan_ended',
  group: 'member',
  path: '/subscription',
  sample: ({ firstName, plan }) => ({ first_name: firstName, plan_name: plan }),
  texts: {
    en: {
      name: 'Plan ended',
      subject: 'Your plan has ended',
      lines: [
        '{plan_name} has ended.',
        'Nothing was deleted. Listings beyond your current plan’s limit are hidden; once you have renewed, send them again under My Listings, with one tap each.',
      ],
      button: 'See my plan',
    },
    'zh-Hant': {
      name: '計劃已到期',
      subject: '你的計劃已到期',
      lines: [
        '「{plan_name}」已到期。',
        '資料沒有刪除：超出現有計劃上限的商戶會暫時隱藏，續期後可在「我的商戶」再次提交，每間一按即可。',
      ],
      button: '查看我的計劃',
    },
    'zh-Hans': {
      name: '方案已到期',
      subject: '您的方案已到期',
      lines: [
        '“{plan_name}”已到期。',
        '资料没有删除：超出现有方案上限的店铺会暂时隐藏，续期后可在“我的店铺”中再次提交，每家点一下即可。',
      ],
      button: '查看我的方案',
    },
  },
})
