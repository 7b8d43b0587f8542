import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fetch'
import { ResponseHeadersPlugin, type ResponseHeadersPluginContext } from '@orpc/server/plugins'
import { Hono, type Context, type Next } from 'hono'
import { publicFor } from '#platform/server/cache-control.ts'
import { addUse, type LimitUse } from '#platform/server/limits.ts'
import { consumeLimitOrRefuse, refuseWhenExceeded, retryAfterOf } from '#platform/server/rpc.ts'
import { daySeconds } from '#shared/durations.ts'
import { rateLimitsOf } from '#shared/rate-limit.ts'
import { apiDocs, apiDocsPolicy } from './api-docs.ts'
import { contextOf, type Services } from './context.ts'
import { bearerKey, contextOfKey, keyRateLimits, type AccountsCtx } from './features.ts'
import { inputChecks } from './input-checks.ts'
import { adminRouter, openApiDocument, publicRouter } from './public-api.ts'
import { router } from './router.ts'
import { answerRefusal } from './routes.ts'
import { inTurn } from './turns.ts'

/** Calls of `/api/rpc` and `/api/v1` together, per network of a visitor and per member, wherever that one calls from. */
const rateLimits = rateLimitsOf('api', {
  anonymous: { count: 300, seconds: 300, isLocal: true },
  signedIn: { count: 1_500, seconds: 300, isLocal: true },
})
/** Calls that pages make by themselves (each key of a search field, each visit), which have a limit of their own only. */
const limitedAlone = new Set(['discovery.suggest', 'analytics.record', 'analytics.recordImpressions'])

type ApiContext = AccountsCtx & ResponseHeadersPluginContext & { isWrite: boolean; keyUse: LimitUse | null }
type Handler = Pick<RPCHandler<ApiContext>, 'handle'> | Pick<OpenAPIHandler<ApiContext>, 'handle'>

/** A procedure is called by another method than GET when it writes, or when its input is too long for an address. */
const writesInTurn = <T>({ context, next }: { context: ApiContext; next: () => Promise<T> }): Promise<T> =>
  context.isWrite ? inTurn(context, next) : next()

type Intercepted<T> = { context: ApiContext; path: readonly string[]; next: () => Promise<T> }

/** Counts a call for its key, its member or its network, in that order, and says in headers how many more are answered. */
async function limitCalls<T>({ context, path, next }: Intercepted<T>): Promise<T> {
  const { actor, keyUse, resHeaders } = context
  if (limitedAlone.has(path.join('.'))) return next()
  const ofCaller = () =>
    actor ? addUse(context, rateLimits.signedIn, actor.id) : addUse(context, rateLimits.anonymous)
  const use = keyUse ?? (await ofCaller())
  resHeaders?.set('ratelimit-limit', String(use.limit.count))
  resHeaders?.set('ratelimit-remaining', String(use.remaining))
  resHeaders?.set('ratelimit-reset', String(use.resetSeconds))
  refuseWhenExceeded(use)
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

type Issue = { code?: string; path: readonly unknown[] }

/** Answers an input with unknown fields without repeating their names. */
async function hideUnknownNames<T>({ next }: { next: () => Promise<T> }): Promise<T> {
  try {
    return await next()
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error
    const { code, status, message, defined, data, cause } = error as ORPCError<string, unknown>
    const issues = (data as { issues?: readonly Issue[] } | undefined)?.issues
    if (!issues) throw error
    const known = issues.map((issue) =>
      issue.code === 'unrecognized_keys' ? { code: issue.code, path: issue.path, message: 'Unrecognized keys' } : issue,
    )
    throw new ORPCError(code, { status, message, defined, data: { issues: known }, cause })
  }
}

/** The site's Latin font, for the page of the API, which is not part of the build. */
async function latinFont() {
  const file = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
  return new Uint8Array(await readFile(createRequire(import.meta.url).resolve(file)))
}

/** `/api/rpc` for the site's own screens, `/api/v1` for other programs with those that are not for admins, and the OpenAPI document. */
export function apiRoutes(services: Services): Hono {
  const api = new Hono().onError(answerRefusal)
  // Made for each handler, which adds to it.
  const options = () => {
    const { interceptors, clientInterceptors } = inputChecks<ApiContext>()
    return {
      plugins: [new ResponseHeadersPlugin<ApiContext>()],
      interceptors,
      clientInterceptors: [setRetryAfter, limitCalls, hideUnknownNames, ...clientInterceptors, writesInTurn],
    }
  }
  const rpcHandler = new RPCHandler<ApiContext>(router, options())
  const publicHandler = new OpenAPIHandler<ApiContext>(publicRouter, options())
  const adminHandler = new OpenAPIHandler<ApiContext>(adminRouter, options())
  const document = openApiDocument(services.env.baseUrl)

  api.get('/docs/figtree.woff2', async (c) => {
    c.header('content-type', 'font/woff2')
    c.header('cache-control', publicFor(daySeconds))
    return c.body(await latinFont())
  })
  api.get('/openapi.json', async (c) => c.json(await document))
  api.get('/docs', async (c) => {
    c.header('content-security-policy', apiDocsPolicy)
    return c.html(apiDocs(await document, { ...rateLimits, key: keyRateLimits.key }))
  })
  const answer = async (
    c: Context,
    next: Next,
    prefix: string,
    own: AccountsCtx,
    handler: Handler,
    keyUse: LimitUse | null = null,
  ) => {
    const context = { ...own, isWrite: c.req.method !== 'GET', keyUse }
    const { matched, response } = await handler.handle(c.req.raw, { prefix: `/api${prefix}`, context })
    if (!matched) return next()
    response.headers.set('x-request-id', context.requestId)
    return response
  }
  api.all('/rpc/*', async (c, next) => answer(c, next, '/rpc', await contextOf(c, services), rpcHandler))
  api.all('/v1/*', async (c, next) => {
    const own = await contextOf(c, services)
    const key = bearerKey(c.req.header('authorization'))
    if (key === null) return answer(c, next, '/v1', own, publicHandler)
    // A key has a limit of its own, whatever network it comes from; what it does not open counts as without one.
    const { context, use } = await contextOfKey(own, key, c.req.method).catch(async (error: unknown) => {
      await consumeLimitOrRefuse(own, rateLimits.anonymous)
      throw error
    })
    return answer(c, next, '/v1', context, context.actor?.isAdmin ? adminHandler : publicHandler, use)
  })
  api.all('*', (c) => c.json({ code: 'NOT_FOUND', message: 'There is no such procedure.' }, 404))
  return api
}
