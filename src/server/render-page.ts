import { randomBytes } from 'node:crypto'
import { createRouterClient } from '@orpc/server'
import type { Context as HonoContext } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { serverMessages } from 'virtual:messages'
import { createQueryClient, scopeContext, type Scope } from '#platform/scope.ts'
import { logFailure } from '#platform/server/availability.ts'
import { renderSeconds } from '#platform/server/metrics.ts'
import { requestScope } from '#platform/server/request-scope.ts'
import { unchecked } from '#platform/server/rpc.ts'
import { localePrefixes } from '#shared/locale-path.ts'
import type { Locale } from '#shared/locale.ts'
import { contextOf, hasSession, type Services } from './context.ts'
import { responseOf, type Rendered } from './page.ts'
import { tooManyRequests } from './refusal.ts'
import { router } from './router.ts'

/** The procedures as pages call them: most of what pages show comes from these three features. */
const pageRouter: typeof router = {
  ...router,
  discovery: unchecked(router.discovery),
  listings: unchecked(router.listings),
  reviews: unchecked(router.reviews),
}

/**
 * Renders pages with API calls in this process. There is one request handler per language prefix, so that routes are
 * defined once. Returns a response where the page is none: a redirect, or a refusal of its queries.
 */
export function pageRenderer(services: Services, build: ServerBuild) {
  const { env } = services
  const prefixes = ['', ...Object.values(localePrefixes).filter(Boolean)]
  const handlers = new Map(
    prefixes.map((prefix) => [prefix, createRequestHandler({ ...build, basename: prefix || '/' })]),
  )
  return async function render(
    c: HonoContext,
    { prefix, locale }: { prefix: string; locale: Locale },
    request: Request,
  ): Promise<Rendered | Response> {
    const ctx = await contextOf(c, services)
    const nonce = randomBytes(16).toString('base64url')
    const scope: Scope = {
      locale,
      prefix,
      messages: serverMessages![locale],
      minute: Date.now(),
      loadMoreMessages: async () => {},
      baseUrl: env.baseUrl,
      api: createRouterClient(pageRouter, { context: ctx }) as Scope['api'],
      queries: createQueryClient('server'),
      hasEndedSession: hasSession(c) && ctx.actor === null,
      nonce,
      reportError: (error) =>
        logFailure(services.log, error, 'page failed', {
          requestId: requestScope.getStore()?.requestId,
          path: c.req.path,
        }),
    }
    const context = new RouterContextProvider()
    const endTimer = renderSeconds.startTimer()
    context.set(scopeContext, scope)
    const response = await handlers.get(prefix)!(request, context)
    endTimer()
    if (scope.waitSeconds !== undefined)
      return responseOf(tooManyRequests(locale, scope.messages, env.baseUrl, scope.waitSeconds), c.req.method)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    return { status: response.status, html: await response.text(), nonce }
  }
}
