import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crc16, decodeFps, encodeFps, fpsAmount, type FpsCode } from './fps.ts'

const plain: FpsCode = {
  proxy: { kind: 'id', value: '1234567' },
  amount: '100.00',
  isAmountEditable: false,
  payeeName: 'NA',
  billNumber: null,
  reference: null,
}

/** Test vectors (docs/hong-kong.md): two from public implementations, two from an independent encoder. */
const vectors: [string, FpsCode, string][] = [
  [
    'a mobile number with a reference',
    {
      ...plain,
      proxy: { kind: 'mobile', value: '+852-67891234' },
      amount: '100',
      payeeName: 'company_1_data',
      reference: 'INV/TEST/0001',
    },
    '00020101021226330012hk.com.hkicl0313+852-6789123452040000530334454031005802HK5914company_1_data6002HK62170513INV/TEST/00016304A154',
  ],
  [
    'an identifier with an amount that the payer may change',
    {
      ...plain,
      proxy: { kind: 'id', value: '6000509' },
      amount: '10.50',
      isAmountEditable: true,
      reference: 'HKTEST20210319060625962',
    },
    '00020101021226320012hk.com.hkicl0207600050906011520400005303344540510.505802HK5902NA6002HK62270523HKTEST202103190606259626304BCD1',
  ],
  [
    'an identifier, HK$100.00',
    plain,
    '00020101021226270012hk.com.hkicl020712345675204000053033445406100.005802HK5902NA6002HK6304A6A2',
  ],
  [
    'a mobile number, HK$500.00',
    { ...plain, proxy: { kind: 'mobile', value: '+852-61234567' }, amount: '500.00' },
    '00020101021226330012hk.com.hkicl0313+852-612345675204000053033445406500.005802HK5902NA6002HK63046352',
  ],
]

test.each(vectors)('%s encodes to the known payload and decodes from it', (_, code, payload) => {
  expect(encodeFps(code)).toBe(payload)
  expect(decodeFps(payload)).toEqual(code)
})

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const reference = fc.option(fc.stringMatching(/^[A-Za-z0-9.@_+/-]{1,25}$/))
const anyCode: fc.Arbitrary<FpsCode> = fc
  .record({
    proxy: fc.oneof(
      fc.record({ kind: fc.constant('id' as const), value: fc.oneof(digits(7), digits(9)) }),
      fc.record({ kind: fc.constant('mobile' as const), value: digits(8).map((number) => `+852-${number}`) }),
    ),
    amount: fc.option(fc.nat(1_000_000_000).map(fpsAmount)),
    isAmountEditable: fc.boolean(),
    payeeName: fc.stringMatching(/^[\x20-\x7E]{1,25}$/),
    billNumber: reference,
    reference,
  })
  .map((code) => ({ ...code, isAmountEditable: code.isAmountEditable && code.amount !== null }))

test('10,000 generated codes round-trip, each with a four-digit checksum', () => {
  let shortest = 0xffff
  fc.assert(
    fc.property(anyCode, (code) => {
      const payload = encodeFps(code)!
      expect(payload).toMatch(/6304[0-9A-F]{4}$/)
      expect(decodeFps(payload)).toEqual(code)
      shortest = Math.min(shortest, parseInt(payload.slice(-4), 16))
    }),
    { numRuns: 10_000 },
  )
  // With this many runs some checksums need leading zeros.
  expect(shortest).toBeLessThan(0x0100)
})

test('a code with one character changed is refused', () => {
  fc.assert(
    fc.property(anyCode, fc.nat(), fc.integer({ min: 0x20, max: 0x7e }), (code, place, changed) => {
      const payload = encodeFps(code)!
      const at = place % payload.length
      const damaged = payload.slice(0, at) + String.fromCharCode(changed) + payload.slice(at + 1)
      fc.pre(damaged !== payload)
      expect(decodeFps(damaged)).toBeNull()
    }),
  )
})

const withChecksum = (payload: string) => payload.slice(0, -4) + crc16(payload.slice(0, -4))

describe('a payload that is not a valid code is refused', () => {
  const valid = encodeFps(plain)!
  test.each([
    ['nothing', ''],
    ['words', 'hello'],
    ['another scheme', withChecksum(valid.replace('hk.com.hkicl', 'HK.COM.HKICL'))],
    ['another currency', withChecksum(valid.replace('5303344', '5303156'))],
    ['a length that runs over the end', withChecksum(valid.replace('5902NA', '5999NA'))],
    ['no proxy', withChecksum(valid.replace('26270012hk.com.hkicl02071234567', '26160012hk.com.hkicl'))],
    ['an amount in a static code', withChecksum(valid.replace('010212', '010211'))],
    ['a duplicate field', withChecksum(valid.replace('5802HK', '5802HK5802HK'))],
    ['characters beyond ASCII', withChecksum(valid.replace('5902NA', '5902街坊'))],
  ])('%s', (_, payload) => {
    expect(decodeFps(payload)).toBeNull()
  })
})

test.each<[string, Partial<FpsCode>]>([
  ['a mobile number without its hyphen', { proxy: { kind: 'mobile', value: '+85261234567' } }],
  ['an identifier of eight digits', { proxy: { kind: 'id', value: '71234567' } }],
  ['a negative amount', { amount: '-5.00' }],
  ['an amount of three decimals', { amount: '5.000' }],
  ['a name in Chinese', { payeeName: '街坊' }],
  ['a reference with a blank', { reference: 'KF 7M2Q' }],
  ['a reference that is too long', { reference: 'K'.repeat(26) }],
  ['an editable amount without an amount', { amount: null, isAmountEditable: true }],
])('%s cannot be encoded', (_, wrong) => {
  expect(encodeFps({ ...plain, ...wrong })).toBeNull()
})

test('the checksum is CRC-16/CCITT-FALSE, padded with zeros', () => {
  expect(crc16('123456789')).toBe('29B1')
  expect(crc16('')).toBe('FFFF')
  const padded = Array.from({ length: 100_000 }, (_, n) => crc16(String(n))).filter((crc) => crc.startsWith('00'))
  expect(padded.length).toBeGreaterThan(0)
  expect(padded.every((crc) => crc.length === 4)).toBe(true)
})

test('amounts have two decimals', () => {
  expect([1, 10, 100_00, 123_45].map(fpsAmount)).toEqual(['0.01', '0.10', '100.00', '123.45'])
})
