import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { requestSeconds, type RequestKind } from '#platform/server/metrics.ts'
import { inShort, requestScope, type RequestScope } from '#platform/server/request-scope.ts'

/** A request that takes longer is logged with its queries. */
const slowMs = 1_000

const prefixes: [string, RequestKind][] = [
  ['/api/', 'api'],
  ['/media/', 'media'],
  ['/assets/', 'asset'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'health'],
]
const kindOf = (path: string): RequestKind => prefixes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'page'

/** Gives each request an id (`x-request-id` of its answer and `requestId` of its log lines), counts it and logs slow ones. */
export function observeRequests(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const scope: RequestScope = { requestId: randomUUID(), queries: [], readsStandby: false }
    const start = performance.now()
    await requestScope.run(scope, next)
    const ms = performance.now() - start
    c.res.headers.set('x-request-id', scope.requestId)
    requestSeconds.observe({ kind: kindOf(c.req.path), status: `${Math.floor(c.res.status / 100)}xx` }, ms / 1000)
    if (ms < slowMs) return
    const { method, path } = c.req
    const { requestId, queries } = scope
    const entry = { requestId, method, path, status: c.res.status, ms: Math.round(ms), queries: queries.map(inShort) }
    log.warn(entry, 'slow request')
  }
}
