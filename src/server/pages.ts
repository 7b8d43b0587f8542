import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRouterClient } from '@orpc/server'
import type { Context as HonoContext } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { serverMessages } from 'virtual:messages'
import { sessionCookiePattern } from '#features/accounts/server/service/auth.ts'
import { adsClient } from '#features/settings/rules.ts'
import { getStored } from '#features/settings/server/service.ts'
import { detectLocale, localeOfPath, localePrefixes } from '#platform/i18n.ts'
import { createQueryClient, scopeContext, type Scope } from '#platform/scope.ts'
import { locales, type Locale } from '#shared/locale.ts'
import { canonicalPath } from './canonical-path.ts'
import { contextOf, hasSession, type Services } from './context.ts'
import { createPageCache } from './page-cache.ts'
import { addBody, answerOnce, answerPage, makePage, type Answer, type PageOptions, type Rendered } from './page.ts'
import { router } from './router.ts'

/** Memory for the bytes of cached pages: thousands, at about 20 KB a page. */
const cacheBytes = 64 * 1024 * 1024

/** Cookie with the chosen language. */
export const languageCookie = 'language'
const languageCookiePattern = /(?:^|; )language=([\w-]+)/

/**
 * Serves all pages: detects the language, renders with in-process API calls and caches anonymous pages. There is one
 * request handler per language prefix, so that routes are defined once.
 */
export function pages(services: Services, build: ServerBuild) {
  const prefixes = ['', ...Object.values(localePrefixes).filter(Boolean)]
  const handlers = new Map(
    prefixes.map((prefix) => [prefix, createRequestHandler({ ...build, basename: prefix || '/' })]),
  )
  const cache = createPageCache(cacheBytes)
  setInterval(() => cache.removeExpired(), 30_000).unref()
  const shared = { db: services.database.db, log: services.log }

  async function render(c: HonoContext, prefix: string, locale: Locale): Promise<Rendered | Response> {
    const nonce = randomBytes(16).toString('base64url')
    const scope: Scope = {
      locale,
      prefix,
      messages: serverMessages![locale],
      loadMoreMessages: async () => {},
      baseUrl: services.env.baseUrl,
      api: createRouterClient(router, { context: await contextOf(c, services) }) as Scope['api'],
      queries: createQueryClient('server'),
      nonce,
    }
    const context = new RouterContextProvider()
    context.set(scopeContext, scope)
    const response = await handlers.get(prefix)!(c.req.raw, context)
    if (scope.html === undefined) return response
    return { status: response.status, html: scope.html, nonce }
  }

  /** Reads the settings before rendering, so that a change during it drops the page. */
  async function renderAs<T>(
    c: HonoContext,
    target: Target,
    cacheControl: string,
    finish: (rendered: Rendered, options: PageOptions) => Promise<T>,
  ): Promise<T | Response> {
    const hasAds = adsClient(await getStored(shared)) !== null
    const rendered = await render(c, target.prefix, target.locale)
    if (rendered instanceof Response) return rendered
    const options = { locale: target.locale, path: c.req.path, baseUrl: services.env.baseUrl, hasAds, cacheControl }
    return finish(rendered, options)
  }

  async function handle(c: HonoContext): Promise<Response> {
    // Not `c.req.path`, which is decoded: `%5C` in it would become a backslash, and that a slash in the browser.
    const { pathname, search } = new URL(c.req.url)
    const canonical = canonicalPath(pathname)
    if (canonical !== pathname) return c.redirect(canonical + search, 301)
    const target = targetOf(pathname, c.req.header('cookie'), c.req.header('accept-language'))
    const accept = c.req.header('accept-encoding')
    const isPage = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isPage || hasSession(c)) {
      const answer = await renderAs(c, target, 'private, no-store', (rendered, options) =>
        answerOnce(rendered, options, accept),
      )
      return answer instanceof Response ? answer : responseOf(answer, c.req.method)
    }
    const key = keyOf(target.locale, pathname + search)
    const page = await cache.get(key, () => renderAs(c, target, 'no-cache', makePage))
    if (page instanceof Response) return page
    const whole = await addBody(page, accept)
    cache.resize(key, page)
    return responseOf(answerPage(whole, c.req.method, accept, c.req.header('if-none-match'))!, c.req.method)
  }

  /**
   * Answers from the cache before anything else looks at the request; false when the page must be made. Node drops the
   * body of HEAD.
   */
  function sendCached({ method = '', url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    if ((method !== 'GET' && method !== 'HEAD') || sessionCookiePattern.test(headers.cookie ?? '')) return false
    const end = url.search(/[?#]/)
    const { locale } = targetOf(end < 0 ? url : url.slice(0, end), headers.cookie, headers['accept-language'])
    const page = cache.find(keyOf(locale, url))
    const answer = page && answerPage(page, method, headers['accept-encoding'], headers['if-none-match'])
    if (!answer) return false
    response.writeHead(answer.status, answer.headers).end(answer.body)
    return true
  }

  return { handle, sendCached, cache }
}

type Target = { locale: Locale; prefix: string }

function keyOf(locale: Locale, pathAndSearch: string): string {
  return `${locale} ${pathAndSearch}`
}

/** The language of a page and the prefix of its path: from the path, else the cookie, else Accept-Language. */
function targetOf(path: string, cookie: string | undefined, acceptLanguage: string | undefined): Target {
  const fixed = localeOfPath(path)
  if (fixed) return { locale: fixed, prefix: localePrefixes[fixed] }
  return { locale: detectLocale(languageCookiePattern.exec(cookie ?? '')?.[1], acceptLanguage), prefix: '' }
}

function responseOf({ status, headers, body }: Answer, method: string): Response {
  return new Response(method === 'HEAD' ? null : body && new Uint8Array(body), { status, headers })
}

/** Validates the language submitted by the language switch; null when unknown. */
export function languageOf(value: unknown): Locale | null {
  return locales.find((locale) => locale === value) ?? null
}
