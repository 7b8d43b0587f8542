import { conceptTerms } from './concepts.ts'
import { pairWeight, wordWeight } from './function-words.ts'
import type { Unit } from './units.ts'

/** BM25 over the categories: how much the words of a query have in common with each. */
export type Scorer = {
  /** Score of each category that shares a word with the query. */
  score: (units: readonly Unit[]) => Map<number, number>
  /** Number of categories that use this word or pair of characters. */
  frequency: (term: string) => number
}

/** Term frequencies weigh by where a word is; see docs/search.md. */
export const textWeights = {
  name: 3,
  synonym: 2,
  phrase: 1,
  possiblePhrase: 0.5,
  tradeWord: 1.5,
  tradePhrase: 1,
  /** Of the score of listings' own words, beside that of the category's. */
  listings: 0.2,
}
const k1 = 1
const b = 0.6
/** Share of a pair of characters of which one is a word of grammar. */
const looseShare = 0.6
/** Weight of two neighbouring English words. */
const englishPairWeight = 0.6
/** Weight of a single Chinese character beside the pairs. */
const characterWeight = 0.6

export function makeScorer(
  documents: readonly { no: number; texts: readonly { units: readonly Unit[]; weight: number }[] }[],
): Scorer {
  const postings = new Map<string, Map<number, number>>()
  const lengths = new Map<number, number>()
  for (const { no, texts } of documents) {
    let length = 0
    for (const { units, weight } of texts) {
      for (const [term, termWeight] of documentTermsOf(units)) {
        const posting = postings.get(term) ?? new Map<number, number>()
        posting.set(no, (posting.get(no) ?? 0) + weight)
        postings.set(term, posting)
        length += weight * termWeight
      }
    }
    lengths.set(no, length)
  }
  const mean = [...lengths.values()].reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.size)
  const norms = new Map([...lengths].map(([no, length]) => [no, k1 * (1 - b + (b * length) / mean)]))
  // All gains one after another: tens of thousands of small maps would take twice the memory.
  const ends = new Map<string, number>()
  const categories: number[] = []
  const gains: number[] = []
  for (const [term, posting] of postings) {
    const idf = Math.log(1 + (lengths.size - posting.size + 0.5) / (posting.size + 0.5))
    for (const [no, frequency] of posting) {
      categories.push(no)
      gains.push((idf * frequency * (k1 + 1)) / (frequency + norms.get(no)!))
    }
    ends.set(term, packed(categories.length, posting.size))
  }
  const packedGains = { categories: Int32Array.from(categories), gains: Float32Array.from(gains) }
  return {
    frequency: (term) => (ends.get(term) ?? 0) % sizeUnit,
    score: (units) => {
      const scores = new Map<number, number>()
      for (const [term, weight] of termsOf(units)) {
        const place = ends.get(term)
        if (place === undefined) continue
        const end = Math.floor(place / sizeUnit)
        for (let index = end - (place % sizeUnit); index < end; index++) {
          const no = packedGains.categories[index]!
          scores.set(no, (scores.get(no) ?? 0) + weight * packedGains.gains[index]!)
        }
      }
      return scores
    },
  }
}

/** Where the gains of a term end, and how many there are, as one number: at most this many categories. */
const sizeUnit = 1024
const packed = (end: number, size: number) => end * sizeUnit + size

/** The terms of texts of the catalogue, which `textUnits` gives as the same units after each change. */
const documentTerms = new WeakMap<readonly Unit[], Map<string, number>>()

function documentTermsOf(units: readonly Unit[]): Map<string, number> {
  const terms = documentTerms.get(units) ?? termsOf(units)
  documentTerms.set(units, terms)
  return terms
}

/**
 * Stems of words, pairs of neighbouring Chinese characters, and single characters, each with its weight. Characters on both
 * sides of a particle are neighbours too, since it is put into a word: 冇晒電, 爆咗喉.
 */
export function termsOf(units: readonly Unit[]): Map<string, number> {
  const terms = new Map<string, number>()
  for (const { term, weight } of conceptTerms(units)) terms.set(term, Math.max(weight, terms.get(term) ?? 0))
  const addPair = (one: Unit, other: Unit | undefined) => {
    if (other?.isChinese !== one.isChinese) return
    const weights = [wordWeight(one.text), wordWeight(other.text)]
    const [least, most] = [Math.min(...weights), Math.max(...weights)]
    if (most === 0) return
    const pair = one.stem + other.stem
    if (one.isChinese) terms.set(pair, pairWeight(pair) * (least > 0 ? most : most * looseShare))
    else terms.set(`${one.stem} ${other.stem}`, englishPairWeight)
  }
  for (const [index, unit] of units.entries()) {
    const own = wordWeight(unit.text)
    if (own > 0) terms.set(unit.stem, unit.isChinese ? characterWeight * own : own)
    const next = units[index + 1]
    addPair(unit, next)
    if (next && particles.has(next.stem)) addPair(unit, units[index + 2])
  }
  return terms
}

/** Particles of aspect, as basic forms. */
const particles = new Set('晒了紧住埋返过着')
