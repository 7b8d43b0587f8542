import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** A query as people type it, with the categories that answer it and the places that it names. */
export type RelevanceQuery = {
  kind: string
  q: string
  categories: string[]
  areas: string[]
  /** Whether it is for measuring only; thresholds are chosen on the others (docs/search.md). */
  isHeldOut: boolean
}

const folder = 'bench/queries'
/** All of set 2 and every second query of sets 1 and 28 are for development; other sets are held out. */
const developmentSet = '2'
const mixedSets = ['1', '28']

/** The lines of a file that are neither empty nor a comment. */
const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** The queries of a file with lines "query | categories | areas" below the kind in brackets. The set is its name. */
export function readQueries(path: string): RelevanceQuery[] {
  const set = basename(path, '.txt')
  let [kind, index] = ['', 0]
  return linesOf(path).flatMap((line): RelevanceQuery[] => {
    const header = /^\[(.+)\]$/.exec(line)
    if (header) {
      ;[kind, index] = [`${set}: ${header[1]}`, 0]
      return []
    }
    const [q = '', categories = '', areas = ''] = line.split('|').map((cell) => cell.trim())
    const isHeldOut = set !== developmentSet && (!mixedSets.includes(set) || index++ % 2 === 1)
    return [{ kind, q, categories: categories.split(' '), areas: areas.split(' ').filter(Boolean), isHeldOut }]
  })
}

/** The queries of all sets. */
export const relevanceQueries: RelevanceQuery[] = readdirSync(folder)
  .filter((name) => /^\d+\.txt$/.test(name))
  .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
  .flatMap((name) => readQueries(`${folder}/${name}`))

/** Groups of queries with the same need in three languages. */
const groupsOf = (name: string): string[][] => linesOf(`${folder}/${name}`).map((line) => line.split(' / '))
export const sameNeedGroups = groupsOf('same-needs.txt')

/** 100 such groups of which each has the same paid places in all languages. */
export const samePaidGroups = groupsOf('same-paid-places.txt')
