import { getOAuthState } from 'better-auth/api'
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { enqueue } from '#features/notifications/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Env } from '#platform/server/env.ts'
import { parseEmail } from '#shared/email.ts'
import type { Field } from '#shared/form.ts'
import { fallbackLocale, locales } from '#shared/locale.ts'
import type { ProviderId } from '../../rules.ts'
import { nameFields } from '../../rules/forms.ts'
import { accountChanged } from '../ports.ts'
import * as store from '../store.ts'
import { legalConsents } from './consents.ts'

/** An OpenID Connect provider with our client credentials. */
export type Provider = {
  id: ProviderId
  clientId: string
  clientSecret: string
  authorizationUrl: string
  tokenUrl: string
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
            scopes: ['name', 'email'],
            responseMode: 'form_post' as const,
          },
        ]
      : []),
  ]
}

/** Name sent by Apple beside the token, only at the first sign-in. */
type AppleUser = { user?: { name?: { firstName?: string; lastName?: string } } }

type Claims = {
  sub?: string
  aud?: string | string[]
  exp?: number
  email?: string
  email_verified?: boolean | string
} & Record<string, unknown>

/**
 * Claims of the id token, null when it is for another client or expired. It was received directly from the provider
 * over TLS in exchange for our secret, so its signature is not checked.
 */
function claimsOf(idToken: string | undefined, clientId: string): Claims | null {
  const [, payload] = idToken?.split('.') ?? []
  if (!payload) return null
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
  const hasOurAudience = [claims.aud].flat().includes(clientId)
  return hasOurAudience && (claims.exp ?? 0) * 1000 > Date.now() ? claims : null
}

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
      const claims = claimsOf(idToken, provider.clientId)
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
              type: 'welcome',
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
      },
    },
  }
}
