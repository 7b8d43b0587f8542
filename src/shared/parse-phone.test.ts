import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examplePhone, formatPhone } from './hk-phone.ts'
import { isHongKongMobile, isHongKongNumber, parsePhone } from './parse-phone.ts'

describe('parsing a telephone number', () => {
  test.each([
    ['61234567', '+85261234567'],
    ['6123 4567', '+85261234567'],
    ['6123-4567', '+85261234567'],
    ['６１２３　４５６７', '+85261234567'],
    ['＋８５２ 6123–4567', '+85261234567'],
    ['(852) 6123 4567', '+85261234567'],
    ['00852 6123 4567', '+85261234567'],
    ['2345 6789', '+85223456789'],
    ['+852 800 123 456', '+852800123456'],
    ['+44 (7700) 900123', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['+86 138 0013 8000', '+8613800138000'],
    ['\u202A+852 6123 4567\u202C', '+85261234567'],
    ['\u2066+852\u00A06123\u200B4567\u2069', '+85261234567'],
    ['\uFEFF6123\u00AD4567\u200E', '+85261234567'],
    ['tel:+852-6123-4567', '+85261234567'],
    ['TEL:61234567;ext=12', '+85261234567'],
    ['https://wa.me/85261234567?text=Hi%20there', '+85261234567'],
    ['wa.me/85261234567', '+85261234567'],
    ['https://wa.me/447700900123', '+447700900123'],
    ['https://api.whatsapp.com/send?text=Hi&phone=%2B85261234567', '+85261234567'],
    ['https://api.whatsapp.com/send/?phone=85261234567&text&type=phone_number', '+85261234567'],
    ['whatsapp://send?phone=85261234567', '+85261234567'],
  ])('%s is %s', (typed, number) => {
    expect(parsePhone(typed)).toBe(number)
  })

  test('the example number of the forms is accepted', () => {
    expect(parsePhone(examplePhone)).toBe('+85212345678')
    expect(formatPhone('+85212345678')).toBe(examplePhone)
  })

  test.each([
    '',
    'plumber',
    '6123 456',
    '6123 45678',
    '+852 6123 456',
    '+0 6123 4567',
    '+1234567890123456',
    '+852 ６１２３４５６a',
    '++85261234567',
    '<b>61234567',
    'tel:',
    'https://wa.me/message/ABC123',
    'https://wa.me/85261234567x',
    'https://evil.example/85261234567',
  ])('“%s” is not a telephone number', (typed) => {
    expect(parsePhone(typed)).toBeNull()
  })

  test('any input gives E.164 or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789０８+＋ -()٣a٫\u0000') }), (typed) => {
        const number = parsePhone(typed)
        if (number !== null) expect(number).toMatch(/^\+[1-9][0-9]{6,14}$/)
      }),
    )
  })

  test('a formatted number parses to the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (digits) => {
        const number = parsePhone(String(digits))!
        expect(isHongKongNumber(number)).toBe(true)
        expect(parsePhone(formatPhone(number))).toBe(number)
      }),
    )
  })

  test('a foreign number is formatted unchanged', () => {
    expect(formatPhone('+447700900123')).toBe('+447700900123')
    expect(isHongKongNumber('+447700900123')).toBe(false)
  })
})

test.each([
  ['+85261234567', true],
  ['+85251234567', true],
  ['+85270123456', true],
  ['+85284123456', true],
  ['+85291234567', true],
  ['+85258123456', false],
  ['+85223456789', false],
  ['+85212345678', false],
  ['+852800123456', false],
  ['+447700900123', false],
])('whether %s can be a Hong Kong mobile: %s', (number, isMobile) => {
  expect(isHongKongMobile(number)).toBe(isMobile)
})
