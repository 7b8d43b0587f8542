import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { ServerBuild } from 'react-router'
import { isDatabaseUnavailable, logFailure, retrySeconds } from '#platform/server/availability.ts'
import { publicFor } from '#platform/server/cache-control.ts'
import { readForm } from '#platform/server/form.ts'
import { requestScope } from '#platform/server/request-scope.ts'
import { readFromStandby } from '#platform/server/standby.ts'
import { daySeconds, hourSeconds } from '#shared/durations.ts'
import { pathInLocale } from '#shared/locale-path.ts'
import { sameOriginPath } from '#shared/same-origin-path.ts'
import { apiRoutes } from './api.ts'
import { assets } from './assets.ts'
import { hasSession, type Services } from './context.ts'
import { health } from './health.ts'
import { createUnknownPathTest } from './known-paths.ts'
import { media } from './media.ts'
import { metricsRoutes } from './metrics.ts'
import { observeRequests } from './observe.ts'
import { languageCookie, languageOf } from './page-target.ts'
import { pages } from './pages.ts'
import { publicFiles } from './public-files.ts'
import { mountRoutes } from './routes.ts'
import { limitBodies, sameOriginWrites, securityHeaders } from './security.ts'

const languageCookieSeconds = 365 * daySeconds
/** Whether the connection ended before the whole body had arrived. */
const isBrokenOff = ({ env }: Context) => Boolean((env as Partial<HttpBindings> | undefined)?.incoming?.errored)

/** Mounts all routes in order: health, assets, media, features, API, public files, language choice, pages. */
export function createApp(services: Services, build: ServerBuild) {
  const { env, log } = services
  const app = new Hono<{ Variables: { setCookies?: string[] } }>()
  const root = join(process.cwd(), 'build/client')
  let isUnknownPath: ((path: string) => boolean) | undefined
  // Made at the first request, when all routes are there.
  const site = pages(services, build, (path) =>
    (isUnknownPath ??= createUnknownPathTest(app.routes, build, root))(path),
  )

  app.onError((error, c) => {
    // Nobody waits for an answer, and anybody can do it: no incident.
    if (isBrokenOff(c)) return c.body(null, 400)
    logFailure(log, error, 'incident', { requestId: requestScope.getStore()?.requestId, path: c.req.path })
    const isBusy = isDatabaseUnavailable(error)
    if (isBusy) c.header('retry-after', String(retrySeconds))
    return c.text(
      isBusy ? 'The service is busy. Please try again in a few seconds.' : 'Unexpected Application Error!',
      isBusy ? 503 : 500,
    )
  })
  app.use(observeRequests(log))
  const isSecure = env.baseUrl.startsWith('https:')
  if (env.databaseReplicaUrl) app.use((c, next) => readFromStandby(c, next, { isMember: hasSession(c), isSecure }))
  app.use(securityHeaders(env.baseUrl))
  app.use(sameOriginWrites(env.baseUrl))
  app.use(limitBodies())
  app.use(async (c, next) => {
    await next()
    for (const cookie of c.get('setCookies') ?? []) c.res.headers.append('set-cookie', cookie)
  })
  app.route('/', health(services))
  app.route('/', metricsRoutes(services, site.cache))

  if (existsSync(join(root, 'assets'))) {
    app.use('/assets/*', assets(join(root, 'assets')))
    const files = serveStatic({ root, onFound: (_path, c) => c.header('cache-control', publicFor(hourSeconds)) })
    // Looking for a file takes longer than knowing that a page has none.
    for (const name of readdirSync(root)) app.use(`/${name}`, files)
  }
  app.route('/media', media(services.storage))
  app.route('/', mountRoutes(services))
  app.route('/api', apiRoutes(services))
  app.route('/', publicFiles(env))

  app.post('/language', async (c) => {
    const form = (await readForm(c.req)) ?? {}
    const locale = languageOf(form.language)
    if (!locale) return c.text('Unknown language', 400)
    const path = sameOriginPath(typeof form.next === 'string' ? form.next : '/', env.baseUrl)
    const secure = env.baseUrl.startsWith('https:')
    setCookie(c, languageCookie, locale, {
      path: '/',
      maxAge: languageCookieSeconds,
      sameSite: 'Lax',
      secure,
      httpOnly: true,
    })
    return c.redirect(pathInLocale(path, locale), 303)
  })
  app.all('*', (c) => site.handle(c))

  return { fetch: app.fetch, sendEarly: site.sendEarly }
}
