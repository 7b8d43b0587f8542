import { betterAuth, type BetterAuthPlugin } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { admin } from 'better-auth/plugins/admin'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Actor } from '#shared/actor.ts'
import type { ProviderId } from '../../rules.ts'
import { accounts, profiles, sessions, verifications } from '../tables.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { configOf, providerHooks, type Provider } from './providers.ts'

const hour = 3_600
const day = 24 * hour
const renewAfter = hour

export type AuthSettings = { db: Db; baseUrl: string; secret: string; log: Logger; providers: Provider[] }

/** What the library lacks: a session for a member who proved to be the one by a link. It has no path, so no outside. */
const entrance = {
  id: 'entrance',
  endpoints: {
    enter: createAuthEndpoint({ method: 'POST', body: z.object({ userId: z.string() }) }, async (ctx) => {
      const { internalAdapter } = ctx.context
      const session = await internalAdapter.createSession(ctx.body.userId)
      const user = await internalAdapter.findUserById(ctx.body.userId)
      if (!user) throw new Error('a session for nobody')
      await setSessionCookie(ctx, { session, user })
      return { user: user as typeof user & User }
    }),
  },
} satisfies BetterAuthPlugin

/** Whether a session began with the password: every other way in leaves it to be asked for. */
async function noteSignIn<Session>(session: Session, request: { path?: string } | null) {
  return { data: { ...session, passwordAt: request?.path === '/sign-in/email' ? new Date() : null } }
}

/**
 * The sign-in library on our own tables: `profiles` is its user table, so that a member is written once. It is called
 * by our procedures, never from outside: they count limits, check input and know the three languages.
 */
export function createAuth({ db, baseUrl, secret, log, providers }: AuthSettings) {
  const isHttps = baseUrl.startsWith('https:')
  return betterAuth({
    appName: 'Kaifong',
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { profiles, sessions, accounts, verifications },
      transaction: false,
    }),
    user: {
      modelName: 'profiles',
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
        language: { type: 'string', required: false },
        referredBy: { type: 'string', required: false, input: false },
      },
    },
    // Idle for a week at most; how long a session may last in all is checked at every request (actorOf).
    session: {
      modelName: 'sessions',
      expiresIn: 7 * day,
      updateAge: renewAfter,
      cookieCache: { enabled: false },
      additionalFields: { passwordAt: { type: 'date', required: false, input: false } },
    },
    // An account whose address nobody has confirmed is never joined to a provider's: it may be somebody else's trap.
    account: {
      modelName: 'accounts',
      updateAccountOnSignIn: false,
      accountLinking: { requireLocalEmailVerified: true },
    },
    databaseHooks: { ...providerHooks({ db, log }), session: { create: { before: noteSignIn } } },
    onAPIError: { errorURL: `${baseUrl}/auth/callback` },
    verification: { modelName: 'verifications' },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      maxPasswordLength: 1_024,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    rateLimit: { enabled: false },
    // What people typed stays out of the log: the library's words are kept, its arguments are not.
    logger: {
      level: 'error',
      log: (_level, message, ...[err]) => log.error({ err: err instanceof Error ? err : undefined }, message),
    },
    advanced: {
      database: { generateId: false },
      useSecureCookies: false,
      cookiePrefix: isHttps ? '__Host-kaifong' : 'kaifong',
      defaultCookieAttributes: { secure: isHttps },
      ipAddress: { ipAddressHeaders: ['x-real-ip'] },
    },
    plugins: [
      admin({ defaultRole: 'member', adminRoles: ['admin'] }),
      entrance,
      genericOAuth({ config: providers.map(configOf) }),
    ],
  })
}
export type Auth = ReturnType<typeof createAuth>

/** How long a session lasts in all, and how long it may rest (SECURITY.md): admins are asked again sooner. */
const longest = { member: 30 * day, admin: day }
const idle = { member: 7 * day, admin: 8 * hour }

/** A cookie that names a session: its bearer's pages are their own. */
export const sessionCookie = /(?:^|; )(?:__Host-)?kaifong\.session_token=/

/** A request as this room needs it: with the sign-in library, and the cookies that the answer will set. */
export type AccountsCtx = Ctx & {
  auth: Auth
  headers: Headers
  setCookies: string[]
  sessionId: string | null
  providers: ProviderId[]
}
export type MemberCtx = AccountsCtx & { actor: NonNullable<Actor> }

type Found = { actor: Actor; sessionId: string | null; passwordAt: Date | null; setCookies: string[] }
const nobody = { actor: null, sessionId: null, passwordAt: null }

/**
 * Who acts, from the session's cookie alone; a deactivated member is nobody from the very next request. `setCookies`
 * renew the session, or end one that is over, and belong into the answer.
 */
export async function actorOf(auth: Auth, headers: Headers, now: Date): Promise<Found> {
  const read = (query: { disableRefresh?: boolean }) => auth.api.getSession({ headers, query, returnHeaders: true })
  // Read before it is renewed: renewing would hide how long it has rested.
  const { response: found, headers: ended } = await read({ disableRefresh: true })
  if (!found) return { ...nobody, setCookies: ended.getSetCookie() }
  const { user, session } = found
  const role = user.role === 'admin' ? 'admin' : 'member'
  const age = (since: Date) => (now.getTime() - since.getTime()) / 1000
  if (user.banned || age(session.createdAt) > longest[role] || age(session.updatedAt) > idle[role]) {
    const { headers: cleared } = await auth.api.signOut({ headers, returnHeaders: true })
    return { ...nobody, setCookies: cleared.getSetCookie() }
  }
  const renewed = age(session.updatedAt) > renewAfter ? (await read({})).headers.getSetCookie() : []
  return { actor: actorFrom(user), sessionId: session.id, passwordAt: session.passwordAt ?? null, setCookies: renewed }
}

type User = {
  id: string
  firstName: string
  lastName: string
  email: string
  image?: string | null
  role?: string | null
}

/** The library's user as the rest of the product knows them. */
export function actorFrom({ id, firstName, lastName, email, image, role }: User): NonNullable<Actor> {
  return { id, firstName, lastName, email, avatarUrl: image ?? null, isAdmin: role === 'admin' }
}
