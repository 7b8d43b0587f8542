import { defineEmail } from '#platform/server/define-email.ts'
import type { Cents } from '#shared/money.ts'

export const paymentRejectedEmail = defineEmail<{
  first_name: string
  plan_name: string
  amount_cents: Cents
  reference: string
  reason: string
}>({
  type: 'payment_rejected',
  group: 'member',
  path: '/subscription',
  quote: 'reason',
  sample: ({ locale, firstName, plan }) => ({
    first_name: firstName,
    plan_name: plan,
    amount_cents: 500_00,
    reference: 'KF7M2Q9X',
    reason: {
      en: 'No transfer with this reference has arrived.',
      'zh-Hant': '未收到附有此參考編號的轉帳。',
      'zh-Hans': '未收到附有此参考编号的转账。',
    }[locale],
  }),
  texts: {
    en: {
      name: 'Payment rejected',
      subject: 'We could not confirm your payment',
      lines: ['We could not confirm your payment of {amount} for {plan_name}, reference {reference}. The reason:'],
      button: 'See my payment',
      note: 'If you did pay, send us your bank’s receipt, and we’ll check again.',
    },
    'zh-Hant': {
      name: '付款不獲確認',
      subject: '未能確認你的付款',
      lines: ['我們未能確認你為「{plan_name}」支付的 {amount}（參考編號 {reference}），原因如下：'],
      button: '查看付款',
      note: '如果你確實已付款，請附上銀行收據聯絡我們，我們會再核對。',
    },
    'zh-Hans': {
      name: '付款未获确认',
      subject: '未能确认您的付款',
      lines: ['我们未能确认您为“{plan_name}”支付的 {amount}（参考编号 {reference}），原因如下：'],
      button: '查看付款',
      note: '如果您确实已付款，请附上银行回单联系我们，我们会再核对。',
    },
  },
})
