import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './folding.ts'
import { indexedLexemes, joinTokens, lexemesOf, stemOf, tokenize } from './tokenizer.ts'

const texts = (text: string) => tokenize(fold(text)).map((token) => token.text)

test('text is split into words and runs of Chinese; punctuation is ignored', () => {
  expect(texts('Wan Chai補習, IT支援 24/7')).toEqual(['wan', 'chai', '补习', 'it', '支援', '24', '7'])
  expect(texts('%_\'"\\ :*&|!()')).toEqual([])
})

test('forms of the same English word share a stem', () => {
  expect(stemOf('plumbers')).toBe(stemOf('plumber'))
  expect(stemOf('cleaning')).toBe(stemOf('cleaned'))
  expect(stemOf('nannies')).toBe(stemOf('nanny'))
  expect(stemOf('24hr')).toBe('24hr')
})

test('a run of Chinese is indexed by bigrams', () => {
  expect(lexemesOf({ text: '水喉师傅', isChinese: true })).toEqual(['水喉', '喉师', '师傅'])
  expect(indexedLexemes(fold('水喉 師傅'))).toEqual(new Set(['水喉', '喉师', '师傅', '傅']))
})

test('a hyphenated word is indexed by its parts and joined', () => {
  const lexemes = indexedLexemes('air-con')
  for (const word of ['air', 'con', 'aircon']) expect(lexemes).toContain(word)
})

test('spaces and punctuation in a name make no difference', () => {
  expect(joinTokens(fold('Lam’s Air-Con & Co.'))).toBe(joinTokens(fold('LAMS AIR CON CO')))
})

test('every substring of a Chinese text is found by its lexemes', () => {
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

test('lexemes never exceed the length limit of the database', () => {
  for (const lexeme of indexedLexemes(fold(`${'x'.repeat(5_000)} ${'水'.repeat(5_000)}`))) {
    expect(Buffer.byteLength(lexeme)).toBeLessThan(500)
  }
})
