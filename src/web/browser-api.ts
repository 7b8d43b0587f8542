import { ApiError } from '#platform/api-error.ts'
import type { ApiClient } from '#platform/api.ts'

/** Procedures with these prefixes are reads and use GET; all others are writes and use POST. */
const readPattern = /^(find|get|search|suggest)/

type Body = { json?: unknown }

/** What to do when a call is refused because the session has ended. */
type OnSignedOut = () => void

type Answer = { code?: string; status?: number; data?: unknown }

/**
 * Calls one procedure, with plain JSON, which is all that our contracts use: the library's own client adds 7 KB (dates,
 * files, streams) to every page.
 * @throws ApiError what the API refuses; TypeError when the site cannot be reached
 */
async function call(
  path: readonly string[],
  input: unknown,
  onSignedOut: OnSignedOut,
  signal?: AbortSignal,
): Promise<unknown> {
  const name = path.at(-1) ?? ''
  const url = `/api/rpc/${path.join('/')}`
  const payload = JSON.stringify({ json: input } satisfies Body)
  const response = readPattern.test(name)
    ? await fetch(`${url}?${new URLSearchParams({ data: payload })}`, { signal })
    : await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: payload,
        signal,
        // Analytics events must be sent even when the page is unloaded.
        keepalive: name === 'record',
      })
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const { json }: Body = isJson ? ((await response.json()) as Body) : {}
  if (!response.ok) {
    const { code = 'UNEXPECTED_ANSWER', status = response.status, data } = (json ?? {}) as Answer
    if (code === 'UNAUTHORIZED') onSignedOut()
    throw new ApiError(code, status, data)
  }
  return json
}

/** A function for each path of names: `client.listings.get(input)`. */
function clientAt(path: readonly string[], onSignedOut: OnSignedOut): ApiClient {
  const procedure = (input: unknown, options?: { signal?: AbortSignal }) =>
    call(path, input, onSignedOut, options?.signal)
  return new Proxy(procedure as unknown as ApiClient, {
    // `then` would make the client look like a promise.
    get: (_, name) => (name === 'then' ? undefined : clientAt([...path, name as string], onSignedOut)),
  })
}

/** The API over HTTP, for the browser. */
export const createBrowserApi = (onSignedOut: OnSignedOut): ApiClient => clientAt([], onSignedOut)
