import type { Locale } from '#shared/locale.ts'
import type { NotificationData } from '../rules.ts'

type Samples = { readonly [Type in keyof NotificationData]: NotificationData[Type] }

const texts = {
  en: {
    listing: 'Harbour Plumbing',
    plan: 'Premium',
    queue: 'Payments',
    review: 'Came on time, mended the tap and left the kitchen clean.',
    reply: 'Thank you for your kind words.',
    reason: 'The photos show another company.',
    payment: 'No transfer with this reference has arrived.',
    refund: 'You asked for it within 14 days.',
    search: 'Plumbers in Wan Chai',
    licence: 'Registered electrical worker A123456, shown on “Harbour Plumbing”, is valid until 31 December 2026.',
    claim: 'We have checked your claim: the listing “Harbour Plumbing” belongs to your account now.',
    handOver: 'An admin moved the listing “Harbour Plumbing” to your account.',
    limit: 'From 1 January 2027 your plan, Premium, includes 5 listings. You have 8 listings.',
    body: 'This is a sample of any other message.\n\nAn empty line separates its paragraphs.',
    button: 'Open Kaifong',
  },
  'zh-Hant': {
    listing: '海港水喉',
    plan: '尊貴計劃',
    queue: '付款',
    review: '準時到達，修好水龍頭，廚房也收拾乾淨。',
    reply: '多謝你的好評。',
    reason: '相片屬於另一間公司。',
    payment: '未收到附有此參考編號的轉帳。',
    refund: '你在 14 日內要求退款。',
    search: '灣仔的水喉師傅',
    licence: '「海港水喉」所列的註冊電業工程人員 A123456 有效期至 2026年12月31日。',
    claim: '我們已核實你的認領：刊登「海港水喉」現屬於你的帳戶。',
    handOver: '管理員已把刊登「海港水喉」轉到你的帳戶。',
    limit: '由 2027年1月1日起，「尊貴計劃」包括 5 個刊登，而你現有 8 個。',
    body: '這是其他訊息的樣本。\n\n段落之間以空行分隔。',
    button: '開啟 Kaifong 街坊',
  },
  'zh-Hans': {
    listing: '海港水管',
    plan: '尊享方案',
    queue: '付款',
    review: '准时上门，修好水龙头，厨房也收拾干净。',
    reply: '谢谢您的好评。',
    reason: '照片属于另一家公司。',
    payment: '未收到附有此参考编号的转账。',
    refund: '您在 14 天内申请了退款。',
    search: '湾仔的水管师傅',
    licence: '“海港水管”所列的注册电业工程人员 A123456 有效期至 2026年12月31日。',
    claim: '我们已核实您的认领：“海港水管”现在属于您的账号。',
    handOver: '管理员已把“海港水管”转到您的账号。',
    limit: '自 2027年1月1日起，“尊享方案”包括 5 条服务信息，而您现有 8 条。',
    body: '这是其他消息的样本。\n\n段落之间以空行分隔。',
    button: '打开 Kaifong 街坊',
  },
} as const satisfies Record<Locale, Record<string, string>>

/** Sample data for each type of e-mail, for previews and tests; its links contain no secrets. */
export function samplesFor(locale: Locale, firstName: string, now: string): Samples {
  const sample = texts[locale]
  const listing = { first_name: firstName, listing_name: sample.listing }
  const payment = { first_name: firstName, plan_name: sample.plan, amount_cents: 500_00, reference: 'KF7M2Q9X' }
  return {
    welcome: { first_name: firstName },
    email_confirmation: { first_name: firstName, path: '/auth' },
    password_reset: { name: firstName, path: '/auth' },
    password_changed: { first_name: firstName, changed_at: now },
    email_change: { first_name: firstName, path: '/auth' },
    email_changed: {
      first_name: firstName,
      new_email: 'm•••@example.com',
      device: 'Firefox, Windows',
      asked_at: now,
      changed_at: now,
    },
    new_sign_in: {
      first_name: firstName,
      device: 'Firefox, Windows',
      changed_at: now,
      path: '/auth?mode=end&token=sample',
    },
    listing_submitted: { listing_name: sample.listing, owner_name: 'Mei Chan' },
    listing_approved: { ...listing, path: '/explore' },
    listing_rejected: { ...listing, last_name: 'Chan', name: firstName, rejection_reason: sample.reason },
    account_inactive: { first_name: firstName },
    review_received: { ...listing, rating: 5, body: sample.review, path: '/explore' },
    review_reply: { ...listing, body: sample.reply, path: '/explore' },
    payment_received: payment,
    payment_confirmed: { ...payment, ends_at: null },
    payment_rejected: { ...payment, reason: sample.payment },
    payment_refunded: { ...payment, refund_reference: 'N1B207788', reason: sample.refund, ends_at: now },
    plan_ending: { first_name: firstName, plan_name: sample.plan, ends_at: now },
    plan_ended: { first_name: firstName, plan_name: sample.plan },
    queue_waiting: { queue_name: sample.queue, oldest_at: now, path: '/admin/subscriptions' },
    review_report_decided: { ...listing, is_upheld: true },
    search_confirm: { search_name: sample.search, path: '/saved-search/sample' },
    search_news: {
      first_name: firstName,
      search_name: sample.search,
      count: 12,
      path: '/explore',
      end_path: '/saved-search/sample',
      items: [{ title: sample.listing, text: sample.search, path: '/explore' }],
    },
    licence_notice: { body: sample.licence },
    claim_decided: { body: sample.claim },
    listing_handed_over: { body: sample.handOver },
    plan_limit_change: { body: sample.limit },
    generic: { body: sample.body, path: '/', button: sample.button },
  }
}
