import { describe, expect, test } from 'vitest'
import { hasLink, hasPhone, trippedChecks, type Evidence } from './checks.ts'

const hour = 3_600_000
const evidence = (given: Partial<Evidence> = {}): Evidence => ({
  text: 'Came on time and mended the tap.',
  accountAge: 30 * 24 * hour,
  othersFromNetwork: 0,
  rating: 5,
  published: [0, 0, 1, 4, 5],
  lately: [],
  ...given,
})
const lately = (...ratings: number[]) => ratings.map((rating) => ({ rating, isPublished: false }))

describe('a review waits for a moderator', () => {
  test.each([
    ['an old member with a link does not', { text: 'see https://example.com' }, []],
    ['a new account with a link', { text: 'see https://example.com', accountAge: 24 * hour - 1 }, ['link']],
    ['a new account of a day and a link does not', { text: 'see www.example.com', accountAge: 24 * hour }, []],
    ['a telephone number, whoever writes it', { text: 'Ask for the younger one, 6123 4567.' }, ['phone_number']],
    ['the third from one network on one day', { othersFromNetwork: 2 }, ['same_network']],
    ['the second from one network does not', { othersFromNetwork: 1 }, []],
    ['the third rating of a day far below the mean', { rating: 1, lately: lately(1, 2) }, ['rating_burst']],
    ['two that are far below do not', { rating: 1, lately: lately(1, 5) }, []],
    ['a burst on the other side of the mean is not mine', { rating: 5, lately: lately(1, 1, 1) }, []],
    ['few reviews have no mean to be far from', { rating: 1, published: [0, 0, 0, 0, 4], lately: lately(1, 1) }, []],
    [
      'a burst does not make itself the mean',
      {
        rating: 1,
        published: [40, 0, 0, 0, 6],
        lately: Array.from({ length: 40 }, () => ({ rating: 1, isPublished: true })),
      },
      ['rating_burst'],
    ],
    [
      'all that trips is named',
      { text: 'wa.me/85261234567', accountAge: 0, othersFromNetwork: 9, rating: 1, lately: lately(1, 1) },
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
  ])('a link: %s → %s', (text, expected) => expect(hasLink(text)).toBe(expected))

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
  ])('a telephone number: %s → %s', (text, expected) => expect(hasPhone(text)).toBe(expected))
})
