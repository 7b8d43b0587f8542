import type { Logger } from 'pino'
import type { Actor } from '#shared/actor.ts'
import type { Db } from './db.ts'
import type { Storage } from './storage.ts'

/** What a use case may know of the request that causes it. Services take it first and never see HTTP. */
export type Ctx = {
  /** From the session alone; null for a visitor who is not signed in. */
  actor: Actor
  /** When the password was last given in this session; null when it never was. */
  passwordAt: Date | null
  db: Db
  storage: Storage
  now: () => Date
  log: Logger
  requestId: string
  /** For limits and for the day's visitor hash, never stored. */
  client: { address: string; userAgent: string }
  /** Origin of absolute links, from BASE_URL, without a slash at the end. */
  baseUrl: string
  isDemo: boolean
  /** Off for load tests only. */
  areLimitsOn: boolean
}
