import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeLexicon } from './lexicon.ts'
import { type IndexQuery, indexQuery, longRuns, queryUnits, tokenizeQuery } from './query.ts'

const lexicon = makeLexicon([['plumbing', 9]], new Set(['plumber']))

const queryOf = (q: string, change: Partial<IndexQuery> = {}): IndexQuery => {
  const tokens = tokenizeQuery(q)
  const units = queryUnits(tokens, lexicon)
  const name = tokens.map(({ text }) => text).join('')
  return {
    categories: [],
    related: [],
    ownWords: null,
    units,
    nameUnits: units,
    name,
    runs: [],
    manners: [],
    facts: [],
    ...change,
  }
}

test('the last word may be a prefix of a word in listings', () => {
  expect(indexQuery(queryOf('plum'))).toContain("'plum':*")
  // "plumbing" is indexed by its stem, which is shorter than the prefix.
  expect(queryOf('plumbin').units[0]?.alternatives).toContain('plumb')
})

test('stop words are searched for only when there is nothing else', () => {
  expect(queryUnits(tokenizeQuery('the works'), null)).toHaveLength(1)
  expect(queryUnits(tokenizeQuery('the'), null)).toHaveLength(1)
})

test('words beside a category do not exclude its listings', () => {
  expect(indexQuery(queryOf('zorbian', { categories: [5], nameUnits: [] }))).toBe("'c.5' | 'e.zorbian'")
})

test('only long runs of Chinese are searched for as phrases', () => {
  expect(longRuns(tokenizeQuery('專業冷氣服務'))).toEqual(['专业冷气服务'])
  expect(longRuns(tokenizeQuery('冷氣服務'))).toEqual([])
})

test('no input can break the tsquery syntax: lexemes contain letters, digits and pictures only', () => {
  const nasty = fc.array(
    fc.oneof(
      fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
      fc.constantFrom("'", '\\', ':*', '|', '&', '!', '水', 'plumber', '\u0000'),
    ),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(nasty, (parts) => {
      const query = indexQuery(queryOf(parts.join('')))
      expect(query.replaceAll(/'(?:[acen]\.)?[\p{L}\p{N}\p{M}\p{Extended_Pictographic}ー]*'(?::\*)?/gu, 'x')).toMatch(
        /^[x()|& ]*$/,
      )
      expect(query.split('(').length).toBe(query.split(')').length)
    }),
    { numRuns: 60 },
  )
})

test('a query is truncated at 200 characters', () => {
  expect(tokenizeQuery('水'.repeat(10_000))[0]?.text).toHaveLength(200)
})

test('an amount of money is no word of a query, unless it is all of it', () => {
  const words = (q: string) => tokenizeQuery(q).map(({ text }) => text)
  for (const amount of [
    '5000 dollars',
    '$5,000',
    'HK$5,000.50',
    'HKD 5000',
    '5000 HKD',
    'budget of $5k',
    'under 800 bucks',
    'budget 2000',
    'less than 3000',
    'max 800',
    '$80/hr',
    '$300 per hour',
    '250/hr',
  ])
    expect([amount, words(`movers ${amount}`)]).toEqual([amount, ['movers']])
  for (const amount of [
    '五千蚊',
    '5000蚊以內',
    '預算5000元',
    '三百塊錢左右',
    '$300',
    '預算20萬港幣',
    '幾百蚊',
    '$200 一堂',
    '80蚊一個鐘',
    '500一堂',
  ])
    expect([amount, words(`搬屋${amount}`)]).toEqual([amount, ['搬屋']])
  expect(words('$500')).toEqual(['500'])
  for (const q of ['flat under 500 sq ft', 'wedding under 100 guests']) expect([q, words(q).join(' ')]).toEqual([q, q])
  for (const q of ['studio 88', '28元朗', '360 clinic', '十全大補'])
    expect([q, words(q).join('')]).toEqual([q, words(q.replaceAll(' ', '')).join('')])
})
