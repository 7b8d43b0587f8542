import { describe, expect, test } from 'vitest'
import { translate } from '#platform/i18n.ts'
import { locales, type Locale } from '#shared/locale.ts'
import type { Plan } from '../contract.ts'
import en from '../messages/en.json'
import zhHans from '../messages/zh-Hans.json'
import zhHant from '../messages/zh-Hant.json'
import { initialPlans } from '../rules.ts'
import { entriesOf } from './faq-entries.ts'
import type { BillingTranslate } from './use-translation.ts'

const messages = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans }
const translateIn =
  (locale: Locale): BillingTranslate =>
  (key, params) =>
    translate({ billing: messages[locale] }, locale, 'billing', key, params)

const once: Plan[] = [...initialPlans]
const monthly = once.map((plan): Plan => (plan.key === 'premium' ? { ...plan, billing: 'monthly' } : plan))
const textIn = (locale: Locale, plans: Plan[], paidPlaces = 2) => {
  const facts = { plans, methods: ['fps' as const, 'payme' as const], paidPlaces }
  return entriesOf(facts, translateIn(locale), locale).map(({ question, answer }) => `${question} ${answer}`)
}
const phrases = {
  en: { premium: 'Premium', none: 'There are no subscriptions', cancel: 'How do I cancel?', days: ['7 days', '1 day'] },
  'zh-Hant': { premium: '尊貴計劃', none: '我們沒有月費', cancel: '怎樣取消？', days: ['7 日', '1 日'] },
  'zh-Hans': { premium: '尊享方案', none: '我们没有订阅', cancel: '怎样取消？', days: ['7 天', '1 天'] },
}

describe.each(locales)('the FAQ in %s', (locale) => {
  const expected = phrases[locale]
  test('says that there are no subscriptions while every plan is paid once', () => {
    const text = textIn(locale, once).join('\n')
    expect(text).toContain(expected.none)
    expect(text).not.toContain(expected.cancel)
  })
  test('explains cancelling and reminders once Premium is paid monthly', () => {
    const text = textIn(locale, monthly).join('\n')
    expect(text).not.toContain(expected.none)
    expect(text).toContain(expected.cancel)
    for (const part of [expected.premium, ...expected.days]) expect(text).toContain(part)
  })
  test('takes the number of paid places from the ranking, and the methods from the flags', () => {
    expect(textIn(locale, once, 3).join('\n')).toContain('3')
    const off = entriesOf({ plans: once, methods: [], paidPlaces: 2 }, translateIn(locale), locale)
    expect(off[0]?.answer).toBe(translateIn(locale)('pricing.pay.off'))
  })
})
