import {
  createORPCClient,
  createORPCErrorFromJson,
  isORPCErrorJson,
  ORPCError,
  type ClientContext,
  type ClientLink,
} from '@orpc/client'
import type { ApiClient } from '#platform/api.ts'

/** Procedures with these prefixes are reads and use GET; all others are writes and use POST. */
const readPattern = /^(find|get|search|suggest)/

type Body = { json?: unknown; meta?: unknown[] }

/**
 * Minimal oRPC link for plain JSON, which is all that our contracts use: the library's own link adds 5 KB (dates, files,
 * streams) to every page.
 */
const link: ClientLink<ClientContext> = {
  async call(path, input, { signal }) {
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
    const { json, meta }: Body = isJson ? ((await response.json()) as Body) : {}
    if (isORPCErrorJson(json)) throw createORPCErrorFromJson(json)
    if (!response.ok) throw new ORPCError('UNEXPECTED_ANSWER', { status: response.status })
    if (meta?.length) throw new Error(`${path.join('.')} responds with more than plain JSON`)
    return json
  },
}

/** The API over HTTP, for the browser. */
export function createBrowserApi(): ApiClient {
  return createORPCClient<Record<string, never>>(link)
}
