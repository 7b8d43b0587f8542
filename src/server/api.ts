import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { RPCHandler } from '@orpc/server/fetch'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AccountsCtx } from '#features/accounts/server/service/auth.ts'
import { consumeLimit } from '#platform/server/limits.ts'
import { brand } from '#shared/brand.ts'
import { apiDocs } from './api-docs.ts'
import { contextOf, type Services } from './context.ts'
import { router } from './router.ts'

/** What everyone may call: the public reads and the counting of contacts. Accounts are for our own screens alone. */
const { analytics, billing, catalog, discovery, listings, reviews, settings } = router
const openRouter = {
  settings: { getPublic: settings.getPublic },
  catalog,
  billing: { findPlans: billing.findPlans },
  listings,
  reviews,
  discovery,
  analytics,
}

function openApiDocument(baseUrl: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(openRouter, {
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'Everything the public screens show. Money is integer HK cents, times are ISO 8601, answers hold at most 50 rows.',
    },
    servers: [{ url: `${baseUrl}/api/v1` }],
  })
}

/** `/api/rpc` for our own screens, `/api/v1` for everyone else: the same procedures, and the description of the open ones. */
export function apiRoutes(services: Services): Hono {
  const api = new Hono()
  const rpc = new RPCHandler<AccountsCtx>(router)
  const open = new OpenAPIHandler<AccountsCtx>(openRouter)
  const document = openApiDocument(services.env.baseUrl)

  api.use(
    bodyLimit({
      maxSize: 100 * 1024,
      onError: (c) => c.json({ code: 'PAYLOAD_TOO_LARGE', message: 'At most 100 KB.' }, 413),
    }),
  )
  api.get('/openapi.json', async (c) => c.json(await document))
  api.get('/docs', async (c) => {
    c.header('content-security-policy', "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'")
    return c.html(apiDocs(await document))
  })
  for (const [prefix, handler] of [
    ['/rpc', rpc],
    ['/v1', open],
  ] as const) {
    api.all(`${prefix}/*`, async (c, next) => {
      const context = await contextOf(c, services)
      if (prefix === '/v1') {
        const wait = await consumeLimit(context, context.actor ? 'apiSignedIn' : 'api')
        if (wait !== null)
          return c.json({ code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: wait } }, 429, {
            'retry-after': String(wait),
          })
      }
      const { matched, response } = await handler.handle(c.req.raw, { prefix: `/api${prefix}`, context })
      if (!matched) return next()
      response.headers.set('cache-control', 'private, no-store')
      response.headers.set('x-request-id', context.requestId)
      if (response.status === 429) response.headers.set('retry-after', await secondsToWait(response.clone()))
      if (response.status === 503) response.headers.set('retry-after', '5')
      return response
    })
  }
  api.all('*', (c) => c.json({ code: 'NOT_FOUND', message: 'There is no such procedure.' }, 404))
  return api
}

/** How long a procedure that refused for its limit wants one to wait, in seconds, as either road writes it. */
async function secondsToWait(refused: Response): Promise<string> {
  type Refused = { data?: { retryAfterSeconds?: number } }
  const body = (await refused.json()) as Refused & { json?: Refused }
  return String((body.json ?? body).data?.retryAfterSeconds ?? 60)
}
