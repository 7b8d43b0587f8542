import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referenceVocabulary } from '#tests/support/reference-vocabulary.ts'
import { makeLexicon } from './lexicon.ts'
import { nameQuery, textQuery, tokensOfQuery, parseQuery } from './query.ts'

const vocabulary = referenceVocabulary()
const lexicon = makeLexicon(
  [
    ['plumbing', 9],
    ['plaster', 2],
  ],
  vocabulary.words,
)
const read = (q: string, isCompleted = false) => parseQuery(tokensOfQuery(q), isCompleted, vocabulary, lexicon)

/** Each unit as its text and the slugs that it means. */
const units = (q: string, isCompleted = false) =>
  read(q, isCompleted).units.map(({ text, meaning }) => [
    text,
    ...meaning.categories.map((no) => vocabulary.categories.get(no)!.slug),
    ...meaning.areas.map((no) => vocabulary.areas.get(no)!.slug),
  ])

test('categories and areas are read out of a query in any mixture of languages', () => {
  expect(units('Wan Chai 補習')).toEqual([
    ['wan chai', 'wan-chai'],
    ['补习', 'private-tutors'],
  ])
  expect(units('西貢水喉師傅')).toEqual([
    ['西贡', 'sai-kung-town'],
    ['水喉师傅', 'plumbers'],
  ])
  expect(units('水管工 沙田')).toEqual([
    ['水管工', 'plumbers'],
    ['沙田', 'sha-tin'],
  ])
  expect(units('TST plumbers')).toEqual([
    ['tst', 'tsim-sha-tsui'],
    ['plumbers', 'plumbers'],
  ])
})

test('the longest name is taken first', () => {
  expect(units('Hong Kong Island plumber')).toEqual([
    ['hong kong island', 'hong-kong-island'],
    ['plumber', 'plumbers'],
  ])
  expect(units('九龍城市裝修').map(([text]) => text)).toEqual(['九龙城', '装修'])
  expect(units('中環保潔')).toEqual([
    ['中环', 'central'],
    ['保洁', 'home-cleaning', 'deep-cleaning'],
  ])
})

test('how a name is spaced or hyphenated makes no difference', () => {
  for (const q of ['wanchai', 'Wan Chai', 'wan-chai']) expect(units(q)[0]?.at(-1)).toBe('wan-chai')
  for (const q of ['aircon repair', 'air-con repair', 'Air Con Repair'])
    expect(units(q)[0]?.at(-1)).toBe('air-con-repair')
})

test('words around a category say nothing, but are searched for where none is named', () => {
  expect(units('plumber near me')).toEqual([['plumber', 'plumbers']])
  expect(units('我想搵灣仔嘅補習').map(([text]) => text)).toEqual(['湾仔', '补习'])
  expect(units('best company')).toEqual([['best'], ['company']])
  expect(units('the')).toEqual([['the']])
})

test('a word that many categories share means none of them; the word beside it does', () => {
  expect(units('repair')).toEqual([['repair']])
  expect(units('lessons')).toEqual([['lessons']])
  expect(units('piano')).toEqual([['piano', 'music-lessons']])
  expect(units('鋼琴')).toEqual([['钢琴', 'music-lessons']])
  expect(units('開鎖')).toEqual([['开锁', 'locksmiths']])
})

test('of two areas by one name, one inside the other, the smaller is meant', () => {
  expect(units('Lamma')).toEqual([['lamma', 'lamma-island']])
})

test('the last word may begin a category, an area of several words, or a word of the listings', () => {
  expect(textQuery(read('plum', true).units)).toContain("'plum':*")
  expect(units('plum', true)).toEqual([['plum', 'plumbers']])
  expect(units('tutor wan ch', true)[1]).toEqual(['wan ch', 'wan-chai-district', 'wan-chai'])
  // "plumbing" is indexed by its stem, which is shorter than what was typed.
  expect(read('plumbin', true).units[0]?.alternatives).toContain('plumb')
})

test('small words inside a name are left out on both sides', () => {
  expect(units('man with a van')[0]).toContain('van-hire')
  expect(units('end of lease')[0]).toContain('deep-cleaning')
})

test('only long runs of Chinese are looked for as typed', () => {
  expect(read('專業冷氣服務').runs).toEqual(['专业冷气服务'])
  expect(read('冷氣服務').runs).toEqual([])
})

test('nothing typed can break a query: lexemes hold letters and digits alone', () => {
  const nasty = fc.array(
    fc.oneof(
      fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
      fc.constantFrom("'", '\\', ':*', '|', '&', '!', '水', 'plumber', '\u0000'),
    ),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(nasty, fc.boolean(), (parts, isCompleted) => {
      const { units: read_ } = read(parts.join(''), isCompleted)
      for (const query of [textQuery(read_), nameQuery(read_)]) {
        expect(query.replaceAll(/'(?:[acn]\.)?[\p{L}\p{N}\p{M}ー]+'(?::\*)?/gu, 'x')).toMatch(/^[x()|& ]*$/)
        expect(query.split('(').length).toBe(query.split(')').length)
      }
    }),
    { numRuns: 60 },
  )
})

test('a query is cut at 200 characters', () => {
  expect(tokensOfQuery('水'.repeat(10_000))[0]?.text).toHaveLength(200)
})
