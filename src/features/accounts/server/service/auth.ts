import { betterAuth, type BetterAuthPlugin, type GenericEndpointContext } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint, isAPIError } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { admin } from 'better-auth/plugins/admin'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Logger } from 'pino'
import * as z from 'zod'
import { isDatabaseUnavailable } from '#platform/server/availability.ts'
import type { Ctx, MemberCtx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Actor } from '#shared/actor.ts'
import type { ProviderId } from '../../rules.ts'
import { accounts, profiles, sessions, twoFactors, verifications } from '../tables.ts'
import { secondFactorOf } from './admin-access.ts'
import { isBanned } from './bans.ts'
import { verifyUnlessChecked } from './checked-password.ts'
import { hashPassword } from './passwords.ts'
import { providerSecondFactor, isAfterProvider } from './provider-second-factor.ts'
import { idTokenVerification, oauthConfigOf, providerHooks, type Provider } from './providers.ts'

const hour = 3_600
const day = 24 * hour
const renewAfter = hour

export type AuthSettings = { db: Db; baseUrl: string; secret: string; log: Logger; providers: Provider[] }

/** When the password, and a code or passkey, was given: empty in a session started by a link or a provider. */
export type Proof = { passwordAt?: Date; secondFactorAt?: Date }

/**
 * better-auth plugin that starts a session for a user who was authenticated by an e-mail link or a passkey. The endpoint
 * has no path, so it is not reachable over HTTP.
 */
const sessionFor = z.object({
  userId: z.string(),
  proof: z.object({ passwordAt: z.date().optional(), secondFactorAt: z.date().optional() }),
})
const sessionPlugin = {
  id: 'session-for-user',
  endpoints: {
    createSessionFor: createAuthEndpoint({ method: 'POST', body: sessionFor }, async (ctx) => {
      const { internalAdapter } = ctx.context
      const session = await internalAdapter.createSession(ctx.body.userId, false, ctx.body.proof)
      const user = await internalAdapter.findUserById(ctx.body.userId)
      if (!user) throw new Error('no user for this session')
      await setSessionCookie(ctx, { session, user })
      return { token: session.token, user: user as typeof user & User }
    }),
  },
} satisfies BetterAuthPlugin

/**
 * Stores in a new session what was given for it, by the library's endpoint that starts it. One that replaces a session
 * proves nothing new.
 */
async function addProof<Session>(session: Session, request: GenericEndpointContext | null) {
  if (!request || request.context.session) return { data: session }
  return { data: { ...session, ...(await proofOf(request)) } }
}

async function proofOf(request: GenericEndpointContext): Promise<Proof> {
  const now = new Date()
  if (request.path === '/sign-in/email') return { passwordAt: now }
  if (request.path !== '/two-factor/verify-totp' && request.path !== '/two-factor/verify-backup-code') return {}
  return (await isAfterProvider(request)) ? { secondFactorAt: now } : { passwordAt: now, secondFactorAt: now }
}

