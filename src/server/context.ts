import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as HonoContext } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { visitorAddress } from '#platform/server/proxies.ts'
import { requestScope } from '#platform/server/request-scope.ts'
import type { Storage } from '#platform/server/storage.ts'
import { openWhatsappApi } from '#platform/server/whatsapp-api.ts'
import { actorOf, sessionCookiePattern, type AccountsCtx, type Auth, type ProviderId } from './features.ts'
import { requestLog } from './request-log.ts'

/** Resources opened at process start and shared by all requests. */
export type Services = {
  env: Env
  database: Database
  storage: Storage
  log: Logger
  auth: Auth
  providers: ProviderId[]
  isDraining: () => boolean
}

/** The client's IP address; X-Forwarded-For is read only behind trusted proxies. */
export function clientAddress(c: HonoContext, env: Env): string {
  const socket = getConnInfo(c).remote.address ?? 'unknown'
  return visitorAddress(socket, c.req.header('x-forwarded-for'), env.trustedProxies)
}

export function hasSession(c: HonoContext): boolean {
  return sessionCookiePattern.test(c.req.header('cookie') ?? '')
}

/** Builds the request context for services. Session cookies to set are left in `c.var.setCookies` for the response. */
export async function contextOf(
  c: HonoContext,
  { auth, providers, env, database, storage, log }: Services,
): Promise<AccountsCtx> {
  const requestId = requestScope.getStore()?.requestId ?? randomUUID()
  const address = clientAddress(c, env)
  const headers = new Headers(c.req.raw.headers)
  // The sign-in library reads the client address from this header; it must be the verified one, not the client's own.
  headers.set('x-real-ip', address)
  const anonymous = { actor: null, sessionId: null, passwordAt: null, setCookies: [] }
  const { actor, sessionId, passwordAt, setCookies } = hasSession(c)
    ? await actorOf({ auth, db: database.db, log }, headers, new Date())
    : anonymous
  c.set('setCookies', setCookies)
  return {
    actor,
    passwordAt,
    db: database.db,
    storage,
    now: () => new Date(),
    log: await requestLog({ env, database, log }, requestId),
    requestId,
    client: { address, userAgent: c.req.header('user-agent') ?? '' },
    baseUrl: env.baseUrl,
    isDemo: env.demo,
    canSendMail: env.smtpUrl !== null,
    whatsapp: env.whatsapp && openWhatsappApi(env.whatsapp),
    areLimitsOn: env.limits,
    auth,
    headers,
    setCookies,
    sessionId,
    providers,
  }
}
