import { defineEmail } from '#platform/server/define-email.ts'
import type { Cents } from '#shared/money.ts'

/** `ends_at` is null when the plan does not expire. */
export const paymentConfirmedEmail = defineEmail<
  { first_name: string; plan_name: string; amount_cents: Cents; reference: string; ends_at: string | null },
  'permanent' | 'limited'
>({
  type: 'payment_confirmed',
  group: 'member',
  path: '/subscription',
  caseOf: ({ ends_at }) => (ends_at === null ? 'permanent' : 'limited'),
  sample: ({ firstName, plan }) => ({
    first_name: firstName,
    plan_name: plan,
    amount_cents: 500_00,
    reference: 'KF7M2Q9X',
    ends_at: null,
  }),
  texts: {
    en: {
      name: 'Payment confirmed',
      subject: 'Payment confirmed: {plan_name}',
      lines: ['Your payment of {amount}, reference {reference}, has arrived. Your plan is now {plan_name}.'],
      cases: { limited: 'It is active until {ends_at}.', permanent: 'It is permanent: there is nothing to renew.' },
      button: 'See my plan',
    },
    'zh-Hant': {
      name: '付款已確認',
      subject: '已確認付款：{plan_name}',
      lines: ['我們已收到你的付款 {amount}，參考編號 {reference}。你的計劃現在是「{plan_name}」。'],
      cases: { limited: '有效期至 {ends_at}。', permanent: '永久有效，毋須續期。' },
      button: '查看我的計劃',
    },
    'zh-Hans': {
      name: '付款已确认',
      subject: '付款已确认：{plan_name}',
      lines: ['我们已收到您的付款 {amount}，参考编号 {reference}。您的方案现在是“{plan_name}”。'],
      cases: { limited: '有效期至 {ends_at}。', permanent: '永久有效，无需续期。' },
      button: '查看我的方案',
    },
  },
})
