import { expect, test } from 'vitest'
import { excessOf } from './request-limits.ts'

const params = (count: number) => Array.from({ length: count }, (_, n) => `a${n}=1`).join('&')

test.for([
  ['/', null],
  [`/${'a'.repeat(2_047)}`, null],
  [`/${'/'.repeat(2_048)}`, 414],
  [`/explore?${params(50)}`, null],
  [`/explore?${params(51)}`, 414],
  [`/auth?${'a&'.repeat(60_000)}`, 414],
  [`/explore?q=${'%E6%B0%B4'.repeat(10_000)}&sort=rating`, null],
  [`/explore?area=${'x'.repeat(16_379)}`, null],
  [`/explore?area=${'x'.repeat(16_380)}`, 414],
  [`/explore?qq=${'x'.repeat(16_382)}`, 414],
] as const)('the address %.60s is refused with %s', ([url, status]) => {
  expect(excessOf({ url, headers: {} })).toBe(status)
})

test.for(['accept', 'accept-encoding', 'accept-language', 'accept-charset', 'if-none-match'])(
  'the header %s is refused from 1,025 characters on, others are not',
  (name) => {
    expect(excessOf({ url: '/', headers: { [name]: 'a'.repeat(1_024) } })).toBeNull()
    expect(excessOf({ url: '/', headers: { [name]: 'a'.repeat(1_025) } })).toBe(431)
    expect(excessOf({ url: '/', headers: { cookie: 'a'.repeat(10_000) } })).toBeNull()
  },
)
