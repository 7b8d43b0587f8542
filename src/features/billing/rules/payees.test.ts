import { describe, expect, test } from 'vitest'
import type { SettingKey } from '#features/settings/rules.ts'
import { decodeFps } from './fps.ts'
import { qrPayloadOf, enabledMethods } from './payees.ts'

const stored = (given: Partial<Record<SettingKey, string>>) => new Map<string, string>(Object.entries(given))
const order = { amountCents: 500_00, reference: 'KF7M2Q9XKR' }
const payeeOf = (given: Partial<Record<SettingKey, string>>, method: 'fps' | 'payme', isDemo = false) =>
  enabledMethods(stored(given), isDemo).find((one) => one.method === method)?.payee

describe('no method has a payee', () => {
  test.each<[string, Partial<Record<SettingKey, string>>]>([
    ['nothing is set, or settings cannot be read', {}],
    ['the numbers are the built-in examples', { FPS_PHONE_NUMBER: '+852 1234 5678', PAYME_PHONE_NUMBER: '12345678' }],
    ['the numbers are invalid', { FPS_PHONE_NUMBER: 'ask me', PAYME_PHONE_NUMBER: '123' }],
    ['the link is on another host', { PAYME_LINK: 'https://payme.hsbc.evil.example/kaifong' }],
  ])('while %s', (_, given) => {
    expect(enabledMethods(stored(given), false)).toEqual([
      { method: 'fps', payee: null },
      { method: 'payme', payee: null },
    ])
  })
})

test('a method that is switched off is not offered, not even in the demonstration', () => {
  const off = stored({ FPS_PAYMENTS: 'false', PAYME_PAYMENTS: 'false', FPS_ID: '1234567' })
  expect(enabledMethods(off, false)).toEqual([])
  expect(enabledMethods(off, true)).toEqual([])
})

test('the demonstration falls back to numbers that belong to nobody', () => {
  expect(payeeOf({}, 'fps', true)).toMatchObject({ number: '+85212345678' })
  expect(payeeOf({}, 'payme', true)).toMatchObject({ link: 'https://payme.hsbc/' })
  expect(payeeOf({ FPS_ID: '1234567' }, 'fps', true)).toMatchObject({ fpsId: '1234567', number: null })
})

describe('FPS', () => {
  const codeFor = (given: Partial<Record<SettingKey, string>>) => {
    const [fps] = enabledMethods(stored(given), false)
    return qrPayloadOf(fps!, order, stored(given))
  }
  test('encodes the number and a fixed amount; the payer types the reference', () => {
    expect(codeFor({ FPS_PHONE_NUMBER: '6123 4567', FPS_PAYEE_NAME: 'KAIFONG LTD' })).toBe(
      '00020101021226330012hk.com.hkicl0313+852-612345675204000053033445406500.005802HK5902NA6002HK63046352',
    )
  })
  test('prefers the identifier over the number', () => {
    expect(decodeFps(codeFor({ FPS_PHONE_NUMBER: '6123 4567', FPS_ID: '1234567' })!)?.proxy).toEqual({
      kind: 'id',
      value: '1234567',
    })
  })
  test('includes the reference only if the setting says so', () => {
    const referenceIn = (setting: string) =>
      decodeFps(codeFor({ FPS_ID: '1234567', FPS_INCLUDE_REFERENCE: setting })!)?.reference
    expect(['true', 'false', '', 'yes'].map(referenceIn)).toEqual([order.reference, null, null, null])
  })
  test.each<[string, Partial<Record<SettingKey, string>>]>([
    ['a malformed identifier, even if a number is set', { FPS_ID: '12345', FPS_PHONE_NUMBER: '61234567' }],
    ['a foreign number', { FPS_PHONE_NUMBER: '+44 7700 900123' }],
    ['a toll-free number', { FPS_PHONE_NUMBER: '+852 800 123 456' }],
    ['a landline', { FPS_PHONE_NUMBER: '2345 6789' }],
    ['a number that no mobile can have', { FPS_PHONE_NUMBER: '5812 3456' }],
  ])('has no payee with %s', (_, given) => {
    expect(payeeOf(given, 'fps')).toBeNull()
  })
})

describe('PayMe', () => {
  test.each([
    ['https://payme.hsbc/kaifong', 'https://payme.hsbc/kaifong'],
    ['https://payme.hsbc/0123456789abcdef0123456789abcdef', 'https://payme.hsbc/0123456789abcdef0123456789abcdef'],
    ['https://qr.payme.hsbc.com.hk/2/abc', 'https://qr.payme.hsbc.com.hk/2/abc'],
    ['https://payme.hsbc.com.hk/', 'https://payme.hsbc.com.hk/'],
    ['http://payme.hsbc/kaifong', undefined],
    ['https://evil.payme.hsbc/kaifong', undefined],
    ['https://payme.hsbc@evil.example/', undefined],
    ['https://evilpayme.hsbc.com.hk/', undefined],
    ['javascript:alert(1)', undefined],
  ])('shows the link %s as %s', (link, shown) => {
    expect(payeeOf({ PAYME_LINK: link }, 'payme')?.link).toBe(shown)
  })
  test('can be paid by number without a link, and then has no QR code', () => {
    const given = { PAYME_PHONE_NUMBER: '6123 4567' }
    const [, payme] = enabledMethods(stored(given), false)
    expect(payme?.payee).toMatchObject({ number: '+85261234567', link: null })
    expect(qrPayloadOf(payme!, order, stored(given))).toBeNull()
  })
})
