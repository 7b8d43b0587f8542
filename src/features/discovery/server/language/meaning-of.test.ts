import { expect, test } from 'vitest'
import { referenceVocabulary } from '#tests/support/reference-vocabulary.ts'
import { makeDictionary } from './dictionary.ts'
import { meaningOf } from './meaning-of.ts'

const dictionary = makeDictionary(referenceVocabulary(), {
  common: [],
  scoreListings: () => new Map(),
  sizes: new Map(),
})
const { categories, areas } = dictionary.vocabulary

/** An index without listings, which counts what it is asked. */
function emptyIndex() {
  const asked: string[] = []
  return {
    asked,
    lookUp: {
      findUnindexed: async (words: readonly string[]) => {
        asked.push(...words)
        return new Set(words)
      },
      isRareOutside: async () => true,
      findFirst: async () => null,
    },
  }
}

async function read(q: string, more: { exact?: '1' } = {}) {
  const { asked, lookUp } = emptyIndex()
  const steps: string[] = []
  // A step that changed the reading that it was given would fail.
  const meaning = await meaningOf({ q, locale: 'en', ...more }, dictionary, lookUp, false, {
    onStep: (step, before, after) => {
      steps.push(step)
      Object.freeze(before)
      Object.freeze(after)
    },
    onWords: (step, before, after) => {
      steps.push(`  ${step}`)
      Object.freeze(before)
      Object.freeze(after)
    },
  })
  const { need, place } = meaning.understanding
  return {
    meaning,
    steps,
    asked,
    need: need?.categories.map((no) => categories.get(no)!.slug),
    place: areas.get(place ?? 0)?.slug,
  }
}

test('the words of a search mean something without a database', async () => {
  const { need, place, steps, asked } = await read('burst pipe tai koo')
  expect(need).toEqual(['plumbers'])
  expect(place).toBe('tai-koo')
  // A phrase of a category is neither completed nor corrected.
  expect(steps).toEqual([
    'cut into words',
    'find a danger',
    'find a page of the site',
    '  find phrases of trades',
    '  take places',
    '  take manners',
    '  take fillers',
    '  find the need',
    'understand the words',
    'complete the last word',
    'make the query for the index',
    'add words of other listings',
  ])
  expect(asked).toEqual([])
})

test('words that no listing has are corrected, and left as typed in an exact search', async () => {
  const corrected = await read('plumer')
  expect(corrected.need).toEqual(['plumbers'])
  expect(corrected.asked).toEqual(['plumer'])
  expect([...corrected.meaning.spelling.corrections]).toEqual([['plumer', 'plumber']])
  const exact = await read('plumer', { exact: '1' })
  expect(exact.meaning.isCorrected).toBe(false)
})

test('a place that is begun beside a trade ends the understanding', async () => {
  const { need, place, steps } = await read('plumber sha t')
  expect([need, place]).toEqual([['plumbers'], 'sha-tin'])
  expect(steps).not.toContain('correct the spelling')
})

test('beside a danger nothing is guessed', async () => {
  const { meaning, steps } = await read('i want to kill myself')
  expect(meaning.danger).not.toBeNull()
  expect(meaning.isOnlyDanger).toBe(true)
  expect(steps).not.toContain('understand the words')
})

test('a danger beside the beginning of a place is one, and nothing is completed', async () => {
  const { meaning, need, steps } = await read('gas leak sha t')
  expect(meaning.danger?.lines).toEqual(['gas'])
  expect(need).toBeUndefined()
  expect(steps).not.toContain('complete the name of a place')
})

test('beside a danger no place is sold, and where every minute counts no trade is shown', async () => {
  const { meaning, need } = await read('my husband hits me, I need a solicitor')
  expect([need, meaning.understanding.need?.isForPaid]).toEqual([['solicitors'], false])
  expect((await read('fire in the kitchen, plumber')).need).toBeUndefined()
  expect((await read('gas leak, plumber')).need).toEqual(['plumbers'])
})
