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

test('a misspelt word leads to the one that was meant', () => {
  const slips = {
    plumer: 'plumber',
    plmuber: 'plumber',
    pluumber: 'plumber',
    elecrtician: 'electrician',
    electrition: 'electrician',
    causway: 'causeway',
    tutro: 'tutor',
    cleam: 'clean',
  }
  for (const [typed, meant] of Object.entries(slips)) expect(lexicon.nearest(typed)).toBe(meant)
})

test('words of categories and areas win over others as near', () => {
  expect(lexicon.nearest('panter')).toBe('painter')
})

test('short words and words far from any are left alone', () => {
  for (const typed of ['tst', 'abc', 'xylophone', 'lamo']) expect(lexicon.nearest(typed)).toBeUndefined()
})

test('words are completed in order of the alphabet', () => {
  expect(lexicon.startingWith('pl', 10)).toEqual(['planter', 'plumber'])
  expect(lexicon.startingWith('pl', 1)).toEqual(['planter'])
  expect(lexicon.startingWith('zz', 10)).toEqual([])
})

const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 7 })

test('distance is the same both ways, nothing only for equal words, and one for a single slip', () => {
  fc.assert(
    fc.property(word, word, fc.nat(6), fc.constantFrom(...'xyz'), (one, other, at, email) => {
      expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9))
      expect(editDistance(one, other, 9) === 0).toBe(one === other)
      const place = Math.min(at, one.length)
      expect(editDistance(one, one.slice(0, place) + email + one.slice(place), 9)).toBe(1)
    }),
  )
})

test('a limit only cuts what lies beyond it', () => {
  fc.assert(
    fc.property(word, word, fc.nat(3), (one, other, limit) => {
      expect(editDistance(one, other, limit)).toBe(Math.min(editDistance(one, other, 9), limit + 1))
    }),
  )
})
