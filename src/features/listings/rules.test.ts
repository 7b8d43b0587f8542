import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { licenceState, lowestPrice, priceUnits, type Price } from './rules.ts'

const price = (fields: Partial<Price>): Price => ({
  title: { en: 'Work', zh: null },
  unit: 'job',
  fromCents: null,
  toCents: null,
  note: null,
  ...fields,
})

describe('the price on the card', () => {
  test('is the lowest fromCents with its unit', () => {
    const prices = [
      price({ fromCents: 80_000, toCents: 120_000 }),
      price({ unit: 'visit', fromCents: 35_000 }),
      price({ unit: 'quote' }),
    ]
    expect(lowestPrice(prices)).toEqual({ cents: 35_000, unit: 'visit' })
  })

  test('is the first of two equal rows', () => {
    expect(lowestPrice([price({ unit: 'hour', fromCents: 100 }), price({ unit: 'day', fromCents: 100 })])?.unit).toBe(
      'hour',
    )
  })

  test('zero is a valid price', () => {
    expect(lowestPrice([price({ fromCents: 100 }), price({ unit: 'session', fromCents: 0 })])).toEqual({
      cents: 0,
      unit: 'session',
    })
  })

  test('is null when all rows are by quotation', () => {
    expect(lowestPrice([price({ unit: 'quote' })])).toBeNull()
    expect(lowestPrice([])).toBeNull()
  })

  test('no row has a lower price', () => {
    const anyPrice = fc.record({ unit: fc.constantFrom(...priceUnits), fromCents: fc.option(fc.nat()) }).map(price)
    fc.assert(
      fc.property(fc.array(anyPrice), (prices) => {
        const amounts = prices
          .filter((row) => row.unit !== 'quote' && row.fromCents !== null)
          .map((row) => row.fromCents as number)
        expect(lowestPrice(prices)?.cents ?? null).toBe(amounts.length ? Math.min(...amounts) : null)
      }),
    )
  })
})

describe('a licence', () => {
  test('is valid on its last day and expired the day after', () => {
    const licence = { state: 'checked', expiresOn: '2026-11-20' } as const
    expect(licenceState(licence, '2026-11-20')).toBe('checked')
    expect(licenceState(licence, '2026-11-21')).toBe('expired')
  })

  test('keeps its state without an expiry date', () => {
    expect(licenceState({ state: 'claimed', expiresOn: null }, '2099-01-01')).toBe('claimed')
  })
})
