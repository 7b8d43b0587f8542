import { expect, test } from 'vitest'
import { respellRomanised } from './romanised.ts'
import { tokenize } from './tokenizer.ts'

const respell = (q: string, known: string[] = []) =>
  respellRomanised(tokenize(q), (word) => !known.includes(word))
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['boujaap', 'bou zaap'],
  ['bo jap', 'bou zaap'],
  ['boon uk', 'bun uk'],
  ['nga yi', 'ngaa ji'],
])('%s is another spelling of %s', (q, phrase) => {
  expect(respell(q)).toBe(phrase)
})

test('words with a meaning stay as they are', () => {
  expect(respell('boujaap', ['boujaap'])).toBe('boujaap')
  expect(respell('boujaap tai po', ['tai', 'po'])).toBe('bou zaap tai po')
  expect(respell('通渠 tai po')).toBe('通渠 tai po')
  expect(respell('nga yi mk', ['yi', 'mk'])).toBe('ngaa ji mk')
  expect(respell('nga yi', ['nga', 'yi'])).toBe('nga yi')
})

test('words of names of listings are what they sound like if the query is nothing else', () => {
  const isNamed = (word: string) => ['nga', 'yi'].includes(word)
  const read = (q: string) =>
    respellRomanised(tokenize(q), () => false, isNamed)
      .map(({ text }) => text)
      .join(' ')
  expect(read('nga yi')).toBe('ngaa ji')
  expect(read('nga yi piano studio')).toBe('nga yi piano studio')
})

test('beside a romanised phrase, words that sound like a place are the place', () => {
  expect(respell('tunggui sat tin', ['sat', 'tin'])).toBe('tung keoi sha tin')
  expect(respell('sat tin', ['sat', 'tin'])).toBe('sat tin')
})