/**
 * better-auth on our own tables: `profiles` is its user table. Only our procedures call it, never HTTP directly: they
 * apply rate limits, validate input and translate messages.
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
      schema: { profiles, sessions, accounts, twoFactors, verifications },
      transaction: false,
    }),
    user: {
      modelName: 'profiles',
      // Asked at every sign-in through a provider: creation, linking and signing in again.
      validateUserInfo: async ({ user, source }) => {
        const isProvider = source.method === 'oauth'
        const isRefused = isProvider && (await isBanned({ db, now: () => new Date() }, { email: user.email }))
        return isRefused ? { error: 'address_banned' } : undefined
      },
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
        language: { type: 'string', required: false },
        referredBy: { type: 'string', required: false, input: false },
      },
    },
    // Idle timeout of one week at most; `actorOf` checks the maximum age and the shorter admin limits at every
    // request.
    session: {
      modelName: 'sessions',
      expiresIn: 7 * day,
      updateAge: renewAfter,
      cookieCache: { enabled: false },
      additionalFields: {
        passwordAt: { type: 'date', required: false, input: false },
        secondFactorAt: { type: 'date', required: false, input: false },
      },
    },
    // An account with an unconfirmed address is never linked to a provider: an attacker may have created it.
    account: {
      modelName: 'accounts',
      updateAccountOnSignIn: false,
      accountLinking: { requireLocalEmailVerified: true },
    },
    databaseHooks: { ...providerHooks({ db, log }), session: { create: { before: addProof } } },
    onAPIError: {
      errorURL: `${baseUrl}/auth/callback`,
      // The library would print it, with the values of a query, and answer 500.
      onError: (error) => {
        if (!isAPIError(error)) throw error
      },
    },
    verification: { modelName: 'verifications' },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      maxPasswordLength: 1_024,
      password: { hash: hashPassword, verify: verifyUnlessChecked },
    },
    rateLimit: { enabled: false },
    // Only the library's messages are logged; its arguments may contain user input.
    logger: {
      level: 'error',
      log: (_level, message, ...[err]) => {
        // The library would replace it by an error without a cause, which is answered as 500.
        if (isDatabaseUnavailable(err)) throw err
        log.error({ err: err instanceof Error ? err : undefined }, message)
      },
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
      sessionPlugin,
      genericOAuth({ config: providers.map(oauthConfigOf) }),
      idTokenVerification(providers),
      providerSecondFactor,
      // Recovery codes are digests, see recovery-codes.ts.
      twoFactor({
        schema: { twoFactor: { modelName: 'twoFactors' } },
        backupCodeOptions: { storeBackupCodes: 'plain' },
      }),
    ],
  })
}
export type Auth = ReturnType<typeof createAuth>

/** Maximum age and maximum idle time of a session in seconds; shorter for admins (docs/security.md). */
const maxAge = { member: 30 * day, admin: day }
const maxIdle = { member: 7 * day, admin: 8 * hour }

/** Matches a Cookie header with a session cookie; such a request gets personal pages. */
export const sessionCookiePattern = /(?:^|; )(?:__Host-)?kaifong\.session_token=/

/** Request context with the auth instance and the cookies to set on the response. */
export type AccountsCtx = Ctx & {
  auth: Auth
  headers: Headers
  setCookies: string[]
  sessionId: string | null
  providers: ProviderId[]
}
export type AccountsMemberCtx = AccountsCtx & MemberCtx

type ResolvedSession = { actor: Actor; sessionId: string | null; passwordAt: Date | null; setCookies: string[] }
const anonymous = { actor: null, sessionId: null, passwordAt: null }

/**
 * Resolves the actor from the session cookie. A deactivated member is anonymous from the next request. `setCookies`
 * renews or clears the session and must be added to the response.
 */
export async function actorOf(
  { auth, db, log }: Pick<AccountsCtx, 'auth' | 'db' | 'log'>,
  headers: Headers,
  now: Date,
): Promise<ResolvedSession> {
  const read = (query: { disableRefresh?: boolean }) => auth.api.getSession({ headers, query, returnHeaders: true })
  // Read without renewing first: renewal would reset the idle time.
  const { response: found, headers: initialHeaders } = await read({ disableRefresh: true })
  if (!found) return { ...anonymous, setCookies: initialHeaders.getSetCookie() }
  const { user, session } = found
  const role = user.role === 'admin' ? 'admin' : 'member'
  const secondsSince = (time: Date) => (now.getTime() - time.getTime()) / 1000
  if (
    user.banned ||
    secondsSince(session.createdAt) > maxAge[role] ||
    secondsSince(session.updatedAt) > maxIdle[role]
  ) {
    const { headers: cleared } = await auth.api.signOut({ headers, returnHeaders: true })
    return { ...anonymous, setCookies: cleared.getSetCookie() }
  }
  const renewed = secondsSince(session.updatedAt) > renewAfter ? (await read({})).headers.getSetCookie() : []
  const { passwordAt = null, secondFactorAt = null } = session
  const actor = actorFrom(user, await secondFactorOf({ db, log }, user, secondFactorAt))
  return { actor, sessionId: session.id, passwordAt, setCookies: renewed }
}

type User = {
  id: string
  firstName: string
  lastName: string
  email: string
  image?: string | null
  role?: string | null
}

/** Converts the library's user to an actor. An administrator is an ordinary member until the second factor is given. */
export function actorFrom(
  { id, firstName, lastName, email, image, role }: User,
  secondFactor?: 'needed' | 'missing',
): NonNullable<Actor> {
  const isAdmin = role === 'admin' && secondFactor === undefined
  return { id, firstName, lastName, email, avatarUrl: image ?? null, isAdmin, ...(secondFactor && { secondFactor }) }
}
