import { createORPCClient, onError, ORPCError, type ClientContext, type NestedClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ApiClient } from '#platform/api.ts'

/** Procedures with these prefixes are reads and use GET; all others are writes and use POST. */
const readPattern = /^(find|get|search|suggest)/

/**
 * The API over HTTP, for the browser.
 * @param onSignedOut called when a call is refused because the session has ended
 */
export function createRpcClient(onSignedOut: () => void): ApiClient {
  const link = new RPCLink({
    url: () => `${location.origin}/api/rpc`,
    method: (_, path) => (readPattern.test(path.at(-1) ?? '') ? 'GET' : 'POST'),
    // Analytics events must be sent even when the page is unloaded.
    fetch: (request, init, _, path) => fetch(request, { ...init, keepalive: path.at(-1) === 'record' }),
    interceptors: [
      onError((error) => {
        if (error instanceof ORPCError && error.code === 'UNAUTHORIZED') onSignedOut()
      }),
    ],
  })
  return createORPCClient<Record<string, NestedClient<ClientContext>>>(link)
}
