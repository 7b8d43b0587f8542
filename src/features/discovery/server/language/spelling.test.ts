import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { referenceVocabulary } from '#tests/support/reference-vocabulary.ts'
import { makeDictionary } from './dictionary.ts'
import { meaningOf } from './meaning-of.ts'
import { applyCorrections } from './spelling.ts'

/** Words of listings beside those of the vocabulary. */
const ofListings = [
  'diving',
  'spa',
  'row',
  'sparrow',
  'mcdonald',
  'padel',
  'kitchen',
  'kwai',
  'fong',
  'harbour',
  'kenswood',
]
const dictionary = makeDictionary(referenceVocabulary(), {
  common: ofListings.map((word) => [word, 3]),
  scoreListings: () => new Map(),
  sizes: new Map(),
})
const lookUp = {
  findUnindexed: async (words: readonly string[]) => new Set(words.filter((word) => !ofListings.includes(word))),
  isRareOutside: async () => true,
  findFirst: async () => null,
}

async function read(q: string) {
  const { isCorrected, spelling, understanding } = await meaningOf({ q, locale: 'en' }, dictionary, lookUp)
  return {
    corrected: isCorrected ? applyCorrections(q, spelling.corrections) : q,
    need: understanding.need?.categories[0],
  }
}

function linesOf(kind: string): string[] {
  const text = readFileSync('bench/queries/spelling.txt', 'utf8')
  const [, section = ''] = text.split(`[${kind}]\n`)
  return section
    .split('\n[')[0]!
    .split('\n')
    .filter((line) => line !== '')
}

test('a misspelt query is corrected to the nearest words, or understood as it is', async () => {
  const wrong: string[] = []
  for (const line of linesOf('misspelt')) {
    const [typed = '', meant = ''] = line.split(' = ')
    const [one, other] = [await read(typed), await read(meant)]
    if (one.corrected !== meant && (one.need === undefined || one.need !== other.need)) wrong.push(line)
  }
  expect(wrong.length).toBeLessThanOrEqual(4)
  expect((await read('drviing lessons')).corrected).toBe('driving lessons')
  expect((await read('sparow kitchen')).corrected).toBe('sparrow kitchen')
})

test('at most four of more than two hundred right words are changed', async () => {
  const right = linesOf('right')
  expect(right.length).toBeGreaterThan(206)
  const changed: string[] = []
  for (const word of right) {
    const { corrected } = await read(word)
    if (corrected !== word) changed.push(`${word} > ${corrected}`)
  }
  expect(changed.slice(4)).toEqual([])
})
