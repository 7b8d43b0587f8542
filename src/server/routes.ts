import { ORPCError } from '@orpc/server'
import { Hono, type MiddlewareHandler } from 'hono'
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
import { inTurn } from './turns.ts'

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
  const contexts = new WeakMap<Request, ReturnType<typeof contextOf>>()
  return {
    env,
    db: database.db,
    storage,
    log,
    auth,
    providers,
    contextOf: async (c) => {
      const known = contexts.get(c.req.raw)
      if (known) return known
      const context = contextOf(c, services)
      contexts.set(c.req.raw, context)
      return context
    },
    clientAddress: (c) => clientAddress(c, env),
    translate: (locale, feature, key, params) => translate(serverMessages![locale], locale, feature, key, params),
  }
}

const writeMethods = ['POST', 'PUT', 'PATCH', 'DELETE']

/** Answers what a route threw to refuse, as a procedure would; anything else remains an incident. */
export function answerRefusal(error: Error): Response {
  const refusal = error instanceof ORPCError ? (error as ORPCError<string, unknown>) : lostRace(error)
  if (refusal) return answerOf(refusal)
  throw error
}

/** The routes of these features, whose writes wait in the queue of their caller as those of procedures do. */
export function mountRoutes(services: Services, features = featureRoutes): Hono {
  const app = new Hono().onError(answerRefusal)
  const given = routeServicesOf(services)
  const writeInTurn: MiddlewareHandler = async (c, next) => {
    const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')
    await inTurn(await given.contextOf(c), next, !isForm)
  }
  // Procedures, which come after these routes, pass here too.
  app.use('/api/*', async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.header('cache-control', privateNoStore)
  })
  for (const routes of features) {
    const own = routes(given)
    const written = own.routes.flatMap(({ method, path }) => (writeMethods.includes(method) ? [path] : []))
    for (const path of new Set(written)) app.on(writeMethods, path, writeInTurn)
    app.route('/', own)
  }
  return app
}
