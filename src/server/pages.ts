import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getHeapStatistics } from 'node:v8'
import type { Context as HonoContext } from 'hono'
import type { ServerBuild } from 'react-router'
import { serverMessages } from 'virtual:messages'
import { isDatabaseUnavailable, logFailure } from '#platform/server/availability.ts'
import { privateNoStore } from '#platform/server/cache-control.ts'
import { consumeLimit, localWait } from '#platform/server/limits.ts'
import { cachedAnswers } from '#platform/server/metrics.ts'
import { visitorAddress } from '#platform/server/proxies.ts'
import { requestScope } from '#platform/server/request-scope.ts'
import { damagedNames, searchWithout } from '#shared/known-params.ts'
import { rateLimitsOf } from '#shared/rate-limit.ts'
import { canonicalPath } from './canonical-path.ts'
import { clientAddress, hasSession, type Services } from './context.ts'
import { adsClient, adsHosts, getStored, searchRateLimits, sessionCookiePattern } from './features.ts'
import { createPageCache } from './page-cache.ts'
import { notFoundPath, pageTargets, type PageTarget } from './page-target.ts'
import {
  addBody,
  answerOnce,
  answerPage,
  makePage,
  responseOf,
  sharedCacheControl,
  type Answer,
  type PageOptions,
  type Rendered,
} from './page.ts'
import { tooLong, tooManyRequests, unavailable } from './refusal.ts'
import { pageRenderer } from './render-page.ts'
import { excessOf } from './request-limits.ts'
import { handlesOf } from './route-handles.ts'

/** Memory for the bytes of cached pages: thousands, at about 20 KB a page. Less where the heap is small. */
const cacheBytes = Math.min(64 * 1024 * 1024, getHeapStatistics().heap_size_limit / 4)

/** Pages made for one network, which may be many people behind one address; cached ones cost nothing. */
const pageLimits = rateLimitsOf('pages', { make: { count: 600, seconds: 60, isLocal: true } })

