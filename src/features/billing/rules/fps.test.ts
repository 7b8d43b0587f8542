import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crc16, decodeFps, encodeFps, fpsAmount, type FpsCode } from './fps.ts'

const plain: FpsCode = {
  proxy: { kind: 'id', value: '1234567' },
  bankCode: null,
  currency: 'HKD',
  amount: '100.00',
  isStatic: false,
  isAmountEditable: false,
  expiresAt: null,
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
      fc.record({
        kind: fc.constant('mobile' as const),
        value: fc.stringMatching(/^(?:[469]\d|5[0-79]|70|84)\d{6}$/).map((number) => `+852-${number}`),
      }),
      fc.record({ kind: fc.constant('email' as const), value: fc.stringMatching(/^[A-Z\d.]{1,12}@[A-Z\d.-]{1,20}$/) }),
    ),
    bankCode: fc.option(digits(3)),
    currency: fc.constantFrom('HKD' as const, 'CNY' as const),
    amount: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }).map(fpsAmount)),
    isStatic: fc.boolean(),
    isAmountEditable: fc.boolean(),
    expiresAt: fc.option(fc.constantFrom('291231235959', '260101000000')),
    payeeName: fc.stringMatching(/^[\x20-\x7E]{1,25}$/),
    billNumber: reference,
    reference,
  })
  .map((code) => ({
    ...code,
    isStatic: code.isStatic || code.amount === null,
    isAmountEditable: code.isAmountEditable && code.amount !== null,
  }))

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

test.each<[string, Partial<FpsCode>, string]>([
  [
    'a bank code with an identifier',
    { bankCode: '004' },
    '00020101021226340012hk.com.hkicl0103004020712345675204000053033445406100.005802HK5902NA6002HK6304',
  ],
  [
    'a static code with an amount',
    { isStatic: true },
    '00020101021126270012hk.com.hkicl020712345675204000053033445406100.005802HK5902NA6002HK6304',
  ],
  [
    'an e-mail address, in renminbi, until the end of 2029',
    { proxy: { kind: 'email', value: 'PAY@KAIFONG.HK' }, currency: 'CNY', expiresAt: '291231235959' },
    '00020101021226500012hk.com.hkicl0414PAY@KAIFONG.HK05122912312359595204000053031565406100.005802HK5902NA6002HK6304',
  ],
])('%s is written as the documents say and read back', (_, change, body) => {
  const payload = encodeFps({ ...plain, ...change })
  expect(payload).toBe(body + crc16(body))
  expect(decodeFps(payload!)).toEqual({ ...plain, ...change })
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
    ['another currency', withChecksum(valid.replace('5303344', '5303840'))],
    ['a length that runs over the end', withChecksum(valid.replace('5902NA', '5999NA'))],
    ['no proxy', withChecksum(valid.replace('26270012hk.com.hkicl02071234567', '26160012hk.com.hkicl'))],
    ['a point of initiation that does not exist', withChecksum(valid.replace('010212', '010213'))],
    ['the amount 0.00', withChecksum(valid.replace('5406100.00', '54040.00'))],
    ['a dynamic code without an amount', withChecksum(valid.replace('5406100.00', ''))],
    ['two proxies', withChecksum(valid.replace('2627', '2644').replace('02071234567', '020712345670313+852-61234567'))],
    ['a duplicate field', withChecksum(valid.replace('5802HK', '5802HK5802HK'))],
    ['characters beyond ASCII', withChecksum(valid.replace('5902NA', '5902街坊'))],
  ])('%s', (_, payload) => {
    expect(decodeFps(payload)).toBeNull()
  })
})

test.each<[string, Partial<FpsCode>]>([
  ['a mobile number without its hyphen', { proxy: { kind: 'mobile', value: '+85261234567' } }],
  ['an identifier of eight digits', { proxy: { kind: 'id', value: '71234567' } }],
  ['a mobile number of a landline', { proxy: { kind: 'mobile', value: '+852-23456789' } }],
  ['a mobile number that begins with 58', { proxy: { kind: 'mobile', value: '+852-58123456' } }],
  ['a mobile number that begins with 1', { proxy: { kind: 'mobile', value: '+852-12345678' } }],
  ['an e-mail address without a domain', { proxy: { kind: 'email', value: 'PAY@' } }],
  ['a bank code of two digits', { bankCode: '04' }],
  ['a time that does not exist', { expiresAt: '261399000000' }],
  ['a dynamic code without an amount', { amount: null }],
  ['an amount of zero', { amount: '0.00' }],
  ['an amount of zero dollars', { amount: '0' }],
  ['a negative amount', { amount: '-5.00' }],
  ['an amount of three decimals', { amount: '5.000' }],
  ['a name in Chinese', { payeeName: '街坊' }],
  ['a reference with a blank', { reference: 'KF 7M2Q' }],
  ['a reference that is too long', { reference: 'K'.repeat(26) }],
  ['an editable amount without an amount', { amount: null, isStatic: true, isAmountEditable: true }],
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
