import type { MiddlewareHandler } from 'hono'
import { adsHosts } from '#features/ads/rules.ts'

/**
 * The content security policy (docs/security.md). `nonce` is new for every response, including cached pages. With ads
 * on, frames, images and requests of the ad network are allowed; its script gets the nonce like any other.
 */
export function contentSecurityPolicy(nonce: string, hasAds = false): string {
  const ads = hasAds ? ` ${adsHosts.join(' ')}` : ''
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${ads}`,
    "font-src 'self'",
    `connect-src 'self'${ads}`,
    ...(hasAds ? [`frame-src${ads}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Security headers for every response. HSTS is sent only when the site is served over https. */
export function securityHeaders(baseUrl: string): MiddlewareHandler {
  const isHttps = baseUrl.startsWith('https:')
  return async (c, next) => {
    await next()
    const headers = c.res.headers
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', c.req.path.endsWith('/auth') ? 'no-referrer' : 'strict-origin-when-cross-origin')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('cross-origin-resource-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
    if (isHttps) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  }
}

/**
 * Refuses cross-site writes by Sec-Fetch-Site and Origin, and API bodies other than JSON or multipart. Cookies are also
 * SameSite=Lax.
 */
export function sameOriginWrites(baseUrl: string): MiddlewareHandler {
  const { origin } = new URL(baseUrl)
  return async (c, next) => {
    // Apple posts its response from its own site; this path only redirects to the GET callback, which checks the state.
    if (c.req.path === '/api/auth/callback/apple') return next()
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS') return next()
    const site = c.req.header('sec-fetch-site')
    const from = c.req.header('origin')
    const isForeign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') || (from !== undefined && from !== origin)
    if (isForeign) return c.json({ code: 'FOREIGN_ORIGIN', message: 'This request came from another site.' }, 403)
    const type = c.req.header('content-type')?.split(';', 1)[0]
    if (
      c.req.path.startsWith('/api/') &&
      type !== undefined &&
      type !== 'application/json' &&
      type !== 'multipart/form-data'
    ) {
      return c.json({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send JSON.' }, 415)
    }
    return next()
  }
}
