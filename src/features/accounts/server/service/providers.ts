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
import * as store from '../store.ts'
import { legalConsents } from './consents.ts'

/** A sign-in provider that speaks OpenID Connect, with our keys. */
export type Provider = {
  id: ProviderId
  clientId: string
  clientSecret: string
  authorizationUrl: string
  tokenUrl: string
  scopes: string[]
  /** Apple sends its answer by POST when it is asked for the name. */
  responseMode?: 'form_post'
}

/** The providers whose keys are set. */
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

/** What Apple tells besides, the first time. */
type AppleUser = { user?: { name?: { firstName?: string; lastName?: string } } }

type Claims = {
  sub?: string
  aud?: string | string[]
  exp?: number
  email?: string
  email_verified?: boolean | string
} & Record<string, unknown>

/** What the id token says. It came from the provider itself over TLS, in exchange for our secret, so it needs no signature. */
function claimsOf(idToken: string | undefined, clientId: string): Claims | null {
  const [, payload] = idToken?.split('.') ?? []
  if (!payload) return null
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
  const isOurs = [claims.aud].flat().includes(clientId)
  return isOurs && (claims.exp ?? 0) * 1000 > Date.now() ? claims : null
}

/** A name as a form would take it; what it would not take is left for the member to say. */
function nameFrom(field: Field<string>, name: unknown): string {
  const checked = field(typeof name === 'string' ? name : '', {})
  return 'value' in checked ? checked.value : ''
}

/** How the sign-in library talks to a provider: code flow with state and PKCE; nothing but who somebody is. */
export function configOf({ id, responseMode, ...provider }: Provider): GenericOAuthConfig<ProviderId> {
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
      // Apple tells the name once, beside the token.
      const told = user?.name
      const first = claims['given_name'] ?? told?.firstName
      const last = claims['family_name'] ?? told?.lastName
      const [firstName, lastName] = [nameFrom(nameFields.firstName, first), nameFrom(nameFields.lastName, last)]
      const isVerified = claims.email_verified === true || claims.email_verified === 'true'
      const name = `${firstName} ${lastName}`.trim()
      return { id: claims.sub, email, emailVerified: isVerified, name, firstName, lastName }
    },
    // Pictures stay where they are: our pages load none from elsewhere.
    mapProfileToUser: ({ firstName, lastName }) => ({ firstName, lastName, image: undefined }),
  }
}

/** What a sign-in by a provider carries with it to the provider and back. */
export type CarriedAlong = { locale?: string; ref?: string }

async function carried(): Promise<{ locale: (typeof locales)[number]; ref: string | undefined }> {
  const state = (await getOAuthState()) as CarriedAlong | null
  return { locale: locales.find((one) => one === state?.locale) ?? fallbackLocale, ref: state?.ref }
}

type Stored = { id: string; email: string; firstName?: unknown }

/** A member who comes by a provider gets what a sign-up gives: language, referrer, consents, a welcome. */
export function providerHooks({ db, log }: Pick<Ctx, 'db' | 'log'>) {
  return {
    user: {
      create: {
        before: async (user: Record<string, unknown>) => {
          const { locale, ref } = await carried()
          const referredBy = ref === undefined ? null : await store.findIdByCode(db, ref.trim().toUpperCase())
          return { data: { ...user, image: null, language: locale, referredBy } }
        },
        after: async (user: Stored) => {
          const { locale } = await carried()
          const consents = await legalConsents({ db, log }, locale, new Date())
          await db.transaction(async (tx) => {
            await store.insertConsents(tx, user.id, consents)
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
        // We ask who somebody is and nothing more: what the provider's tokens open is not kept.
        before: async (account: Record<string, unknown>) => ({
          data: { ...account, accessToken: null, refreshToken: null, idToken: null },
        }),
      },
    },
  }
}
