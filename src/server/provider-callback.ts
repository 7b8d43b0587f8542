import { Hono } from 'hono'
import { findProviders } from '#features/accounts/server/service/provider-sign-in.ts'
import { clientAddress, type Services } from './context.ts'

/** OAuth callback for Google and Apple. The only route of the sign-in library that is reachable over HTTP. */
export function providerCallback({ auth, env, database, log, providers }: Services): Hono {
  const routes = new Hono()
  routes.on(['GET', 'POST'], '/callback/:provider', async (c) => {
    const provider = c.req.param('provider')
    const enabled = await findProviders({ db: database.db, log, providers })
    if (!enabled.some((id) => id === provider)) return c.redirect('/auth/callback?error=provider_off', 303)
    const request = new Request(c.req.raw)
    // The library reads the client address from this header; it must be the verified one, not the client's own.
    request.headers.set('x-real-ip', clientAddress(c, env))
    return auth.handler(request)
  })
  return routes
}
