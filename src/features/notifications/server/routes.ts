import { Hono, type Context } from 'hono'
import { findEmail } from '#platform/server/define-email.ts'
import type { RouteServices } from '#platform/server/routes.ts'
import { locales } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import { isUuid } from '#shared/uuid.ts'
import { devMailbox } from './routes/dev-mailbox.ts'
import { getEmail } from './service/outbox.ts'
import { sampleEmail } from './service/samples.ts'

/** The HTML of emails for admins, served with a sandbox policy: no scripts, external resources or forms. */
export function notificationsRoutes(services: RouteServices): Hono {
  const routes = new Hono()
  const respondHtml = (c: Context, html: string) => {
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox")
    return c.html(html)
  }
  const notFound = (c: Context) => c.json({ code: 'NOT_FOUND', message: 'There is no such mail.' }, 404)

  routes.get('/api/mails/preview/:type/:locale', async (c) => {
    const context = await services.contextOf(c)
    const { actor } = context
    const type = findEmail(c.req.param('type'))?.type
    const locale = locales.find((one) => one === c.req.param('locale'))
    if (!actor?.isAdmin || !type || !locale) return notFound(c)
    return respondHtml(c, (await sampleEmail({ ...context, actor }, { type, locale })).html)
  })
  routes.get('/api/mails/:id', async (c) => {
    const context = await services.contextOf(c)
    const id = c.req.param('id')
    if (!context.actor?.isAdmin || !isUuid(id)) return notFound(c)
    try {
      return respondHtml(c, (await getEmail(context, id)).email.html)
    } catch (error) {
      if (error instanceof Refusal) return notFound(c)
      throw error
    }
  })
  // Development only: the production build removes this branch.
  if (import.meta.env.DEV) routes.route('/dev/mail', devMailbox(services))
  return routes
}
