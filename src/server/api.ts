import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AccountsCtx } from '#features/accounts/server/service/auth.ts'
import { consumeLimit } from '#platform/server/limits.ts'
import { apiDocs } from './api-docs.ts'
import { contextOf, type Services } from './context.ts'
import { openApiDocument, publicRouter } from './public-api.ts'
import { router } from './router.ts'

const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasNul)

/** Refuses any input with a NUL character, which PostgreSQL cannot store and no form sends. */
function refuseNul<T>({ input, next }: { input: unknown; next: () => T }): T {
  if (hasNul(input)) throw new ORPCError('BAD_REQUEST', { message: 'Text must not contain NUL.' })
  return next()
}

/** `/api/rpc` for the site's own screens, `/api/v1` for other programs with those that are not for admins, and the OpenAPI document. */
export function apiRoutes(services: Services): Hono {
  const api = new Hono()
  const options = { clientInterceptors: [refuseNul] }
  const rpcHandler = new RPCHandler<AccountsCtx>(router, options)
  const publicHandler = new OpenAPIHandler<AccountsCtx>(publicRouter, options)
  const document = openApiDocument(services.env.baseUrl)

  api.use(
    bodyLimit({
      maxSize: 100 * 1024,
      onError: (c) => c.json({ code: 'PAYLOAD_TOO_LARGE', message: 'At most 100 KB.' }, 413),
    }),
  )
  api.get('/openapi.json', async (c) => c.json(await document))
  api.get('/docs', async (c) => {
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    return c.html(apiDocs(await document))
  })
  for (const [prefix, handler] of [
    ['/rpc', rpcHandler],
    ['/v1', publicHandler],
  ] as const) {
    api.all(`${prefix}/*`, async (c, next) => {
      const context = await contextOf(c, services)
      if (prefix === '/v1') {
        const retryAfter = await consumeLimit(context, context.actor ? 'apiSignedIn' : 'api')
        if (retryAfter !== null)
          return c.json({ code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: retryAfter } }, 429, {
            'retry-after': String(retryAfter),
          })
      }
      const { matched, response } = await handler.handle(c.req.raw, { prefix: `/api${prefix}`, context })
      if (!matched) return next()
      response.headers.set('cache-control', 'private, no-store')
      response.headers.set('x-request-id', context.requestId)
      if (response.status === 429) response.headers.set('retry-after', await readRetryAfter(response.clone()))
      if (response.status === 503) response.headers.set('retry-after', '5')
      return response
    })
  }
  api.all('*', (c) => c.json({ code: 'NOT_FOUND', message: 'There is no such procedure.' }, 404))
  return api
}

/** Retry delay in seconds from the body of a 429 response; both the RPC and the OpenAPI format are understood. */
async function readRetryAfter(response: Response): Promise<string> {
  type ErrorBody = { data?: { retryAfterSeconds?: number } }
  const body = (await response.json()) as ErrorBody & { json?: ErrorBody }
  return String((body.json ?? body).data?.retryAfterSeconds ?? 60)
}
