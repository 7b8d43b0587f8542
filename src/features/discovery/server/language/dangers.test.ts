import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { relevanceQueries } from '#bench/relevance-queries.ts'
import { findDanger } from './helplines.ts'
import { tokenizeQuery } from './query.ts'

const kindOf = (q: string) => findDanger(tokenizeQuery(q))?.kind ?? null

type Query = { kind: string; q: string; isHeldOut: boolean }

function readCases(): Query[] {
  let [kind, index] = ['', 0]
  return readFileSync('bench/queries/dangers.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const header = /^\[(.+)\]$/.exec(line)
      if (header) [kind, index] = [header[1]!, 0]
      return header ? [] : [{ kind, q: line, isHeldOut: index++ % 2 === 1 && !kind.endsWith('any') }]
    })
}
const cases = readCases()
const share = (queries: readonly Query[], is: (query: Query) => boolean) => queries.filter(is).length / queries.length
const isHarmless = ({ kind }: Query) => kind.startsWith('harmless')

describe.each([true, false])('of the queries held out: %s', (isHeldOut) => {
  const measured = cases.filter((query) => query.isHeldOut === isHeldOut)
  const inDanger = measured.filter((query) => !isHarmless(query))

  test('at most one danger in twenty shows no lines', () => {
    expect(share(inDanger, ({ q }) => kindOf(q) === null)).toBeLessThanOrEqual(0.05)
  })

  test('nine in ten are headed for their kind', () => {
    const ofKind = inDanger.filter(({ kind }) => kind !== 'any')
    expect(share(ofKind, ({ kind, q }) => kindOf(q) === kind)).toBeGreaterThanOrEqual(0.9)
  })

  test('at most one harmless query in sixty-one shows lines', () => {
    expect(share(measured.filter(isHarmless), ({ q }) => kindOf(q) !== null)).toBeLessThanOrEqual(1 / 61)
  })
})

test('there are at least 200 dangers and 200 harmless queries like them', () => {
  expect(cases.filter((query) => !isHarmless(query)).length).toBeGreaterThanOrEqual(200)
  expect(cases.filter(isHarmless).length).toBeGreaterThanOrEqual(200)
})

test('hardly a query that asks for a trade shows lines', () => {
  const alarms = relevanceQueries.filter(({ q }) => kindOf(q) !== null)
  expect(alarms.length / relevanceQueries.length).toBeLessThan(1 / 300)
})

test('the words may stand in any order and in both scripts', () => {
  for (const q of ['cut my wrists', 'my wrists, I cut them', '割咗手腕', '手腕俾我割咗', '割了手腕'])
    expect({ q, kind: kindOf(q) }).toEqual({ q, kind: 'despair' })
  for (const q of ['swallowed many pills', 'pills, many, swallowed', '成樽藥吞咗', '吞了整瓶安眠药'])
    expect({ q, kind: kindOf(q) }).toEqual({ q, kind: 'overdose' })
})

test('a word with one letter wrong names the danger too, a right one that resembles it does not', () => {
  expect(['sucide', 'call an ambulence', 'gas leek'].map(kindOf)).toEqual(['despair', 'ambulance', null])
  expect(['therapist', 'scrape', 'choker'].map(kindOf)).toEqual([null, null, null])
})

test('a pet in trouble is for a vet, a child is not', () => {
  expect(['my dog swallowed a battery', 'my child swallowed a battery'].map(kindOf)).toEqual([null, 'poisoning'])
})
