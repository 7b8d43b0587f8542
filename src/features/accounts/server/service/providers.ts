import type { BetterAuthPlugin } from 'better-auth'
import { getOAuthState } from 'better-auth/api'
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { createRemoteJWKSet, decodeJwt, type JWTPayload } from 'jose'
import { enqueue } from '#features/notifications/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Env } from '#platform/server/env.ts'
import { parseEmail } from '#shared/email.ts'
import type { Field } from '#shared/form.ts'
import { fallbackLocale, locales } from '#shared/locale.ts'
import type { ProviderId } from '../../rules.ts'
import { nameFields } from '../../rules/forms.ts'
import type { SignInChange } from '../emails/sign-in-changed.ts'
import { welcomeEmail } from '../emails/welcome.ts'
import { accountChanged } from '../ports.ts'
import * as store from '../store.ts'
import { notifySignInChanged } from './access.ts'
import { legalConsents } from './consents.ts'
import { isNewAccount } from './new-account.ts'

/** An OpenID Connect provider with our client credentials. */
export type Provider = {
  id: ProviderId
  clientId: string
  clientSecret: string
  authorizationUrl: string
  tokenUrl: string
  /** Issuers accepted in an ID token; the first is also named beside the code (RFC 9207). */
  issuers: [string, ...string[]]
  keysUrl: string
  scopes: string[]
  /** Apple requires form_post when the name scope is requested. */
  responseMode?: 'form_post'
}

/** Providers whose keys are set. */
export function providersOf({ google, apple }: Pick<Env, 'google' | 'apple'>): Provider[] {
  return [
    ...(google
      ? [
          {
            id: 'google' as const,
            ...google,
            authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
            tokenUrl: 'https://oauth2.googleapis.com/token',
            issuers: ['https://accounts.google.com', 'accounts.google.com'] satisfies Provider['issuers'],
            keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
            scopes: ['openid', 'email', 'profile'],
          },
        ]
      : []),
    ...(apple
      ? [
          {
            id: 'apple' as const,
            ...apple,
            authorizationUrl: 'https://appleid.apple.com/auth/authorize',
            tokenUrl: 'https://appleid.apple.com/auth/token',
            issuers: ['https://appleid.apple.com'] satisfies Provider['issuers'],
            keysUrl: 'https://appleid.apple.com/auth/keys',
            scopes: ['name', 'email'],
            responseMode: 'form_post' as const,
          },
        ]
      : []),
  ]
}

/** Name sent by Apple beside the token, only at the first sign-in. */
type AppleUser = { user?: { name?: { firstName?: string; lastName?: string } } }

type Claims = { email?: string; email_verified?: boolean | string } & JWTPayload

/** Whether a token that names us among others, or names a client that asked for it, was issued to us. */
const isIssuedTo =
  (clientId: string) =>
  ({ aud, azp }: Record<string, unknown>) =>
    azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId

/**
 * better-auth plugin that makes the library check the ID tokens of the providers: signature, `iss`, `aud`, `exp`, `iat`
 * and a nonce of its own. It does so by itself only for providers that are discovered, which would make each start of
 * the site depend on them.
 */
export const idTokenVerification = (providers: readonly Provider[]) =>
  ({
    id: 'id-token-verification',
    init: ({ socialProviders }) => {
      for (const { id, clientId, issuers, keysUrl } of providers) {
        const idToken = {
          jwks: createRemoteJWKSet(new URL(keysUrl)),
          issuer: issuers,
          audience: clientId,
          algorithms: ['RS256'],
          maxTokenAge: '1h',
          verifyClaims: isIssuedTo(clientId),
        }
        const provider = socialProviders.find((one) => one.id === id)
        if (!provider) throw new Error(`the sign-in library does not know ${id}`)
        Object.assign(provider, { issuer: issuers[0], idToken, requiresIdTokenNonce: true })
      }
    },
  }) satisfies BetterAuthPlugin

/** Validates a name like the form does; an invalid one becomes empty, to be entered by the member later. */
function nameFrom(field: Field<string>, name: unknown): string {
  const checked = field(typeof name === 'string' ? name : '', {})
  return 'value' in checked ? checked.value : ''
}

/** better-auth configuration of a provider: authorization code flow with state and PKCE, identity scopes only. */
export function oauthConfigOf({ id, responseMode, ...provider }: Provider): GenericOAuthConfig<ProviderId> {
  return {
    ...provider,
    providerId: id,
    pkce: true,
    responseMode,
    prompt: id === 'google' ? 'select_account' : undefined,
    async getUserInfo(tokens) {
      const { idToken, user }: typeof tokens & AppleUser = tokens
      // Checked before, see `idTokenVerification`.
      const claims = idToken === undefined ? null : decodeJwt<Claims>(idToken)
      const email = parseEmail(claims?.email ?? '')
      if (!claims?.sub || email === null) return null
      // Apple sends the name once, beside the token.
      const appleName = user?.name
      const first = claims['given_name'] ?? appleName?.firstName
      const last = claims['family_name'] ?? appleName?.lastName
      const [firstName, lastName] = [nameFrom(nameFields.firstName, first), nameFrom(nameFields.lastName, last)]
      const isVerified = claims.email_verified === true || claims.email_verified === 'true'
      const name = `${firstName} ${lastName}`.trim()
      return { id: claims.sub, email, emailVerified: isVerified, name, firstName, lastName }
    },
    // Provider pictures are not used: our pages load no images from other sites.
    mapProfileToUser: ({ firstName, lastName }) => ({ firstName, lastName, image: undefined }),
  }
}

/** Values stored in the OAuth state for the way back from the provider. */
export type ProviderState = { locale?: string; ref?: string }

async function readProviderState(): Promise<{ locale: (typeof locales)[number]; ref: string | undefined }> {
  const state = (await getOAuthState()) as ProviderState | null
  return { locale: locales.find((one) => one === state?.locale) ?? fallbackLocale, ref: state?.ref }
}

const linkedChanges: Record<string, SignInChange> = { google: 'googleAdded', apple: 'appleAdded' }

type CreatedUser = { id: string; email: string; firstName?: unknown }

/** Gives members created through a provider the same as at sign-up: language, referrer, consents and welcome e-mail. */
export function providerHooks({ db, log }: Pick<Ctx, 'db' | 'log'>) {
  return {
    user: {
      create: {
        before: async (user: Record<string, unknown>) => {
          const { locale, ref } = await readProviderState()
          const referredBy = ref === undefined ? null : await store.findIdByCode(db, ref.trim().toUpperCase())
          return { data: { ...user, image: null, language: locale, referredBy } }
        },
        after: async (user: CreatedUser) => {
          const { locale } = await readProviderState()
          const consents = await legalConsents({ db, log }, locale, new Date())
          await db.transaction(async (tx) => {
            await store.insertConsents(tx, user.id, consents)
            await accountChanged(tx, user.id, new Date())
            const firstName = typeof user.firstName === 'string' ? user.firstName : ''
            await enqueue(tx, {
              email: welcomeEmail,
              to: user.email,
              userId: user.id,
              locale,
              data: { first_name: firstName },
            })
          })
        },
      },
    },
    account: {
      create: {
        // Only the identity is needed: the provider's tokens are not stored.
        before: async (account: Record<string, unknown>) => ({
          data: { ...account, accessToken: null, refreshToken: null, idToken: null },
        }),
        after: async ({ userId, providerId }: { userId: string; providerId: string }) => {
          const change = linkedChanges[providerId]
          const member = await store.findMemberById(db, userId)
          if (change && member && !isNewAccount(member, new Date())) await notifySignInChanged(db, userId, change)
        },
      },
    },
  }
}
