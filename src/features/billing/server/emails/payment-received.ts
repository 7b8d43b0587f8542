import { defineEmail } from '#platform/server/define-email.ts'
import type { Cents } from '#shared/money.ts'

/** To the member who declared the payment. */
export const paymentReceivedEmail = defineEmail<{
  first_name: string
  plan_name: string
  amount_cents: Cents
  reference: string
}>({
  type: 'payment_received',
  group: 'member',
  path: '/subscription',
  sample: ({ firstName, plan }) => ({
    first_name: firstName,
    plan_name: plan,
    amount_cents: 500_00,
    reference: 'KF7M2Q9X',
  }),
  texts: {
    en: {
      name: 'Payment declared',
      subject: 'We are checking your payment',
      lines: [
        'Thank you. You told us that you paid {amount} for {plan_name}, reference {reference}.',
        'We are checking our account and will email you with the result.',
      ],
      button: 'See my payment',
    },
    'zh-Hant': {
      name: '已通知付款',
      subject: '我們正在核對你的付款',
      lines: [
        '多謝。你表示已為「{plan_name}」付款 {amount}，參考編號 {reference}。',
        '我們正在核對收款戶口，有結果就會電郵通知你。',
      ],
      button: '查看付款',
    },
    'zh-Hans': {
      name: '已通知付款',
      subject: '我们正在核对您的付款',
      lines: [
        '谢谢。您表示已为“{plan_name}”付款 {amount}，参考编号 {reference}。',
        '我们正在核对到账情况，有结果就会发邮件通知您。',
      ],
      button: '查看付款',
    },
  },
})
