import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Values } from '#shared/fill-text.ts'
import type { Locale } from '#shared/locale.ts'
import type { Ctx } from './context.ts'
import type { Db } from './db.ts'
import type { Env } from './env.ts'
import type { Storage } from './storage.ts'

/** What the HTTP routes of a feature may use. */
export type RouteServices = {
  env: Env
  db: Db
  storage: Storage
  log: Logger
  /** The context of a request, with the actor of its session; read once per request. */
  contextOf: (c: Context) => Promise<Ctx>
  /** The client's verified IP address. */
  clientAddress: (c: Context) => string
  /** A message of a feature, or of `web`. */
  translate: (locale: Locale, feature: string, key: string, params?: Values) => string
}

/**
 * The HTTP routes of a feature beside its procedures: files, downloads, callbacks. Paths are complete, starting with `/`.
 */
export type FeatureRoutes<Services = RouteServices> = (services: Services) => Hono
