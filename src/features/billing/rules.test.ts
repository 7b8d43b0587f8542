import { expect, test } from 'vitest'
import { pathToPlan } from './rules.ts'

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
