import type { Logger } from 'pino'
import type { Actor } from '#shared/actor.ts'
import type { Db } from './db.ts'
import type { Storage } from './storage.ts'
import type { WhatsappApi } from './whatsapp-api.ts'

/** Request context of a use case. Services take it as first argument and do not know HTTP. */
export type Ctx = {
  /** From the session only; null for a visitor who is not signed in. */
  actor: Actor
  /** When the password was last entered in this session; null when it was not. */
  passwordAt: Date | null
  db: Db
  storage: Storage
  now: () => Date
  log: Logger
  requestId: string
  /** For rate limits and the daily visitor hash, never stored. */
  client: { address: string; userAgent: string }
  /** Origin of absolute links, from BASE_URL, without a trailing slash. */
  baseUrl: string
  isDemo: boolean
  /** Whether a mail server is set (SMTP_URL). Without one, e-mails are held in the outbox. */
  canSendMail: boolean
  /** Sends from the site's WhatsApp number; null without the Cloud API. */
  whatsapp: WhatsappApi | null
  /** Off for load tests only. */
  areLimitsOn: boolean
}

/** Context of a call by a signed-in member, as `asMember` makes it. */
export type MemberCtx = Ctx & { actor: NonNullable<Actor> }

/** Context of a call by an admin, as `asAdmin` makes it. */
export type AdminCtx = MemberCtx & { actor: { isAdmin: true } }
