import { defineEmail } from '#platform/server/define-email.ts'
import type { Cents } from '#shared/money.ts'

/** `amount_cents` is what was sent back; `ends_at` is null when the plan stays as it is. */
export const paymentRefundedEmail = defineEmail<
  {
    first_name: string
    plan_name: string
    amount_cents: Cents
    reference: string
    refund_reference: string
    reason: string
    ends_at: string | null
  },
  'ending' | 'unchanged'
>({
  type: 'payment_refunded',
  group: 'member',
  path: '/subscription',
  quote: 'reason',
  caseOf: ({ ends_at }) => (ends_at === null ? 'unchanged' : 'ending'),
  sample: ({ locale, firstName, plan, now }) => ({
    first_name: firstName,
    plan_name: plan,
    amount_cents: 500_00,
    reference: 'KF7M2Q9X',
    refund_reference: 'N1B207788',
    reason: {
      en: 'You asked for it within 14 days.',
      'zh-Hant': '你在 14 日內要求退款。',
      'zh-Hans': '您在 14 天内申请了退款。',
    }[locale],
    ends_at: now,
  }),
  texts: {
    en: {
      name: 'Payment refunded',
      subject: 'Refund of {amount}',
      lines: [
        'We have refunded {amount} of your payment for {plan_name}, reference {reference}. Our bank’s reference for the transfer is {refund_reference}.',
      ],
      cases: {
        ending: 'Your plan ends on {ends_at}. The reason for the refund:',
        unchanged: 'Your plan stays as it is. The reason for the refund:',
      },
      button: 'See my payments',
    },
    'zh-Hant': {
      name: '已退款',
      subject: '已退款 {amount}',
      lines: [
        '我們已就「{plan_name}」的付款（參考編號 {reference}）退回 {amount}，銀行的轉帳編號為 {refund_reference}。',
      ],
      cases: { ending: '你的計劃於 {ends_at}終止。退款原因：', unchanged: '你的計劃維持不變。退款原因：' },
      button: '查看我的付款',
    },
    'zh-Hans': {
      name: '已退款',
      subject: '已退款 {amount}',
      lines: [
        '您为“{plan_name}”支付的款项（参考编号 {reference}）已退回 {amount}，银行转账编号为 {refund_reference}。',
      ],
      cases: { ending: '您的方案于 {ends_at}终止。退款原因：', unchanged: '您的方案保持不变。退款原因：' },
      button: '查看我的付款',
    },
  },
})
