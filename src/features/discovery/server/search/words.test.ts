import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { indexedLexemes, joined, lexemesOf, stemOf, tokensOf } from './words.ts'

const texts = (text: string) => tokensOf(fold(text)).map((token) => token.text)

test('a text falls into words and runs of Chinese, whatever stands between them', () => {
  expect(texts('Wan Chai補習, IT支援 24/7')).toEqual(['wan', 'chai', '补习', 'it', '支援', '24', '7'])
  expect(texts('%_\'"\\ :*&|!()')).toEqual([])
})

test('forms of one English word share a stem', () => {
  expect(stemOf('plumbers')).toBe(stemOf('plumber'))
  expect(stemOf('cleaning')).toBe(stemOf('cleaned'))
  expect(stemOf('nannies')).toBe(stemOf('nanny'))
  expect(stemOf('24hr')).toBe('24hr')
})

test('a run of Chinese is found by its pairs of characters', () => {
  expect(lexemesOf({ text: '水喉师傅', isChinese: true })).toEqual(['水喉', '喉师', '师傅'])
  expect(indexedLexemes(fold('水喉 師傅'))).toEqual(new Set(['水喉', '喉师', '师傅', '傅']))
})

test('a hyphenated word is found in parts and joined', () => {
  const lexemes = indexedLexemes('air-con')
  for (const word of ['air', 'con', 'aircon']) expect(lexemes).toContain(word)
})

test('a name is the same however it is spaced or punctuated', () => {
  expect(joined(fold('Lam’s Air-Con & Co.'))).toBe(joined(fold('LAMS AIR CON CO')))
})

test('whatever stands inside a text is found by its lexemes', () => {
  const character = fc.constantFrom(...'水喉維修師傅補習灣仔 ,abc')
  fc.assert(
    fc.property(fc.array(character, { maxLength: 30 }), fc.nat(), fc.nat(), (characters, start, length) => {
      const text = fold(characters.join(''))
      const indexed = indexedLexemes(text)
      for (const run of text.match(/\p{Script=Han}+/gu) ?? []) {
        const part = run.slice(start % run.length, (start % run.length) + 2 + (length % run.length))
        if (part.length > 1)
          for (const lexeme of lexemesOf({ text: part, isChinese: true })) expect(indexed).toContain(lexeme)
        for (const one of run) expect([...indexed].some((lexeme) => lexeme.startsWith(one))).toBe(true)
      }
    }),
  )
})

test('no lexeme is ever long enough to be refused by the database', () => {
  for (const lexeme of indexedLexemes(fold(`${'x'.repeat(5_000)} ${'水'.repeat(5_000)}`))) {
    expect(Buffer.byteLength(lexeme)).toBeLessThan(500)
  }
})
