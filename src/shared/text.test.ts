import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { charactersOf, cleanLine, cleanText, truncateText, lengthOf } from './text.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(...'ae水🏴👩❤ क्ष\u0301\u200D\u200C\uFE0F\u{E0067}\u{E007F}\u3164\u034F\u2800'),
    maxLength: 30,
  }),
)

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

  // 25 of each were accepted as a review.
  test.each([
    ...'\u200B\u2060\u00AD\u3164\u2800\u115F\u1160\u180E\uFE0F\u200D\u200C\u034F\u2062\uFFA0\u17B4\uFFF9\uFFFC',
    ...'\u{E0020}\u{E0100}\u{1D173}\u{1D159}',
  ])('a text of %j alone is empty', (one) => {
    expect(cleanText(one.repeat(25))).toBe('')
    expect(cleanLine(` ${one}\n\t${one.repeat(3)}\u3000`)).toBe('')
    expect(cleanLine(`plum${one}ber`).replace(/[\uFE0F\u{E0100}]/u, '')).toBe(one === '\u2800' ? 'plum ber' : 'plumber')
  })

  test.each(['❤️‍🔥', '👩🏽‍🚀', '🐻‍❄️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '葛\u{E0100}飾', 'می‌خواهم', 'क्‍ष', '🇭🇰'])('%s stays whole', (text) => {
    expect(cleanText(text)).toBe(text)
    expect(cleanLine(`a ${text} b`)).toBe(`a ${text} b`)
  })

  test('invisible characters do not make a short text long', () => {
    expect(lengthOf(cleanText(`a${'\u3164'.repeat(30)}b`))).toBe(2)
    expect(lengthOf(cleanText(`🏴${'\u{E0041}'.repeat(30)}`))).toBe(1)
    expect(lengthOf(cleanText(`水${'\uFE0F\u200D'.repeat(30)}喉`))).toBe(3)
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

  test.each([
    [`${'a'.repeat(299)}😀 and more`, 'a'.repeat(299) + '😀'],
    [`${'水'.repeat(299)}𨋢維修`, '水'.repeat(299) + '𨋢'],
    [`${'a'.repeat(298)}👩‍👩‍👧 and more`, 'a'.repeat(298)],
    [`${'a'.repeat(299)}e\u0301 and more`, 'a'.repeat(299)],
    [`${'a'.repeat(299)}🇭🇰 and more`, 'a'.repeat(299)],
    [`${'a'.repeat(299)}葛\u{E0100}飾`, 'a'.repeat(299)],
  ])('a cut falls between characters: %j', (text, cut) => {
    expect(truncateText(text, 300)).toBe(cut)
  })

  test('a character that is longer than the limit is cut between its code points', () => {
    expect(truncateText('👩‍👩‍👧', 2)).toBe('👩\u200D')
    expect(truncateText(`a${'\u0301'.repeat(100)}`, 50)).toBe(`a${'\u0301'.repeat(49)}`)
  })

  test('truncated text is a prefix of whole characters and never longer than the limit', () => {
    fc.assert(
      fc.property(anyText, fc.nat(250), (text, max) => {
        const cut = truncateText(text, max)
        expect(text.startsWith(cut)).toBe(true)
        expect(lengthOf(cut)).toBeLessThanOrEqual(max)
        const [first = ''] = charactersOf(text)
        if (lengthOf(first) <= max && text.isWellFormed()) {
          expect(charactersOf(text).slice(0, charactersOf(cut).length).join('')).toBe(cut)
          expect(cut.isWellFormed()).toBe(true)
        }
      }),
    )
  })
})
