import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * The content security policy (docs/security.md). `scripts` are the hashes of the page's inline scripts as sources. Frames,
 * images and requests of `foreignHosts` are allowed: the ad network while ads are on. Scripts of a host are not, since some
 * answer with any script that an address asks for (JSONP): instead the page's own may load others, and the ad network's
 * that they load in turn.
 */
export function contentSecurityPolicy(scripts: readonly string[], foreignHosts: readonly string[] = []): string {
  const foreign = foreignHosts.map((host) => ` ${host}`).join('')
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...(foreign ? ["'strict-dynamic'"] : [])].join(' ')}`,
    "style-src 'self'",
    `img-src 'self' data: blob:${foreign}`,
    "font-src 'self'",
    `connect-src 'self'${foreign}`,
    ...(foreign ? [`frame-src${foreign}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The security headers of every answer to `path`. HSTS is sent only when the site is served over https. */
export function securityHeadersOf(path: string, baseUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // No other site sees the links of e-mails. With no-referrer, forms would be sent without the origin that writes need.
    'referrer-policy': path.endsWith('/auth') ? 'same-origin' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Badges are made for other websites.
    'cross-origin-resource-policy': path.startsWith('/badge/') ? 'cross-origin' : 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=()',
    ...(baseUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Policy of answers that are not pages, in case a browser opens one as a page: API, pictures, text, files. */
const dataPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Sets the security headers of every answer, and a policy where the answer brings none. */
export function securityHeaders(baseUrl: string): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeadersOf(c.req.path, baseUrl))) c.res.headers.set(name, value)
    // Not for scripts: a worker would take its own policy from it.
    const isScript = c.res.headers.get('content-type')?.includes('javascript') ?? false
    if (!c.res.headers.has('content-security-policy') && !isScript)
      c.res.headers.set('content-security-policy', dataPolicy)
  }
}

/** Routes that take files or large deliveries and limit them themselves. */
const filePaths = /^\/api\/(?:avatar|uploads|imports|whatsapp)(?:\/|$)/

/**
 * Refuses cross-site writes by Sec-Fetch-Site and Origin, and API bodies other than JSON, or multipart and zip where files are
 * sent. Cookies are also SameSite=Lax.
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
    const isFile = filePaths.test(c.req.path) && (type === 'multipart/form-data' || type === 'application/zip')
    if (c.req.path.startsWith('/api/') && type !== undefined && type !== 'application/json' && !isFile) {
      return c.json({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send JSON.' }, 415)
    }
    return next()
  }
}

/** Refuses any other body over 100 KB before it is buffered, whoever sends it and whether a route is there or not. */
export function limitBodies(): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: 100 * 1024,
    onError: (c) => c.json({ code: 'PAYLOAD_TOO_LARGE', message: 'At most 100 KB.' }, 413),
  })
  return (c, next) => {
    const { method, path } = c.req
    // Asking for the body of a request without one takes longer than answering many.
    return method === 'GET' || method === 'HEAD' || filePaths.test(path) ? next() : limit(c, next)
  }
}
