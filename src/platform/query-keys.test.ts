import { globSync, readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { queriesOf } from './api.ts'
import { apiKey, toQueryKey } from './query-keys.ts'

const client = { favorites: { find: async () => [] }, backoffice: { getQueues: async () => ({}) } }
const keyOf = (name: 'favorites' | 'backoffice', procedure: string) => {
  const queries = queriesOf(client, { name }) as unknown as Record<string, { queryKey: () => readonly unknown[] }>
  return queries[procedure]!.queryKey()
}

/** Whether invalidating `key` marks the stored favourites and the stored queue counts as stale. */
async function staleAfter(key: readonly unknown[]) {
  const queries = new QueryClient()
  const favorites = keyOf('favorites', 'find')
  const queues = keyOf('backoffice', 'getQueues')
  queries.setQueryData(favorites, [])
  queries.setQueryData(queues, {})
  queries.setQueryData(['document', 'terms', 'en'], 'text')
  await queries.invalidateQueries({ queryKey: key })
  const isStale = (one: readonly unknown[]) => queries.getQueryState(one)!.isInvalidated
  return { favorites: isStale(favorites), queues: isStale(queues), document: isStale(['document', 'terms', 'en']) }
}

const onlyFavorites = { favorites: true, queues: false, document: false }

test("an API's key covers all of its queries and no others", async () => {
  expect(await staleAfter(apiKey('favorites'))).toEqual(onlyFavorites)
  expect(await staleAfter(apiKey('backoffice'))).toEqual({ favorites: false, queues: true, document: false })
})

describe('the detail of an invalidate-query event may be', () => {
  test.each([
    ['the name of a feature', 'favorites'],
    ['a key made of that name', ['favorites']],
    ['the path of a procedure', ['favorites', 'find']],
    ['a complete key', [['favorites']]],
    ['the complete key of a query', keyOf('favorites', 'find')],
  ])('%s', async (_, detail) => {
    expect(await staleAfter(toQueryKey(detail))).toEqual(onlyFavorites)
  })

  test('the key of a query that belongs to no API', async () => {
    expect(await staleAfter(toQueryKey('document'))).toEqual({ favorites: false, queues: false, document: true })
    expect(await staleAfter(toQueryKey(['document', 'terms']))).toMatchObject({ document: true })
  })

  test('nothing that anything is stored under', async () => {
    expect(await staleAfter(toQueryKey('unknown'))).toEqual({ favorites: false, queues: false, document: false })
  })
})

test('no query key of an API is written by hand', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(500)
  const byHand = files.filter((file) =>
    [...readFileSync(file, 'utf8').matchAll(/queryKey: \[+['"`](\w+)|'invalidate-query',\s*\{/g)].some(
      ([, name]) => name !== 'document',
    ),
  )
  expect(byHand.filter((file) => !file.endsWith('use-invalidate-query.ts'))).toEqual([])
})
