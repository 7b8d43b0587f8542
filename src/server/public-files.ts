import { Hono } from 'hono'
import { sitePicture } from '#features/listings/server/service/page-picture.ts'
import type { Env } from '#platform/server/env.ts'
import { fallbackLocale, locales } from '#shared/locale.ts'

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

/** Generated files of the site as a whole: robots.txt and the Open Graph images of pages. */
export function publicFiles({ baseUrl }: Pick<Env, 'baseUrl'>): Hono {
  const files = new Hono()
  files.get('/robots.txt', (c) => {
    const rules = privatePaths.map((path) => `Disallow: ${path}\n`).join('')
    c.header('content-type', 'text/plain; charset=utf-8')
    c.header('cache-control', `public, max-age=${hourSeconds}`)
    return c.body(`User-agent: *\n${rules}\nSitemap: ${baseUrl}/sitemap.xml\n`)
  })
  files.get('/og/page/:name{[\\w-]+\\.png}', async (c) => {
    const locale = locales.find((one) => `${one}.png` === c.req.param('name')) ?? fallbackLocale
    c.header('content-type', 'image/png')
    c.header('cache-control', `public, max-age=${24 * hourSeconds}`)
    return c.body(new Uint8Array(await sitePicture(locale)))
  })
  return files
}
