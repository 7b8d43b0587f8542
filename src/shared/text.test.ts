import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText, cutText, lengthOf } from './text.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 200 })

describe('a text is cleaned before it is stored', () => {
  test('controls, direction overrides and the byte order mark go, line breaks and tabs stay', () => {
    expect(cleanText('\uFEFF a\u0000b\u001B[31m\u202Ec\u2066\td\r\ne\rf\u2028g ')).toBe('ab[31mc\td\ne\nf\ng')
  })

  test('a letter with a combining mark becomes one character', () => {
    expect(cleanText('Cafe\u0301')).toBe('Café')
  })

  test('Chinese beyond the basic plane, and emoji joined by zero-width joiners, stay whole', () => {
    expect(cleanText('𠝹手指 👩‍👩‍👧')).toBe('𠝹手指 👩‍👩‍👧')
  })

  test('a lone surrogate cannot reach the database', () => {
    expect(cleanText('a\uD800b').isWellFormed()).toBe(true)
  })

  test('one line has no line break and no run of spaces', () => {
    expect(cleanLine('  Wan\u3000Chai \n\t plumber ')).toBe('Wan Chai plumber')
  })

  test('cleaning twice changes nothing more, whatever was typed', () => {
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

describe('lengths count code points', () => {
  test('an emoji and a rare character are one each', () => {
    expect(lengthOf('𠝹😀a')).toBe(3)
    expect(cutText('𠝹😀a', 2)).toBe('𠝹😀')
  })

  test('a cut text is a whole beginning of the text and never longer than asked', () => {
    fc.assert(
      fc.property(anyText, fc.nat(250), (text, max) => {
        const cut = cutText(text, max)
        expect(text.startsWith(cut)).toBe(true)
        expect(lengthOf(cut)).toBe(Math.min(max, lengthOf(text)))
      }),
    )
  })
})
