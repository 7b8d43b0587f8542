import { Hono } from 'hono'
import { publicFor } from '#platform/server/cache-control.ts'
import type { Env } from '#platform/server/env.ts'
import { daySeconds, hourSeconds } from '#shared/durations.ts'

const privatePaths = [
  '/api/',
  '/auth',
  '/admin',
  '/user/',
  '/payment/',
  '/profile',
  '/favorites',
  '/shortlist',
  '/compare',
  '/ask',
  '/subscription',
  '/analytics/',
]

/** Addresses at which browsers, password managers and researchers look, and the generated files of the site as a whole. */
export function publicFiles({ baseUrl }: Pick<Env, 'baseUrl'>): Hono {
  const files = new Hono()
  files.get('/robots.txt', (c) => {
    const rules = privatePaths.map((path) => `Disallow: ${path}\n`).join('')
    c.header('content-type', 'text/plain; charset=utf-8')
    c.header('cache-control', publicFor(hourSeconds))
    return c.body(`User-agent: *\n${rules}\nSitemap: ${baseUrl}/sitemap.xml\n`)
  })
  // RFC 9116. It must end within a year; whoever reads it later asks again.
  files.get('/.well-known/security.txt', (c) => {
    const expires = new Date(Date.now() + 180 * daySeconds * 1000)
    expires.setUTCHours(0, 0, 0, 0)
    const lines = [
      `Contact: ${baseUrl}/privacy#contact`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, zh',
      `Canonical: ${baseUrl}/.well-known/security.txt`,
    ]
    c.header('content-type', 'text/plain; charset=utf-8')
    c.header('cache-control', publicFor(hourSeconds))
    return c.body(`${lines.join('\n')}\n`)
  })
  files.get('/.well-known/change-password', (c) => c.redirect('/profile?tab=security', 302))
  // Pages name the icon; programs that read none ask for this one.
  files.get('/favicon.ico', (c) => {
    c.header('cache-control', publicFor(daySeconds))
    return c.redirect('/icon-192.png', 302)
  })
  return files
}
