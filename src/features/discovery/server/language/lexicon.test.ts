import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, makeLexicon } from './lexicon.ts'

const lexicon = makeLexicon(
  [
    ['plumber', 900],
    ['summer', 40],
    ['planter', 5],
    ['panther', 3],
    ['painting', 300],
    ['clean', 800],
    ['clear', 100],
    ['lamosa', 1],
    ['lamma', 60],
  ],
  new Set(['plumber', 'painter', 'electrician', 'causeway', 'tutor']),
)

test('a misspelt word is corrected to the intended one', () => {
  const corrections = {
    plumer: 'plumber',
    plmuber: 'plumber',
    pluumber: 'plumber',
    elecrtician: 'electrician',
    electrition: 'electrician',
    causway: 'causeway',
    tutro: 'tutor',
    cleam: 'clean',
  }
  for (const [typed, intended] of Object.entries(corrections)) expect(lexicon.near(typed)[0]?.word).toBe(intended)
})

test('words of categories and areas are preferred over others at the same distance', () => {
  expect(lexicon.near('panter')[0]?.word).toBe('painter')
})

test('short words and words far from any known word are not corrected', () => {
  for (const typed of ['tst', 'abc', 'xylophone', 'lamo']) expect(lexicon.near(typed)[0]?.word).toBeUndefined()
})

test('completions are in alphabetical order', () => {
  expect(lexicon.startingWith('pl', 10)).toEqual(['planter', 'plumber'])
  expect(lexicon.startingWith('pl', 1)).toEqual(['planter'])
  expect(lexicon.startingWith('zz', 10)).toEqual([])
})

const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 7 })

test('edit distance is symmetric, 0 only for equal words, and 1 for a single insertion', () => {
  fc.assert(
    fc.property(word, word, fc.nat(6), fc.constantFrom(...'xyz'), (one, other, offset, letter) => {
      expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9))
      expect(editDistance(one, other, 9) === 0).toBe(one === other)
      const index = Math.min(offset, one.length)
      expect(editDistance(one, one.slice(0, index) + letter + one.slice(index), 9)).toBe(1)
    }),
  )
})

test('a limit only affects distances above it', () => {
  fc.assert(
    fc.property(word, word, fc.nat(3), (one, other, limit) => {
      expect(editDistance(one, other, limit)).toBe(Math.min(editDistance(one, other, 9), limit + 1))
    }),
  )
})

test('words of needs, plain words and joined phrases are corrections, but no completions', () => {
  const wider = makeLexicon([['drainage', 3]], new Set(['plumber']), {
    ofNeeds: new Set(['drain', 'employed']),
    plain: new Set(['front', 'miles']),
    joined: new Map([['airconditioner', 'air conditioner']]),
  })
  // One edit more where the consonants are right.
  expect(wider.near('drane')[0]?.word).toBe('drain')
  expect(wider.near('exploded')[0]?.word).toBeUndefined()
  expect(wider.near('frunt')[0]?.word).toBe('front')
  expect(wider.near('mites')[0]?.word).toBeUndefined()
  expect(wider.near('airconditoner')[0]?.word).toBe('air conditioner')
  expect(wider.startingWith('drai', 5)).toEqual(['drainage'])
  expect(['drain', 'front', 'airconditioner'].map(wider.has)).toEqual([true, false, false])
})
