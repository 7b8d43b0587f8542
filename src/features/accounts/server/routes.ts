import { Hono } from 'hono'
import type { RouteServices } from '#platform/server/routes.ts'
import type { ProviderId } from '../rules.ts'
import type { Auth } from './service/auth.ts'
import { recogniseProviderBrowser } from './service/new-browser.ts'
import { findProviders } from './service/provider-sign-in.ts'

/** What the routes of this feature use besides the rest. */
export type AccountsRouteServices = RouteServices & { auth: Auth; providers: ProviderId[] }

/** OAuth callback for Google and Apple. The only route of the sign-in library that is reachable over HTTP. */
export function accountsRoutes({ auth, db, env, log, providers, clientAddress }: AccountsRouteServices): Hono {
  const routes = new Hono()
  routes.on(['GET', 'POST'], '/api/auth/callback/:provider', async (c) => {
    const provider = c.req.param('provider')
    const enabled = await findProviders({ db, log, providers })
    if (!enabled.some((id) => id === provider))
      return c.redirect(`/auth/callback?error=provider_off&provider=${encodeURIComponent(provider)}`, 303)
    const request = new Request(c.req.raw)
    // The library reads the client address from this header; it must be the verified one, not the client's own.
    request.headers.set('x-real-ip', clientAddress(c))
    const { headers } = request
    const ctx = { auth, db, headers, baseUrl: env.baseUrl, now: () => new Date() }
    return withProvider(await recogniseProviderBrowser(ctx, await auth.handler(request)), provider, env.baseUrl)
  })
  return routes
}

/** Names the provider in a redirect to the error page: without its state, the library no longer knows who was asked. */
function withProvider(response: Response, provider: string, baseUrl: string): Response {
  const location = response.headers.get('location')
  const url = location && URL.canParse(location, baseUrl) ? new URL(location, baseUrl) : null
  if (!url?.pathname.endsWith('/auth/callback') || url.searchParams.has('provider')) return response
  url.searchParams.set('provider', provider)
  const headers = new Headers(response.headers)
  headers.set('location', url.href)
  return new Response(null, { status: response.status, headers })
}
