import { describe, expect, test } from 'vitest'
import { translate } from '#platform/i18n.ts'
import type { Locale } from '#shared/locale.ts'
import type { Plan } from '../contract.ts'
import en from '../messages/en.json'
import zhHans from '../messages/zh-Hans.json'
import zhHant from '../messages/zh-Hant.json'
import { featureOf } from './plan-features.ts'
import type { BillingWords } from './use-translation.ts'

const features = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans }
const wordsIn =
  (locale: Locale): BillingWords =>
  (key, params) =>
    translate({ billing: features[locale] }, locale, 'billing', key, params)

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

describe('what a plan holds, in words', () => {
  test('one listing is singular in English', () => {
    expect(featureOf(plan, 'listings', wordsIn('en'))).toBe('1 listing')
    expect(featureOf({ ...plan, maxListings: 3 }, 'listings', wordsIn('en'))).toBe('3 listings')
  })
  test('no limit is said in words', () => {
    expect(featureOf({ ...plan, maxListings: null }, 'listings', wordsIn('en'))).toBe('Unlimited listings')
    expect(featureOf({ ...plan, maxAreas: null }, 'areas', wordsIn('zh-Hant'))).toBe('全部地區')
  })
  test.each(['en', 'zh-Hant', 'zh-Hans'] as const)('limits are the catalogue’s own in %s', (locale) => {
    expect(featureOf(plan, 'categories', wordsIn(locale))).toContain('5')
    expect(featureOf(plan, 'areas', wordsIn(locale))).toContain('4')
    expect(featureOf(plan, 'photos', wordsIn(locale))).toContain('10')
  })
  test('the rest is included or not', () => {
    expect(featureOf(plan, 'verifiedBadge', wordsIn('en'))).toBe(true)
    expect(featureOf(plan, 'analytics', wordsIn('en'))).toBe(false)
  })
})
