import { expect, test } from 'vitest'
import { mayCall, retryAfter } from './rules.ts'
import { bearerKey } from './rules/key-format.ts'
import { checkWebhookUrl } from './rules/webhook-url.ts'

test.each([
  ['https://example.com/hook?a=b', { value: 'https://example.com/hook?a=b' }],
  [' https://例子.hk/hook ', { value: 'https://xn--fsqu00a.hk/hook' }],
  ['http://example.com', { error: 'urlInvalid' }],
  ['https://example.com:8443', { error: 'urlInvalid' }],
  ['https://me:pw@example.com', { error: 'urlInvalid' }],
  ['ftp://example.com', { error: 'urlInvalid' }],
  ['example.com', { error: 'urlInvalid' }],
  ['https://localhost/', { error: 'urlPrivate' }],
  ['https://127.0.0.1/', { error: 'urlPrivate' }],
  ['https://2130706433/', { error: 'urlPrivate' }],
  ['https://0x7f.1/', { error: 'urlPrivate' }],
  ['https://[::1]/', { error: 'urlPrivate' }],
  ['https://8.8.8.8/', { error: 'urlPrivate' }],
  ['https://intranet/', { error: 'urlPrivate' }],
  ['https://db.internal/', { error: 'urlPrivate' }],
  ['https://printer.local/', { error: 'urlPrivate' }],
])('the address %s of a receiver', (typed, checked) => {
  expect(checkWebhookUrl(typed)).toEqual(checked)
})

test('reading needs the scope read, everything else the scope write', () => {
  expect([mayCall(['read'], 'GET'), mayCall(['read'], 'POST'), mayCall(['read'], 'DELETE')]).toEqual([
    true,
    false,
    false,
  ])
  expect([mayCall(['write'], 'POST'), mayCall(['write'], 'GET'), mayCall(['admin'], 'GET')]).toEqual([
    true,
    false,
    false,
  ])
})

test('an event is tried again with growing delays for about two days', () => {
  const delays = Array.from({ length: 20 }, (_, n) => retryAfter(n + 1)).filter((seconds) => seconds !== null)
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  const hours = delays.reduce((sum, seconds) => sum + seconds, 0) / 3_600
  expect(hours).toBeGreaterThan(36)
  expect(hours).toBeLessThan(60)
})

test('only our own keys are taken from the header, others are left to whoever understands them', () => {
  expect(bearerKey('Bearer kf_abc')).toBe('kf_abc')
  expect(bearerKey('bearer  kf_abc')).toBe('kf_abc')
  expect([bearerKey('Bearer eyJ'), bearerKey('Basic kf_abc'), bearerKey(null)]).toEqual([null, null, null])
})
