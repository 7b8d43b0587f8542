import { describe, expect, test } from 'vitest'
import { hasLink, hasPhone, trippedChecks, type Evidence } from './checks.ts'

const hour = 3_600_000
const evidence = (overrides: Partial<Evidence> = {}): Evidence => ({
  text: 'Came on time and mended the tap.',
  accountAgeMs: 30 * 24 * hour,
  othersFromNetwork: 0,
  rating: 5,
  published: [0, 0, 1, 4, 5],
  recentRatings: [],
  ...overrides,
})
const ratings = (...stars: number[]) => stars.map((rating) => ({ rating, isPublished: false }))

describe('checks that hold a review for a moderator', () => {
  test.each([
    ['a link from an old account is accepted', { text: 'see https://example.com' }, []],
    [
      'a link from an account under a day old is held',
      { text: 'see https://example.com', accountAgeMs: 24 * hour - 1 },
      ['link'],
    ],
    [
      'a link from an account of exactly a day is accepted',
      { text: 'see www.example.com', accountAgeMs: 24 * hour },
      [],
    ],
    ['a telephone number is held for any account', { text: 'Ask for the younger one, 6123 4567.' }, ['phone_number']],
    ['the third review from one network on one day is held', { othersFromNetwork: 2 }, ['same_network']],
    ['the second review from one network is accepted', { othersFromNetwork: 1 }, []],
    [
      'the third rating of a day far below the mean is held',
      { rating: 1, recentRatings: ratings(1, 2) },
      ['rating_burst'],
    ],
    ['the second rating far below the mean is accepted', { rating: 1, recentRatings: ratings(1, 5) }, []],
    ['a burst on the other side of the mean does not count', { rating: 5, recentRatings: ratings(1, 1, 1) }, []],
    [
      'a burst is ignored while there are too few reviews for a mean',
      { rating: 1, published: [0, 0, 0, 0, 4], recentRatings: ratings(1, 1) },
      [],
    ],
    [
      'published reviews of a burst do not shift the mean',
      {
        rating: 1,
        published: [40, 0, 0, 0, 6],
        recentRatings: Array.from({ length: 40 }, () => ({ rating: 1, isPublished: true })),
      },
      ['rating_burst'],
    ],
    [
      'every tripped check is listed',
      { text: 'wa.me/85261234567', accountAgeMs: 0, othersFromNetwork: 9, rating: 1, recentRatings: ratings(1, 1) },
      ['link', 'phone_number', 'same_network', 'rating_burst'],
    ],
  ] satisfies [string, Partial<Evidence>, string[]][])('%s', (_, given, checks) => {
    expect(trippedChecks(evidence(given))).toEqual(checks)
  })

  test.each([
    ['http://a.hk', true],
    ['HTTPS://A.HK', true],
    ['ｗｗｗ．example．com', true],
    ['my-shop.com.hk', true],
    ['call at t.me/plumber', true],
    ['He came at 9.30. Very good.', false],
    ['HK$1,200.50 in all', false],
    ['Mr. Wong etc.', false],
    ['師傅準時.收費合理', false],
  ])('detects a link: %s → %s', (text, expected) => expect(hasLink(text)).toBe(expected))

  test.each([
    ['61234567', true],
    ['6123 4567', true],
    ['+852 6123-4567', true],
    ['852 61234567', true],
    ['電話６１２３４５６７', true],
    ['+44 20 7946 0958', true],
    ['on 2026-10-12 and 2026-10-13', false],
    ['HK$12,345 for 3 hours', false],
    ['flat 12, 1234 5678', false],
    ['bill 123456789012', false],
  ])('detects a telephone number: %s → %s', (text, expected) => expect(hasPhone(text)).toBe(expected))
})