/** Serves all pages: detects the language, limits how many are made, and caches those of visitors. */
export function pages(services: Services, build: ServerBuild, isUnknownPath: (path: string) => boolean) {
  const { env, database } = services
  const render = pageRenderer(services, build)
  const cache = createPageCache(cacheBytes)
  const isSearch = handlesOf(build, 'isSearch')
  const isNeverStored = handlesOf(build, 'isNeverStored')
  const knownParams = handlesOf(build, 'params')
  const targetOf = pageTargets(isUnknownPath)
  const shared = { db: database.db, log: services.log }

  /** Checks the limit before anything is read, and reads the settings before rendering, so that a change during it drops the page. */
  async function renderAs<T>(
    c: HonoContext,
    target: PageTarget,
    request: Request,
    cacheControl: string,
    finish: (rendered: Rendered, options: PageOptions) => Promise<T>,
  ): Promise<T | Response> {
    const client = { address: clientAddress(c, env), userAgent: '' }
    const limited = { db: database.db, client, now: () => new Date(), areLimitsOn: env.limits }
    const wait = await consumeLimit(limited, pageLimits.make)
    if (wait !== null) {
      const messages = serverMessages![target.locale]
      return responseOf(tooManyRequests(target.locale, messages, env.baseUrl, wait), c.req.method)
    }
    const foreignHosts = adsClient(await getStored(shared)) === null ? [] : adsHosts
    const rendered = await render(c, target, request)
    if (rendered instanceof Response) return rendered
    const options = { locale: target.locale, path: c.req.path, baseUrl: env.baseUrl, foreignHosts, cacheControl }
    return finish(rendered, options)
  }

  /** A 503 of the page's own queries gets the same small answer as a database that is known to be away. */
  async function handle(c: HonoContext): Promise<Response> {
    try {
      const isUnanswerable = database.isAway() && !(requestScope.getStore()?.readsStandby && database.isReplaced())
      const response = isUnanswerable ? null : await respond(c)
      if (response && response.status !== 503) return response
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      logFailure(services.log, error, 'incident', { path: c.req.path })
    }
    const { pathname } = new URL(c.req.url)
    const { locale } = targetOf(pathname, '', c.req.header('cookie'), c.req.header('accept-language'))
    return responseOf(unavailable(locale, serverMessages![locale], env.baseUrl), c.req.method)
  }

  async function respond(c: HonoContext): Promise<Response> {
    // Not `c.req.path`, which is decoded: `%5C` in it would become a backslash, and that a slash in the browser.
    const { pathname, search, searchParams } = new URL(c.req.url)
    const canonical = canonicalPath(pathname)
    if (canonical !== pathname) return c.redirect(canonical + search, 301)
    const accept = c.req.header('accept-encoding')
    // A form without an address of its own, sent by a browser without script. Its page says that it needs that.
    if (c.req.method === 'POST') return c.redirect(pathname + search, 303)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.body(null, 405, { allow: 'GET, HEAD' })
    const damaged = damagedNames(searchParams, knownParams(pathname) ?? {})
    if (damaged.length > 0) return c.redirect(pathname + searchWithout(damaged, searchParams))
    const target = targetOf(pathname, search, c.req.header('cookie'), c.req.header('accept-language'))
    if (hasSession(c) || isNeverStored(pathname)) {
      const own = await renderAs(c, target, c.req.raw, privateNoStore, (rendered, options) =>
        answerOnce(rendered, options, accept),
      )
      return own instanceof Response ? own : responseOf(own, c.req.method)
    }
    const { key, isMissing } = target
    // A page for HEAD is cached too, so it is made whole.
    const address = isMissing ? new URL(target.prefix + notFoundPath, c.req.url) : c.req.url
    const request = new Request(address, { headers: c.req.raw.headers })
    const make = () => renderAs(c, target, request, sharedCacheControl(env.cdnSeconds), makePage)
    const page = await cache.get(key, make, isMissing ? 404 : 200)
    if (page instanceof Response) return page
    const whole = await addBody(page, accept)
    cache.resize(key, page)
    return responseOf(answerPage(whole, c.req.method, accept, c.req.header('if-none-match'))!, c.req.method)
  }

  /** The cached page, or the refusal of a visitor who has searched too much; undefined when the page must be made. */
  function findAnswer({ method = '', url = '', headers, socket }: IncomingMessage): Answer | undefined {
    const [, path = '', search = ''] = /^([^?#]*)([^#]*)/.exec(url) ?? []
    const { key, locale } = targetOf(path, search, headers.cookie, headers['accept-language'])
    const page = cache.find(key)
    if (page) return answerPage(page, method, headers['accept-encoding'], headers['if-none-match'])
    if (!env.limits || !isSearch(path)) return undefined
    const forwarded = headers['x-forwarded-for']?.toString()
    const address = visitorAddress(socket.remoteAddress ?? 'unknown', forwarded, env.trustedProxies)
    const wait = localWait(database.db, searchRateLimits.search, address, new Date())
    return wait === null ? undefined : tooManyRequests(locale, serverMessages![locale], env.baseUrl, wait)
  }

  function findCached(request: IncomingMessage): Answer | undefined {
    const { method, headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || sessionCookiePattern.test(headers.cookie ?? '')) return undefined
    const answer = findAnswer(request)
    if (answer) cachedAnswers.inc()
    return answer
  }

  /** Answers what needs no rendering before anything else looks at the request; false when `handle` must answer. */
  function sendEarly(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request
    const excess = excessOf(request)
    const answer = excess ? tooLong(excess, url, serverMessages!, env.baseUrl) : findCached(request)
    if (!answer) return false
    response
      .writeHead(answer.status, { ...answer.headers, 'x-request-id': randomUUID() })
      .end(method === 'HEAD' ? null : answer.body)
    return true
  }

  return { handle, sendEarly, cache }
}
