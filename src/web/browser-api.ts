import {
  createORPCClient,
  createORPCErrorFromJson,
  isORPCErrorJson,
  ORPCError,
  type ClientContext,
  type ClientLink,
} from '@orpc/client'
import type { ApiClient } from '#platform/api.ts'

/** Reads travel as GET; a name that does not begin like one is a write. */
const read = /^(find|get|search|suggest)/

type Body = { json?: unknown; meta?: unknown[] }

/**
 * oRPC's protocol in plain JSON, which is all that our contracts know: its own link adds 5 KB of dates, files and
 * streams to every page.
 */
const link: ClientLink<ClientContext> = {
  async call(path, input, { signal }) {
    const name = path.at(-1) ?? ''
    const url = `/api/rpc/${path.join('/')}`
    const sent = JSON.stringify({ json: input } satisfies Body)
    const response = read.test(name)
      ? await fetch(`${url}?${new URLSearchParams({ data: sent })}`, { signal })
      : await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: sent,
          signal,
          // A beacon outlives the page that sends it.
          keepalive: name === 'record',
        })
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const { json, meta }: Body = isJson ? ((await response.json()) as Body) : {}
    if (isORPCErrorJson(json)) throw createORPCErrorFromJson(json)
    if (!response.ok) throw new ORPCError('UNEXPECTED_ANSWER', { status: response.status })
    if (meta?.length) throw new Error(`${path.join('.')} answers with more than plain JSON`)
    return json
  },
}

/** The API over HTTP, for the browser. */
export function createBrowserApi(): ApiClient {
  return createORPCClient<Record<string, never>>(link)
}
