import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserApi } from './browser-api.ts'

afterEach(() => vi.unstubAllGlobals())

type Favorites = { favorites: { find: (input: object) => Promise<unknown> } }

test.each([
  [401, 'UNAUTHORIZED', 1],
  [401, 'CREDENTIALS_WRONG', 0],
  [403, 'FORBIDDEN', 0],
  [429, 'TOO_MANY_REQUESTS', 0],
])('a call answered with %i %s rejects, and only an ended session is told of', async (status, code, told) => {
  vi.stubGlobal('fetch', async () => Response.json({ json: { code, status } }, { status }))
  const onSignedOut = vi.fn<() => void>()
  const { favorites } = createBrowserApi(onSignedOut) as Favorites
  await expect(favorites.find({})).rejects.toMatchObject({ code, status })
  expect(onSignedOut).toHaveBeenCalledTimes(told)
})
