import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referenceVocabulary } from '#tests/support/reference-vocabulary.ts'
import { makeLexicon } from './lexicon.ts'
import { nameQuery, textQuery, tokenizeQuery, parseQuery } from './query.ts'

const vocabulary = referenceVocabulary()
const lexicon = makeLexicon(
  [
    ['plumbing', 9],
    ['plaster', 2],
  ],
  vocabulary.words,
)
const parse = (q: string, endsWithPrefix = false) => parseQuery(tokenizeQuery(q), endsWithPrefix, vocabulary, lexicon)

/** Each unit as its text and the slugs of its meaning. */
const units = (q: string, endsWithPrefix = false) =>
  parse(q, endsWithPrefix).units.map(({ text, meaning }) => [
    text,
    ...meaning.categories.map((no) => vocabulary.categories.get(no)!.slug),
    ...meaning.areas.map((no) => vocabulary.areas.get(no)!.slug),
  ])

test('categories and areas are recognized in a query in any mixture of languages', () => {
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

test('the longest name is preferred', () => {
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

test('spaces and hyphens in a name make no difference', () => {
  for (const q of ['wanchai', 'Wan Chai', 'wan-chai']) expect(units(q)[0]?.at(-1)).toBe('wan-chai')
  for (const q of ['aircon repair', 'air-con repair', 'Air Con Repair'])
    expect(units(q)[0]?.at(-1)).toBe('air-con-repair')
})

test('filler words are dropped beside a category, but searched for when there is none', () => {
  expect(units('plumber near me')).toEqual([['plumber', 'plumbers']])
  expect(units('我想搵灣仔嘅補習').map(([text]) => text)).toEqual(['湾仔', '补习'])
  expect(units('best company')).toEqual([['best'], ['company']])
  expect(units('the')).toEqual([['the']])
})

test('a word shared by many categories denotes none of them; a specific word does', () => {
  expect(units('repair')).toEqual([['repair']])
  expect(units('lessons')).toEqual([['lessons']])
  expect(units('piano')).toEqual([['piano', 'music-lessons']])
  expect(units('鋼琴')).toEqual([['钢琴', 'music-lessons']])
  expect(units('開鎖')).toEqual([['开锁', 'locksmiths']])
})

test('of two nested areas with the same name, the inner one is chosen', () => {
  expect(units('Lamma')).toEqual([['lamma', 'lamma-island']])
})

test('the last word may be a prefix of a category, of an area of several words, or of a word in listings', () => {
  expect(textQuery(parse('plum', true).units)).toContain("'plum':*")
  expect(units('plum', true)).toEqual([['plum', 'plumbers']])
  expect(units('tutor wan ch', true)[1]).toEqual(['wan ch', 'wan-chai-district', 'wan-chai'])
  // "plumbing" is indexed by its stem, which is shorter than the prefix.
  expect(parse('plumbin', true).units[0]?.alternatives).toContain('plumb')
})

test('stop words inside a name are ignored in the name and in the query', () => {
  expect(units('man with a van')[0]).toContain('van-hire')
  expect(units('end of lease')[0]).toContain('deep-cleaning')
})

test('only long runs of Chinese are searched for as phrases', () => {
  expect(parse('專業冷氣服務').runs).toEqual(['专业冷气服务'])
  expect(parse('冷氣服務').runs).toEqual([])
})

test('no input can break the tsquery syntax: lexemes contain letters and digits only', () => {
  const nasty = fc.array(
    fc.oneof(
      fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
      fc.constantFrom("'", '\\', ':*', '|', '&', '!', '水', 'plumber', '\u0000'),
    ),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(nasty, fc.boolean(), (parts, endsWithPrefix) => {
      const { units: parsed } = parse(parts.join(''), endsWithPrefix)
      for (const query of [textQuery(parsed), nameQuery(parsed)]) {
        expect(query.replaceAll(/'(?:[acn]\.)?[\p{L}\p{N}\p{M}ー]+'(?::\*)?/gu, 'x')).toMatch(/^[x()|& ]*$/)
        expect(query.split('(').length).toBe(query.split(')').length)
      }
    }),
    { numRuns: 60 },
  )
})

test('a query is truncated at 200 characters', () => {
  expect(tokenizeQuery('水'.repeat(10_000))[0]?.text).toHaveLength(200)
})
