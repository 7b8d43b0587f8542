import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { ResponseHeadersPlugin, type ResponseHeadersPluginContext } from '@orpc/server/plugins'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AccountsCtx } from '#features/accounts/server/service/auth.ts'
import { consumeLimitOrRefuse, retryAfterOf } from '#platform/server/rpc.ts'
import { rateLimitsOf } from '#shared/rate-limit.ts'
import { apiDocs } from './api-docs.ts'
import { contextOf, type Services } from './context.ts'
import { openApiDocument, publicRouter } from './public-api.ts'
import { router } from './router.ts'
import { answerRefusal } from './routes.ts'

const rateLimits = rateLimitsOf('api', {
  anonymous: { count: 300, seconds: 300, isLocal: true },
  signedIn: { count: 1_500, seconds: 300, isLocal: true },
})

type ApiContext = AccountsCtx & ResponseHeadersPluginContext

const hasNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasNul)

/** Refuses any input with a NUL character, which PostgreSQL cannot store and no form sends. */
function refuseNul<T>({ input, next }: { input: unknown; next: () => T }): T {
  if (hasNul(input)) throw new ORPCError('BAD_REQUEST', { message: 'Text must not contain NUL.' })
  return next()
}

/** Tells a refused caller when to come again. */
async function setRetryAfter<T>({ context, next }: { context: ApiContext; next: () => Promise<T> }): Promise<T> {
  try {
    return await next()
  } catch (error) {
    const seconds = retryAfterOf(error)
    if (seconds !== null) context.resHeaders?.set('retry-after', String(seconds))
    throw error
  }
}

/** `/api/rpc` for the site's own screens, `/api/v1` for other programs with those that are not for admins, and the OpenAPI document. */
export function apiRoutes(services: Services): Hono {
  const api = new Hono().onError(answerRefusal)
  // Made for each handler, which adds to it.
  const options = () => ({
    plugins: [new ResponseHeadersPlugin<ApiContext>()],
    clientInterceptors: [setRetryAfter, refuseNul],
  })
  const rpcHandler = new RPCHandler<ApiContext>(router, options())
  const publicHandler = new OpenAPIHandler<ApiContext>(publicRouter, options())
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
      if (prefix === '/v1') await consumeLimitOrRefuse(context, rateLimits[context.actor ? 'signedIn' : 'anonymous'])
      const { matched, response } = await handler.handle(c.req.raw, { prefix: `/api${prefix}`, context })
      if (!matched) return next()
      response.headers.set('cache-control', 'private, no-store')
      response.headers.set('x-request-id', context.requestId)
      return response
    })
  }
  api.all('*', (c) => c.json({ code: 'NOT_FOUND', message: 'There is no such procedure.' }, 404))
  return api
}
