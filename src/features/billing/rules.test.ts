import { expect, test } from 'vitest'
import { planAction, pathToPlan, planKeys } from './rules.ts'

test('a member goes straight to the screen of a plan', () => {
  expect(pathToPlan('free', true)).toBe('/submit-listing')
  expect(pathToPlan('whatsapp_verified', true)).toBe('/payment/whatsapp')
  expect(pathToPlan('premium', true)).toBe('/payment/premium')
})

test('a visitor signs up first and is led there afterwards', () => {
  const path = new URL(pathToPlan('premium', false), 'http://localhost')
  expect(path.pathname).toBe('/auth')
  expect(Object.fromEntries(path.searchParams)).toEqual({ mode: 'sign-up', next: '/payment/premium' })
})

test.each<[string, Parameters<typeof planAction>[1], string[]]>([
  ['a visitor', null, ['choose', 'choose', 'choose']],
  ['a member without a plan', { planKey: 'free', waiting: [], held: [] }, ['choose', 'choose', 'choose']],
  ['whoever waits', { planKey: 'free', waiting: ['premium'], held: [] }, ['choose', 'choose', 'waiting']],
  [
    'whoever has the lower plan for good',
    { planKey: 'whatsapp_verified', waiting: [], held: [{ planKey: 'whatsapp_verified', endsAt: null }] },
    ['choose', 'mine', 'choose'],
  ],
  [
    'whoever has the highest for good',
    { planKey: 'premium', waiting: [], held: [{ planKey: 'premium', endsAt: null }] },
    ['choose', 'holds', 'mine'],
  ],
  [
    'whoever pays by the month',
    { planKey: 'premium', waiting: [], held: [{ planKey: 'premium', endsAt: '2026-12-20' }] },
    ['choose', 'choose', 'renew'],
  ],
])('the doors of %s', (_, reader, doors) => {
  expect(planKeys.map((key) => planAction(key, reader))).toEqual(doors)
})
