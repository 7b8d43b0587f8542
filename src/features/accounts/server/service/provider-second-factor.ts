import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { generateRandomString } from 'better-auth/crypto'

const lifetimeSeconds = 600
/** Begins the identifiers of the library's second step; `provider-` after it tells that no password was given. */
const prefix = '2fa-'

/** The library's cookie of the second step of a sign-in. */
const cookieOf = ({ context }: GenericEndpointContext) =>
  context.createAuthCookie('two_factor', { maxAge: lifetimeSeconds })

/** Whether the first step of this sign-in was one by a provider. */
export async function isAfterProvider(request: GenericEndpointContext): Promise<boolean> {
  const identifier = await request.getSignedCookie(cookieOf(request).name, request.context.secret)
  return typeof identifier === 'string' && identifier.startsWith(`${prefix}provider-`)
}

/**
 * better-auth plugin: a sign-in by a provider starts no session for a member who has an authenticator app, but the second
 * step. The library does so after passwords only.
 */
export const providerSecondFactor = {
  id: 'provider-second-factor',
  hooks: {
    after: [
      {
        matcher: ({ path }) => path?.startsWith('/callback/') ?? false,
        handler: createAuthMiddleware(async (ctx) => {
          const { newSession, returned, internalAdapter, secret } = ctx.context
          if (!newSession?.user['twoFactorEnabled'] || !isAPIError(returned)) return
          deleteSessionCookie(ctx, true)
          await internalAdapter.deleteSession(newSession.session.token)
          ctx.context.setNewSession(null)
          const identifier = `${prefix}provider-${generateRandomString(32)}`
          const expiresAt = new Date(Date.now() + lifetimeSeconds * 1_000)
          const values = [
            { identifier, value: newSession.user.id },
            { identifier: `${prefix}attempts-${identifier}`, value: '0' },
          ]
          for (const value of values) await internalAdapter.createVerificationValue({ ...value, expiresAt })
          const { name, attributes } = cookieOf(ctx)
          await ctx.setSignedCookie(name, identifier, secret, attributes)
          const { pathname, searchParams } = new URL(
            new Headers(returned.headers).get('location')!,
            ctx.context.baseURL,
          )
          const query = new URLSearchParams({ mode: 'code', next: searchParams.get('next') ?? '/' })
          throw ctx.redirect(`${pathname.replace(/\/callback$/, '')}?${query}`)
        }),
      },
    ],
  },
} satisfies BetterAuthPlugin
