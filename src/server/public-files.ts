import { Hono } from 'hono'
import type { Env } from '#platform/server/env.ts'

const hourSeconds = 3_600
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
    c.header('cache-control', `public, max-age=${hourSeconds}`)
    return c.body(`User-agent: *\n${rules}\nSitemap: ${baseUrl}/sitemap.xml\n`)
  })
  return files
}
