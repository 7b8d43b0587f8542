import { seededRandom } from '#shared/seeded-random.ts'
import { hashOf, type ScorerTable } from './scorer-table.ts'

/** A text as terms with weights. */
export type Example = {
  terms: ReadonlyMap<string, number>
  /** Terms for the regression only, with weights. */
  clues: ReadonlyMap<string, number>
  /** Indexes of the categories that it asks for, likeliest first. */
  columns: readonly number[]
  /** How much it counts as a text of the first of them. */
  weight: number
  /** Whether it is a whole sentence: only from these is learnt which words decide. */
  isSentence: boolean
}

const epochs = 6
const startRate = 2
/** Share of the terms of a sentence that are left out at each step, so that no single one of them decides. */
const dropped = 0.3
/** Share of the steps' probability below which a category is not worth a correction. */
const negligible = 0.001
/** The largest weight that is stored; others are a 127th of it or a multiple. */
const maxWeight = 12
/** Smaller weights change no answer and are two thirds of the table. In 127ths of the largest one. */
const leastWeight = 3

/**
 * The table of the scorer: how often each term is in the texts of each category, and its weight in a softmax regression over
 * the sentences, trained by stochastic gradient descent with a rate per term (AdaGrad). The same examples give the same table.
 */
export function trainScorer(examples: readonly Example[], size: number): Omit<ScorerTable, 'slugs' | 'words'> {
  const rows = numberTerms(examples)
  const frequencies = countTerms(examples, rows, size)
  const weights = trainWeights(
    examples.filter(({ isSentence }) => isSentence),
    rows,
    size,
  )
  const lengths = Array.from<number>({ length: size }).fill(0)
  for (const { terms, columns, weight } of examples)
    for (const termWeight of terms.values()) lengths[columns[0]!]! += weight * termWeight
  return { ...compress(rows, size, frequencies, weights), lengths }
}

/** Numbers the terms. Pairs and clues that only one sentence has say nothing about others, and are half of all. */
function numberTerms(examples: readonly Example[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { terms, clues, isSentence } of examples) {
    for (const term of terms.keys()) uses.set(term, (uses.get(term) ?? 0) + (isSentence ? 1 : 2))
    if (isSentence) for (const clue of clues.keys()) uses.set(clue, (uses.get(clue) ?? 0) + 1)
  }
  const rows = new Map<string, number>()
  for (const [term, count] of uses) if (count > 1 || !isComposed(term)) rows.set(term, rows.size)
  return rows
}

/** Whether a term is a pair of words or of Chinese characters, or a clue. */
const isComposed = (term: string) => /^#|^\p{Script=Han}{2}| /u.test(term)

function countTerms(examples: readonly Example[], rows: ReadonlyMap<string, number>, size: number): Float32Array {
  const frequencies = new Float32Array(rows.size * size)
  for (const { terms, columns, weight } of examples)
    for (const term of terms.keys()) {
      const row = rows.get(term)
      if (row !== undefined) frequencies[row * size + columns[0]!]! += weight
    }
  return frequencies
}

function trainWeights(sentences: readonly Example[], rows: ReadonlyMap<string, number>, size: number): Float32Array {
  const weights = new Float32Array(rows.size * size)
  const squares = new Float32Array(rows.size).fill(1e-3)
  const random = seededRandom(7)
  const inputs = sentences.map(({ terms, clues, columns }) => {
    const all = [...terms, ...clues].filter(([term]) => rows.has(term))
    const norm = Math.max(1, Math.sqrt(all.reduce((sum, [, value]) => sum + value * value, 0)))
    return {
      columns,
      rows: all.map(([term]) => rows.get(term)!),
      values: all.map(([, value]) => value / norm),
    }
  })
  const steps = epochs * inputs.length
  const errors = new Float32Array(size)
  const usedRows: number[] = []
  const usedValues: number[] = []
  const wrong: number[] = []
  for (let epoch = 0, step = 0; epoch < epochs; epoch++) {
    for (const { columns, rows: all, values } of shuffled(inputs, random)) {
      const rate = startRate * (1 - step++ / steps)
      usedRows.length = usedValues.length = wrong.length = 0
      for (let index = 0; index < all.length; index++) {
        if (random() < dropped) continue
        usedRows.push(all[index]! * size)
        usedValues.push(values[index]! / (1 - dropped))
      }
      errors.fill(0)
      for (let used = 0; used < usedRows.length; used++)
        for (let column = 0, at = usedRows[used]!, value = usedValues[used]!; column < size; column++, at++)
          errors[column]! += value * weights[at]!
      softmax(errors)
      for (const [index, column] of columns.entries()) errors[column]! -= labelShare(index, columns.length)
      let square = 0
      for (let column = 0; column < size; column++) {
        square += errors[column]! ** 2
        if (Math.abs(errors[column]!) > negligible) wrong.push(column)
      }
      for (let used = 0; used < usedRows.length; used++) {
        const [start, value] = [usedRows[used]!, usedValues[used]!]
        const row = start / size
        squares[row]! += square * value * value
        const change = (rate * value) / Math.sqrt(squares[row]!)
        for (const column of wrong) weights[start + column]! -= change * errors[column]!
      }
    }
  }
  return weights
}

/** The first category of a sentence counts most. */
const labelShare = (index: number, labels: number) => (labels === 1 ? 1 : index === 0 ? 0.6 : 0.4 / (labels - 1))

function softmax(scores: Float32Array): void {
  let [most, sum] = [-Infinity, 0]
  for (let index = 0; index < scores.length; index++) if (scores[index]! > most) most = scores[index]!
  for (let index = 0; index < scores.length; index++) sum += scores[index] = Math.exp(scores[index]! - most)
  for (let index = 0; index < scores.length; index++) scores[index]! /= sum
}

function compress(
  rows: ReadonlyMap<string, number>,
  size: number,
  frequencies: Float32Array,
  weights: Float32Array,
): Omit<ScorerTable, 'slugs' | 'words' | 'lengths'> {
  const sorted = [...rows]
    .map(([term, row]) => ({ hash: hashOf(term), row }))
    .sort((one, other) => one.hash - other.hash)
  const hashes: number[] = []
  const ends: number[] = []
  const columns: number[] = []
  const counts: number[] = []
  const steps: number[] = []
  for (const { hash, row } of sorted) {
    for (let column = 0; column < size; column++) {
      const weight = Math.round((weights[row * size + column]! * 127) / maxWeight)
      const count = Math.min(255, Math.round(2 * frequencies[row * size + column]!))
      if (Math.abs(weight) < leastWeight && count === 0) continue
      columns.push(column)
      counts.push(count)
      steps.push(Math.max(-127, Math.min(127, weight)))
    }
    if (columns.length === (ends.at(-1) ?? 0)) continue
    hashes.push(hash)
    ends.push(columns.length)
  }
  return {
    hashes: Uint32Array.from(hashes),
    ends: Uint32Array.from(ends),
    columns: Uint8Array.from(columns),
    counts: Uint8Array.from(counts),
    weights: Int8Array.from(steps),
    step: maxWeight / 127,
  }
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items]
  for (let index = result.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[result[index], result[other]] = [result[other]!, result[index]!]
  }
  return result
}
