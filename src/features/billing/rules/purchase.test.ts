import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endAfterRefund, monthAfter, purchaseOf, reminderDue, spanOf, type ActivePlan } from './purchase.ts'

const at = (text: string) => new Date(`${text}+08:00`)
const now = at('2026-11-20T14:00')
const indefinite = (planKey: ActivePlan['planKey']): ActivePlan => ({ planKey, startsAt: now, endsAt: null })
const untilDecember = (planKey: ActivePlan['planKey']): ActivePlan => ({
  planKey,
  startsAt: now,
  endsAt: at('2026-12-20T14:00'),
})

describe('a plan', () => {
  test.each<[string, ActivePlan['planKey'], ActivePlan[], string]>([
    ['is bought by a member without a plan', 'premium', [], 'buy'],
    ['is bought above a lower one', 'premium', [indefinite('whatsapp_verified')], 'buy'],
    ['is held by a member who has it indefinitely', 'premium', [indefinite('premium')], 'held'],
    ['is held by a member who has a higher one indefinitely', 'whatsapp_verified', [indefinite('premium')], 'held'],
    ['is renewed by a member who has it until a date', 'premium', [untilDecember('premium')], 'renew'],
    ['is bought below a higher one that ends', 'whatsapp_verified', [untilDecember('premium')], 'buy'],
    [
      'is held when it is permanent below a higher one that ends',
      'whatsapp_verified',
      [untilDecember('premium'), indefinite('whatsapp_verified')],
      'held',
    ],
  ])('%s', (_, plan, held, purchase) => {
    expect(purchaseOf(plan, held)).toBe(purchase)
  })
})

describe('a payment', () => {
  test('of a one-time plan gives it indefinitely', () => {
    expect(spanOf('one_time', null, now)).toEqual({ startsAt: now, endsAt: null })
  })
  test('of a monthly plan gives a month from now', () => {
    expect(spanOf('monthly', null, now)).toEqual({ startsAt: now, endsAt: at('2026-12-20T14:00') })
  })
  test('of a monthly plan that is active gives another month from its end', () => {
    const running = untilDecember('premium')
    expect(spanOf('monthly', running, now)).toEqual({ startsAt: now, endsAt: at('2027-01-20T14:00') })
  })
  test('of a monthly plan that is permanent already leaves it so', () => {
    const permanent = indefinite('premium')
    expect(spanOf('monthly', permanent, at('2026-12-01T09:00'))).toEqual({ startsAt: now, endsAt: null })
  })
  test('turns a monthly plan into a permanent one when it is now one-time', () => {
    expect(spanOf('one_time', untilDecember('premium'), at('2026-12-01T09:00'))).toEqual({
      startsAt: now,
      endsAt: null,
    })
  })
})

describe('a month later', () => {
  test.each([
    ['2026-11-20T14:00', '2026-12-20T14:00'],
    ['2026-12-31T23:59', '2027-01-31T23:59'],
    ['2027-01-31T00:00', '2027-02-28T00:00'],
    ['2028-01-30T07:59', '2028-02-29T07:59'],
    ['2026-10-31T08:00', '2026-11-30T08:00'],
  ])('of %s is %s', (from, to) => {
    expect(monthAfter(at(from))).toEqual(at(to))
  })

  test('returns to the 31st after a short month', () => {
    const began = at('2027-01-31T12:00')
    const february = monthAfter(began, began)
    expect([february, monthAfter(february, began)]).toEqual([at('2027-02-28T12:00'), at('2027-03-31T12:00')])
  })

  test('is 28 to 31 days later, at the same time of day, whatever the day', () => {
    const anyTime = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(anyTime, (from) => {
        const ms = monthAfter(from).getTime() - from.getTime()
        expect(ms % 86_400_000).toBe(0)
        expect(ms / 86_400_000).toBeGreaterThanOrEqual(28)
        expect(ms / 86_400_000).toBeLessThanOrEqual(31)
      }),
    )
  })
})

test.each([
  ['2026-12-20T14:00', null],
  ['2026-11-27T14:01', null],
  ['2026-11-27T14:00', 7],
  ['2026-11-21T14:01', 7],
  ['2026-11-21T14:00', 1],
  ['2026-11-20T14:01', 1],
  ['2026-11-20T14:00', null],
  ['2026-11-19T14:00', null],
])('the reminder due for a plan that ends at %s is %s', (endsAt, days) => {
  expect(reminderDue(at(endsAt), now)).toBe(days)
})

const [past, soon, later] = [at('2026-11-10T14:00'), at('2026-12-20T14:00'), at('2027-01-20T14:00')]
test.each([
  ['what is left of a month goes, the next month paid for stays', past, soon, later, at('2026-12-21T14:00')],
  ['the last month goes, the one before stays', soon, later, later, soon],
  ['a plan of one month ends now', past, soon, soon, now],
  ['a month that has passed changes nothing', at('2026-10-10T14:00'), past, soon, soon],
  ['a permanent plan ends now', past, null, null, now],
  ['a permanent plan paid for during a month ends with that month', soon, null, null, soon],
  ['a permanent plan by another payment stays', past, soon, null, null],
])('when a payment is refunded, %s', (_, from, until, endsAt, expected) => {
  expect(endAfterRefund({ from, until }, endsAt, now)).toEqual(expected)
})
