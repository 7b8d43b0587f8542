import { afterEach, expect, test, vi } from 'vitest'
import { createRpcClient } from './rpc-client.ts'

afterEach(() => vi.unstubAllGlobals())

type Favorites = { favorites: { find: (input: object) => Promise<unknown> } }

test.each([
  [401, 'UNAUTHORIZED', 1],
  [401, 'CREDENTIALS_WRONG', 0],
  [403, 'FORBIDDEN', 0],
  [429, 'TOO_MANY_REQUESTS', 0],
])('A call answered with %i %s rejects; only an ended session is notified', async (status, code, notified) => {
  vi.stubGlobal('location', new URL('http://localhost/'))
  vi.stubGlobal('fetch', async () => Response.json({ json: { code, status, message: '', defined: false } }, { status }))
  const onSignedOut = vi.fn<() => void>()
  const { favorites } = createRpcClient(onSignedOut) as Favorites
  await expect(favorites.find({})).rejects.toMatchObject({ code, status })
  expect(onSignedOut).toHaveBeenCalledTimes(notified)
})
