import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText, truncateText, lengthOf } from './text.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 200 })

describe('cleaning text before it is stored', () => {
  test('removes controls, direction overrides and the byte order mark, preserves line breaks and tabs', () => {
    expect(cleanText('\uFEFF a\u0000b\u001B[31m\u202Ec\u2066\td\r\ne\rf\u2028g ')).toBe('ab[31mc\td\ne\nf\ng')
  })

  test('composes a letter with its combining mark', () => {
    expect(cleanText('Cafe\u0301')).toBe('Café')
  })

  test('preserves supplementary-plane Chinese and emoji with zero-width joiners', () => {
    expect(cleanText('𠝹手指 👩‍👩‍👧')).toBe('𠝹手指 👩‍👩‍👧')
  })

  test('replaces lone surrogates', () => {
    expect(cleanText('a\uD800b').isWellFormed()).toBe(true)
  })

  test('single-line text has no line breaks or runs of spaces', () => {
    expect(cleanLine('  Wan\u3000Chai \n\t plumber ')).toBe('Wan Chai plumber')
  })

  test('cleaning is idempotent', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const clean = cleanText(raw)
        expect(cleanText(clean)).toBe(clean)
        expect(clean).not.toMatch(/[\u0000\u202A-\u202E\u2066-\u2069]/)
        expect(cleanLine(cleanLine(raw))).toBe(cleanLine(raw))
      }),
    )
  })
})

describe('lengths in code points', () => {
  test('counts an emoji and a rare character as one each', () => {
    expect(lengthOf('𠝹😀a')).toBe(3)
    expect(truncateText('𠝹😀a', 2)).toBe('𠝹😀')
  })

  test('truncated text is a prefix and never longer than the limit', () => {
    fc.assert(
      fc.property(anyText, fc.nat(250), (text, max) => {
        const cut = truncateText(text, max)
        expect(text.startsWith(cut)).toBe(true)
        expect(lengthOf(cut)).toBe(Math.min(max, lengthOf(text)))
      }),
    )
  })
})
