import { expect, test } from 'vitest'
import { createQueryClient } from './scope.ts'

test('queries are fetched again after two minutes, kept for ten, and not when the window is shown again', () => {
  expect(createQueryClient('browser').getDefaultOptions().queries).toMatchObject({
    staleTime: 2 * 60_000,
    gcTime: 10 * 60_000,
    refetchOnWindowFocus: false,
  })
})
