import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import { createRouterClient } from '@orpc/server'
import type { Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { serverMessages } from 'virtual:messages'
import { adsClient } from '#features/settings/rules.ts'
import { getStored } from '#features/settings/server/service.ts'
import { detectLocale, localeOfPath, localePrefixes } from '#platform/i18n.ts'
import { createQueryClient, scopeContext, type Scope } from '#platform/scope.ts'
import { locales, type Locale } from '#shared/locale.ts'
import { contextOf, hasSession, type Services } from './context.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'
import { router } from './router.ts'
import { contentSecurityPolicy } from './security.ts'

const brotli = promisify(brotliCompress)

/** Every response is compressed again because its nonce is new. zstd takes a third of Brotli's time (0.4 ms for 170 KB). */
const encodings = [
  { name: 'zstd', compress: promisify<string, Buffer>(zstdCompress) },
  { name: 'br', compress: (html: string) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) },
  { name: 'gzip', compress: promisify<string, Buffer>(gzip) },
]

/** Cookie with the chosen language. */
export const languageCookie = 'language'

/**
 * Serves all pages: detects the language, renders with in-process API calls and caches anonymous pages. There is one
 * request handler per language prefix, so that routes are defined once.
 */
export function pages(services: Services, build: ServerBuild) {
  const prefixes = ['', ...Object.values(localePrefixes).filter(Boolean)]
  const handlers = new Map(
    prefixes.map((prefix) => [prefix, createRequestHandler({ ...build, basename: prefix || '/' })]),
  )
  const cache = createPageCache()
  const shared = { db: services.database.db, log: services.log }

  async function render(c: HonoContext, prefix: string, locale: Locale): Promise<CachedPage | Response> {
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
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    return { status: response.status, html: await response.text(), nonce }
  }

  async function respond(c: HonoContext, page: CachedPage, locale: Locale, isShared: boolean): Promise<Response> {
    const nonce = randomBytes(16).toString('base64url')
    const html = page.html.replaceAll(page.nonce, nonce)
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce, adsClient(await getStored(shared)) !== null),
      'content-language': locale,
      'cache-control': isShared ? 'no-cache' : 'private, no-store',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    })
    if (page.status === 404) headers.set('x-robots-tag', 'noindex')
    if (page.status === 429) headers.set('retry-after', '60')
    if (c.req.method === 'HEAD') return new Response(null, { status: page.status, headers })
    const accepts = c.req.header('accept-encoding') ?? ''
    const encoding = encodings.find(({ name }) => new RegExp(`\\b${name}\\b`).test(accepts))
    if (encoding) {
      headers.set('content-encoding', encoding.name)
      return new Response(new Uint8Array(await encoding.compress(html)), { status: page.status, headers })
    }
    return new Response(html, { status: page.status, headers })
  }

  async function handle(c: HonoContext): Promise<Response> {
    const { path } = c.req
    const fixed = localeOfPath(path)
    const prefix = fixed ? localePrefixes[fixed] : ''
    const canonical = canonicalPath(path, prefix)
    if (canonical !== path) return c.redirect(canonical + new URL(c.req.url).search, 301)
    const locale = fixed ?? detectLocale(getCookie(c, languageCookie), c.req.header('accept-language'))
    const isPage = c.req.method === 'GET' || c.req.method === 'HEAD'
    const isShared = isPage && !hasSession(c)
    const make = () => render(c, prefix, locale)
    const page = isShared
      ? await cache.get(`${locale} ${prefix} ${new URL(c.req.url).pathname}${new URL(c.req.url).search}`, make)
      : await make()
    return page instanceof Response ? page : respond(c, page, locale, isShared)
  }

  return { handle, clearCache: cache.clear, setCacheEnabled: cache.setEnabled }
}

/** The canonical path of a page: lower-case prefix, no trailing slash. */
function canonicalPath(path: string, prefix: string): string {
  const rest = prefix ? path.slice(prefix.length) : path
  return prefix + (rest.length > 1 ? rest.replace(/\/+$/, '') : prefix ? '' : '/') || '/'
}

/** Validates the language submitted by the language switch; null when unknown. */
export function languageOf(value: unknown): Locale | null {
  return locales.find((locale) => locale === value) ?? null
}
