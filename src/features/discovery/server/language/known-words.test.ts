import { expect, test } from 'vitest'
import { referenceVocabulary } from '#tests/support/reference-vocabulary.ts'
import { makeLexicon } from './lexicon.ts'
import { readWordLines } from './lexicons.ts'
import { correctSpelling, englishWords } from './spelling.ts'

/** An index without listings. */
const lookUp = {
  findUnindexed: async (words: readonly string[]) => new Set(words),
  isRareOutside: async () => true,
  findFirst: async () => null,
}
const vocabulary = referenceVocabulary()
const { needs } = vocabulary.understanding
/** As in production, with words of listings that are one letter from plain English. */
const lexicon = makeLexicon(
  [
    ['test', 9],
    ['phonics', 9],
    ['clay', 9],
    ['date', 9],
    ['washing', 9],
    ['painting', 9],
  ],
  vocabulary.words,
  { phrases: vocabulary.phraseWords, ofNeeds: needs.words, plain: englishWords, joined: needs.joinedNames },
)

/** Corrections of these words, each typed alone, in queries of twenty. */
async function corrected(words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (let start = 0; start < words.length; start += 20) {
    const some = words.slice(start, start + 20)
    // The last word of a query may be the beginning of another one.
    const tokens = [...some, '1'].map((text) => ({ text, isChinese: false }))
    const { corrections } = await correctSpelling(lookUp, tokens, some, { vocabulary, lexicon })
    found.push(...[...corrections].map(([from, to]) => `${from} > ${to}`))
  }
  return found
}

test('no word of plain English is corrected, split or joined', async () => {
  const plain = [...englishWords, ...readWordLines('rare-english-words.txt')]
  expect(plain.length).toBeGreaterThan(20_000)
  expect(await corrected(plain)).toEqual([])
})

test('no word of a category, an area or a listing is corrected to another one', async () => {
  const known = [...vocabulary.words, ...needs.words, 'test', 'phonics', 'clay', 'date', 'washing', 'painting']
  expect(await corrected(known)).toEqual([])
})

test('misspelt words are corrected by the same lexicon', async () => {
  expect((await corrected(['plumer', 'elecrician', 'dentits'])).toSorted()).toEqual([
    'dentits > dentist',
    'elecrician > electrician',
    'plumer > plumber',
  ])
})
