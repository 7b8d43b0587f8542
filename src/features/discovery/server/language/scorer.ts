import { conceptTerms } from './concepts.ts'
import { pairWeight, wordWeight } from './function-words.ts'
import { entriesOf, hashOf, type ScorerTable, trainedTable } from './scorer-table.ts'
import type { Unit } from './units.ts'

/** BM25 over the categories: how much the words of a query have in common with each. */
export type Scorer = {
  /** Score of each category that shares a word with the query. */
  score: (units: readonly Unit[]) => Map<number, number>
  /** Logarithms of how likely each category of the table is by what sentences taught, up to a common summand. */
  judge: (units: readonly Unit[]) => Map<number, number>
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
  sentence: 0.4,
  /** Of the score of listings' own words, beside that of the category's. */
  listings: 0.2,
  /** Points that a category loses for each unit of likelihood that it is behind the likeliest. */
  judged: 1,
}
/** Fewer texts than these only mention a word: less than two sentences. */
const knownCount = 1
const k1 = 1
const b = 0.6
/** Share of a pair of characters of which one is a word of grammar. */
const looseShare = 0.6
/** Weight of two neighbouring English words. */
const englishPairWeight = 0.6
/** Letters and weight of the parts of English words. */
const part = { lengths: [4, 5], weight: 0.4 }
/** How far apart two English words are at most, without words of grammar, to be a clue, and its weight. */
const nearby = { words: 3, weight: 0.3 }
/** Weight of an English word of grammar as a clue. */
const grammarWeight = 0.3
/** Weight of two Chinese characters with one between them as a clue. */
const apartWeight = 0.4
/** Weight of a single Chinese character beside the pairs. */
const characterWeight = 0.6

/** Documents are the texts of the catalogue; those of `reference/` that nobody edits are in the table. */
export function makeScorer(
  documents: readonly { no: number; slug: string; texts: readonly { units: readonly Unit[]; weight: number }[] }[],
  table: ScorerTable = trainedTable(),
): Scorer {
  const columnOf = new Map(table.slugs.map((slug, column) => [slug, column]))
  /** Number of the category of each column; undefined if the catalogue has it no more. */
  const numbers: (number | undefined)[] = table.slugs.map(() => undefined)
  const frequencies = new Map<number, Map<number, number>>()
  const lengths = new Map<number, number>()
  for (const { no, slug, texts } of documents) {
    const column = columnOf.get(slug)
    if (column !== undefined) numbers[column] = no
    let length = column === undefined ? 0 : table.lengths[column]!
    for (const { units, weight } of texts) {
      for (const [term, termWeight] of termsOf(units)) {
        const hash = hashOf(term)
        const posting = frequencies.get(hash) ?? new Map<number, number>()
        posting.set(no, (posting.get(no) ?? 0) + weight)
        frequencies.set(hash, posting)
        length += weight * termWeight
      }
    }
    lengths.set(no, length)
  }
  const mean = [...lengths.values()].reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.size)
  const norms = new Map([...lengths].map(([no, length]) => [no, k1 * (1 - b + (b * length) / mean)]))

  /** How often the texts of each category have a term. */
  const postingOf = (term: string): Map<number, number> => {
    const hash = hashOf(term)
    const posting = new Map(frequencies.get(hash))
    const [start, end] = entriesOf(table, hash)
    for (let index = start; index < end; index++) {
      const no = numbers[table.columns[index]!]
      const count = table.counts[index]! / 2
      if (no !== undefined && count > 0) posting.set(no, (posting.get(no) ?? 0) + count)
    }
    return posting
  }
  return {
    frequency: (term) => [...postingOf(term).values()].filter((count) => count >= knownCount).length,
    score: (units) => {
      const scores = new Map<number, number>()
      for (const [term, weight] of termsOf(units)) {
        const posting = postingOf(term)
        const idf = Math.log(1 + (lengths.size - posting.size + 0.5) / (posting.size + 0.5))
        for (const [no, frequency] of posting)
          scores.set(no, (scores.get(no) ?? 0) + (weight * idf * frequency * (k1 + 1)) / (frequency + norms.get(no)!))
      }
      return scores
    },
    judge: (units) => {
      const sums = new Float32Array(table.slugs.length)
      let square = 0
      for (const [term, value] of [...termsOf(units), ...cluesOf(units)]) {
        const [start, end] = entriesOf(table, hashOf(term))
        if (end > start) square += value * value
        for (let index = start; index < end; index++) sums[table.columns[index]!]! += value * table.weights[index]!
      }
      const scale = table.step / Math.max(1, Math.sqrt(square))
      return new Map(numbers.flatMap((no, column) => (no === undefined ? [] : [[no, scale * sums[column]!] as const])))
    },
  }
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

/**
 * Terms for the classifier only. Parts of English words: a form or a spelling that no sentence has still says most of what the
 * word does; a word begins with "<" and ends with ">". Words that are near each other, in any order, and Chinese characters with
 * one between them. Words of grammar: "my" and "for" tell a person's trouble from a shopper's list.
 */
export function cluesOf(units: readonly Unit[]): Map<string, number> {
  const clues = new Map<string, number>()
  const content = units.filter(({ text, isChinese }) => !isChinese && wordWeight(text) > 0)
  for (const [index, { text, stem }] of content.entries()) {
    const word = `<${text}>`
    for (const length of part.lengths)
      for (let start = 0; text.length >= length && start + length <= word.length; start++)
        clues.set(`#${word.slice(start, start + length)}`, part.weight)
    for (const near of content.slice(index + 1, index + 1 + nearby.words))
      clues.set(`#${[stem, near.stem].sort().join(' ')}`, nearby.weight)
  }
  for (const [index, { text, stem, isChinese }] of units.entries()) {
    const next = units[index + 2]
    if (!isChinese && wordWeight(text) === 0) clues.set(`# ${stem}`, grammarWeight)
    if (isChinese && next?.isChinese && wordWeight(text) > 0 && wordWeight(next.text) > 0)
      clues.set(`#${stem}${next.stem}`, apartWeight)
  }
  return clues
}

/** Particles of aspect, as basic forms. */
const particles = new Set('晒了紧住埋返过着')
