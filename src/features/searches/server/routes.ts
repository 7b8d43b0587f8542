import { Hono, type Context } from 'hono'
import { readForm } from '#platform/server/form.ts'
import type { RouteServices } from '#platform/server/routes.ts'
import { pathInLocale } from '#shared/locale-path.ts'
import { locales, fallbackLocale } from '#shared/locale.ts'
import * as service from './service.ts'

/**
 * The buttons of the page of a saved search, which work without script, and the one-click end of mail programs (RFC 8058),
 * which post without a page and expect no redirect.
 */
export function searchesRoutes({ contextOf }: RouteServices): Hono {
  const routes = new Hono()
  const act = (action: typeof service.end) => async (c: Context) => {
    const token = c.req.param('token')!
    const form = (await readForm(c.req)) ?? {}
    await action(await contextOf(c), token)
    if (form['List-Unsubscribe'] === 'One-Click') return c.text('OK')
    const locale = locales.find((one) => one === form.locale) ?? fallbackLocale
    return c.redirect(service.linkPath(token, locale), 303)
  }
  routes.post('/saved-search/:token/confirm', act(service.confirm))
  // The address in e-mails has the prefix of the reader's language.
  for (const locale of locales) {
    const path = pathInLocale('/saved-search/:token/end', locale)
    routes.post(path, act(service.end))
    // Mail programs without one-click open the address instead.
    routes.get(path, (c) => c.redirect(service.linkPath(c.req.param('token')!, locale), 302))
  }
  return routes
}
