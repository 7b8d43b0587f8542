import { ORPCError } from '@orpc/server'
import { Hono } from 'hono'
import { serverMessages } from 'virtual:messages'
import { accountsRoutes, type AccountsRouteServices } from '#features/accounts/server/routes.ts'
import { backofficeRoutes } from '#features/backoffice/server/routes.ts'
import { billingRoutes } from '#features/billing/server/routes.ts'
import { discoveryRoutes } from '#features/discovery/server/routes.ts'
import { importsRoutes } from '#features/imports/server/routes.ts'
import { listingsRoutes } from '#features/listings/server/routes.ts'
import { notificationsRoutes } from '#features/notifications/server/routes.ts'
import { privacyRoutes } from '#features/privacy/server/routes.ts'
import { promotionRoutes } from '#features/promotion/server/routes.ts'
import { referralsRoutes } from '#features/referrals/server/routes.ts'
import { searchesRoutes } from '#features/searches/server/routes.ts'
import { uploadsRoutes } from '#features/uploads/server/routes.ts'
import { whatsappRoutes } from '#features/whatsapp/server/routes.ts'
import { translate } from '#platform/i18n.ts'
import { privateNoStore } from '#platform/server/cache-control.ts'
import { lostRace } from '#platform/server/lost-race.ts'
import type { FeatureRoutes } from '#platform/server/routes.ts'
import { answerOf } from '#platform/server/rpc.ts'
import { clientAddress, contextOf, type Services } from './context.ts'

/** The HTTP routes of all features. A feature exports its routes from `server/routes.ts`; add them here. */
const featureRoutes: readonly FeatureRoutes<AccountsRouteServices>[] = [
  accountsRoutes,
  notificationsRoutes,
  uploadsRoutes,
  billingRoutes,
  listingsRoutes,
  importsRoutes,
  discoveryRoutes,
  referralsRoutes,
  promotionRoutes,
  searchesRoutes,
  privacyRoutes,
  backofficeRoutes,
  whatsappRoutes,
]

/** What feature routes may use of the process. */
function routeServicesOf(services: Services): AccountsRouteServices {
  const { env, database, storage, log, auth, providers } = services
  return {
    env,
    db: database.db,
    storage,
    log,
    auth,
    providers,
    contextOf: (c) => contextOf(c, services),
    clientAddress: (c) => clientAddress(c, env),
    translate: (locale, feature, key, params) => translate(serverMessages![locale], locale, feature, key, params),
  }
}

/** Answers what a route threw to refuse, as a procedure would; anything else remains an incident. */
export function answerRefusal(error: Error): Response {
  const refusal = error instanceof ORPCError ? (error as ORPCError<string, unknown>) : lostRace(error)
  if (refusal) return answerOf(refusal)
  throw error
}

/** The routes of these features. */
export function mountRoutes(services: Services, features = featureRoutes): Hono {
  const app = new Hono().onError(answerRefusal)
  const given = routeServicesOf(services)
  // Procedures, which come after these routes, pass here too.
  app.use('/api/*', async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.header('cache-control', privateNoStore)
  })
  for (const routes of features) app.route('/', routes(given))
  return app
}
