import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthAfter, purchaseOf, reminderDue, spanOf, type Held } from './purchase.ts'

const at = (text: string) => new Date(`${text}+08:00`)
const now = at('2026-11-20T14:00')
const forGood = (planKey: Held['planKey']): Held => ({ planKey, startsAt: now, endsAt: null })
const untilDecember = (planKey: Held['planKey']): Held => ({ planKey, startsAt: now, endsAt: at('2026-12-20T14:00') })

describe('a plan', () => {
  test.each<[string, Held['planKey'], Held[], string]>([
    ['is bought by whoever has none', 'premium', [], 'buy'],
    ['is bought above a lower one', 'premium', [forGood('whatsapp_verified')], 'buy'],
    ['is held by whoever has it for good', 'premium', [forGood('premium')], 'held'],
    ['is held by whoever has a higher one for good', 'whatsapp_verified', [forGood('premium')], 'held'],
    ['is paid on by whoever has it for a time', 'premium', [untilDecember('premium')], 'renew'],
    ['is bought below a higher one that ends', 'whatsapp_verified', [untilDecember('premium')], 'buy'],
    [
      'is held where the lower is for good',
      'whatsapp_verified',
      [untilDecember('premium'), forGood('whatsapp_verified')],
      'held',
    ],
  ])('%s', (_, plan, held, purchase) => {
    expect(purchaseOf(plan, held)).toBe(purchase)
  })
})

describe('a payment gives', () => {
  test('a plan paid once for good', () => {
    expect(spanOf('one_time', null, now)).toEqual({ startsAt: now, endsAt: null })
  })
  test('a month from now', () => {
    expect(spanOf('monthly', null, now)).toEqual({ startsAt: now, endsAt: at('2026-12-20T14:00') })
  })
  test('another month from the end of what runs', () => {
    const running = untilDecember('premium')
    expect(spanOf('monthly', running, now)).toEqual({ startsAt: now, endsAt: at('2027-01-20T14:00') })
  })
  test('the rest of one’s days to whoever had a month, once the plan is paid once', () => {
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

  test('the 31st comes back after a short month', () => {
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
])('of a plan that ends at %s the reminder is %s', (endsAt, days) => {
  expect(reminderDue(at(endsAt), now)).toBe(days)
})
