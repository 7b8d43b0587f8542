import { expect, test } from 'vitest'
import { planAction, pathToPlan, planKeys } from './rules.ts'

test('a member is sent directly to the screen of a plan', () => {
  expect(pathToPlan('free', true)).toBe('/submit-listing')
  expect(pathToPlan('whatsapp_verified', true)).toBe('/payment/whatsapp')
  expect(pathToPlan('premium', true)).toBe('/payment/premium')
})

test('a visitor signs up first and is redirected there afterwards', () => {
  const path = new URL(pathToPlan('premium', false), 'http://localhost')
  expect(path.pathname).toBe('/auth')
  expect(Object.fromEntries(path.searchParams)).toEqual({ mode: 'sign-up', next: '/payment/premium' })
})

test.each<[string, Parameters<typeof planAction>[1], string[]]>([
  ['a visitor', null, ['choose', 'choose', 'choose']],
  ['a member without a plan', { planKey: 'free', pending: [], held: [] }, ['choose', 'choose', 'choose']],
  [
    'a member with a pending payment',
    { planKey: 'free', pending: ['premium'], held: [] },
    ['choose', 'choose', 'pending'],
  ],
  [
    'a member with the lower plan indefinitely',
    { planKey: 'whatsapp_verified', pending: [], held: [{ planKey: 'whatsapp_verified', endsAt: null }] },
    ['choose', 'owned', 'choose'],
  ],
  [
    'a member with the highest plan indefinitely',
    { planKey: 'premium', pending: [], held: [{ planKey: 'premium', endsAt: null }] },
    ['choose', 'included', 'owned'],
  ],
  [
    'a member who pays monthly',
    { planKey: 'premium', pending: [], held: [{ planKey: 'premium', endsAt: '2026-12-20' }] },
    ['choose', 'choose', 'renew'],
  ],
])('plan actions for %s', (_, member, actions) => {
  expect(planKeys.map((key) => planAction(key, member))).toEqual(actions)
})
