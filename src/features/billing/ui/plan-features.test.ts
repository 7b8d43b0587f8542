import { describe, expect, test } from 'vitest'
import { translate } from '#platform/i18n.ts'
import type { Locale } from '#shared/locale.ts'
import type { Plan } from '../contract.ts'
import en from '../messages/en.json'
import zhHans from '../messages/zh-Hans.json'
import zhHant from '../messages/zh-Hant.json'
import { featureOf } from './plan-features.ts'
import type { BillingTranslate } from './use-translation.ts'

const messages = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans }
const translateIn =
  (locale: Locale): BillingTranslate =>
  (key, params) =>
    translate({ billing: messages[locale] }, locale, 'billing', key, params)

const plan: Plan = {
  key: 'premium',
  priceCents: 50_000,
  billing: 'one_time',
  maxListings: 1,
  maxCategories: 5,
  maxAreas: 4,
  maxPhotos: 10,
  hasVerifiedBadge: true,
  hasAnalytics: false,
  hasEnhancedProfile: true,
  hasPriorityPlacement: true,
}

describe('features of a plan as text', () => {
  test('one listing is singular in English', () => {
    expect(featureOf(plan, 'listings', translateIn('en'))).toBe('1 listing')
    expect(featureOf({ ...plan, maxListings: 3 }, 'listings', translateIn('en'))).toBe('3 listings')
  })
  test('a missing limit is written out', () => {
    expect(featureOf({ ...plan, maxListings: null }, 'listings', translateIn('en'))).toBe('Unlimited listings')
    expect(featureOf({ ...plan, maxAreas: null }, 'areas', translateIn('zh-Hant'))).toBe('全部地區')
  })
  test.each(['en', 'zh-Hant', 'zh-Hans'] as const)('limits come from the catalogue in %s', (locale) => {
    expect(featureOf(plan, 'categories', translateIn(locale))).toContain('5')
    expect(featureOf(plan, 'areas', translateIn(locale))).toContain('4')
    expect(featureOf(plan, 'photos', translateIn(locale))).toContain('10')
  })
  test('other features are included or not', () => {
    expect(featureOf(plan, 'verifiedBadge', translateIn('en'))).toBe(true)
    expect(featureOf(plan, 'analytics', translateIn('en'))).toBe(false)
  })
})
