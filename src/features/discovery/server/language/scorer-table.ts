import fs from 'node:fs'
import path from 'node:path'
import { fnv1a } from '#shared/seeded-random.ts'

/**
 * What the scorer learnt from `reference/`: for each term the categories whose texts have it, with how often they do and with
 * its weight for them. Terms are sorted hashes and nothing is an object, so that it takes as much memory as its file.
 */
export type ScorerTable = {
  /** Slugs of the categories; `columns` are indexes of it. */
  slugs: readonly string[]
  /** Weighed length of the texts of each category. */
  lengths: readonly number[]
  /** English words of the texts, for spelling correction. */
  words: readonly string[]
  hashes: Uint32Array
  /** Where the entries of each term end. */
  ends: Uint32Array
  columns: Uint8Array
  /** Twice the weighed number of the texts of the category that have the term. */
  counts: Uint8Array
  /** Weights in steps of `step`. */
  weights: Int8Array
  step: number
}

/** Made by `npm start`, `npm run build` and `npm test` (`scripts/train.ts`). */
export const tableFile = path.resolve('build', 'scorer-table')

export function writeTable({ slugs, lengths, words, step, ...arrays }: ScorerTable): Buffer {
  const { hashes, ends, columns, counts, weights } = arrays
  const header = { slugs, lengths, words, step, terms: hashes.length, entries: columns.length }
  const text = Buffer.from(JSON.stringify(header))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(text.length)
  return Buffer.concat([
    size,
    text,
    ...[hashes, ends, columns, counts, weights].map(({ buffer }) => Buffer.from(buffer)),
  ])
}

export function readTable(file: Buffer): ScorerTable {
  const start = 4 + file.readUInt32LE(0)
  const { terms, entries, ...header } = JSON.parse(file.toString('utf8', 4, start)) as Pick<
    ScorerTable,
    'slugs' | 'lengths' | 'words' | 'step'
  > & { terms: number; entries: number }
  const { buffer } = Uint8Array.from(file.subarray(start))
  const at = 8 * terms
  return {
    ...header,
    hashes: new Uint32Array(buffer, 0, terms),
    ends: new Uint32Array(buffer, 4 * terms, terms),
    columns: new Uint8Array(buffer, at, entries),
    counts: new Uint8Array(buffer, at + entries, entries),
    weights: new Int8Array(buffer, at + 2 * entries, entries),
  }
}

let known: ScorerTable | undefined

/** @throws when the table was not made: `node scripts/prepare.mjs` does */
export const trainedTable = (): ScorerTable => (known ??= readTable(fs.readFileSync(tableFile)))

/** 32 bits of a term. */
export function hashOf(term: string): number {
  const hash = fnv1a(term)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** The range of the entries of a term; empty for an unknown one. */
export function entriesOf({ hashes, ends }: ScorerTable, hash: number): [start: number, end: number] {
  let low = 0
  let high = hashes.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    if (hashes[middle] === hash) return [ends[middle - 1] ?? 0, ends[middle]!]
    if (hashes[middle]! < hash) low = middle + 1
    else high = middle - 1
  }
  return [0, 0]
}
