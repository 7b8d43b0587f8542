import { dehydrate, InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient, hydrateQueries } from './scope.ts'

test('refetching a hydrated infinite query sends the original first page parameter', async () => {
  const requested: unknown[] = []
  const list = {
    queryKey: ['list'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }: { pageParam: string | undefined }) => {
      requested.push(pageParam)
      return { next: 'two' }
    },
    getNextPageParam: ({ next }: { next: string }) => next,
  }
  const server = createQueryClient('server')
  await server.fetchInfiniteQuery(list)
  const browser = createQueryClient('browser')
  hydrateQueries(browser, JSON.parse(JSON.stringify(dehydrate(server))))
  await new InfiniteQueryObserver(browser, list).refetch()
  expect(requested).toEqual([undefined, undefined])
})

test('queries are fetched again after two minutes, kept for ten, and not when the window is shown again', () => {
  expect(createQueryClient('browser').getDefaultOptions().queries).toMatchObject({
    staleTime: 2 * 60_000,
    gcTime: 10 * 60_000,
    refetchOnWindowFocus: false,
  })
})
