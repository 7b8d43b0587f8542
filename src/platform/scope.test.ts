import { dehydrate, InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient, hydrateQueries } from './scope.ts'

test('a list that came with the page is asked for again as it was asked for first', async () => {
  const asked: unknown[] = []
  const list = {
    queryKey: ['list'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }: { pageParam: string | undefined }) => {
      asked.push(pageParam)
      return { next: 'two' }
    },
    getNextPageParam: ({ next }: { next: string }) => next,
  }
  const server = createQueryClient('server')
  await server.fetchInfiniteQuery(list)
  const browser = createQueryClient('browser')
  hydrateQueries(browser, JSON.parse(JSON.stringify(dehydrate(server))))
  await new InfiniteQueryObserver(browser, list).refetch()
  expect(asked).toEqual([undefined, undefined])
})
