import { Hono } from 'hono'
import { publicFor } from '#platform/server/cache-control.ts'
import type { Env } from '#platform/server/env.ts'
import { hourSeconds } from '#shared/durations.ts'

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

/** Generated files of the site as a whole. */
export function publicFiles({ baseUrl }: Pick<Env, 'baseUrl'>): Hono {
  const files = new Hono()
  files.get('/robots.txt', (c) => {
    const rules = privatePaths.map((path) => `Disallow: ${path}\n`).join('')
    c.header('content-type', 'text/plain; charset=utf-8')
    c.header('cache-control', publicFor(hourSeconds))
    return c.body(`User-agent: *\n${rules}\nSitemap: ${baseUrl}/sitemap.xml\n`)
  })
  return files
}
