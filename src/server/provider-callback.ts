import { Hono } from 'hono'
import { findProviders } from '#features/accounts/server/service/provider-sign-in.ts'
import { clientAddress, type Services } from './context.ts'

/** Where Google and Apple send people back to. All that is open of the sign-in library from outside. */
export function providerCallback({ auth, env, database, log, providers }: Services): Hono {
  const routes = new Hono()
  routes.on(['GET', 'POST'], '/callback/:provider', async (c) => {
    const asked = c.req.param('provider')
    const open = await findProviders({ db: database.db, log, providers })
    if (!open.some((id) => id === asked)) return c.redirect('/auth/callback?error=provider_off', 303)
    const request = new Request(c.req.raw)
    // The library reads the address here, so it must say what we saw, never what was sent.
    request.headers.set('x-real-ip', clientAddress(c, env))
    return auth.handler(request)
  })
  return routes
}
