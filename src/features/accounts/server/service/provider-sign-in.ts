import { isFlagOn } from '#features/settings/server/service.ts'
import { pathInLocale } from '#shared/locale-path.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import { sameOriginPath } from '#shared/same-origin-path.ts'
import { providerFlags, type ProviderId } from '../../rules.ts'
import type { AccountsCtx } from './auth.ts'
import type { ProviderState } from './providers.ts'

/** Providers whose flag is on and whose keys are set. */
export async function findProviders(ctx: Pick<AccountsCtx, 'db' | 'log' | 'providers'>): Promise<ProviderId[]> {
  const isEnabled = await Promise.all(ctx.providers.map((id) => isFlagOn(ctx, providerFlags[id])))
  return ctx.providers.filter((_id, index) => isEnabled[index])
}

/**
 * Starts a provider sign-in and returns the authorization URL. The provider redirects to `/auth/callback`.
 * @throws Refusal PROVIDER_OFF
 */
export async function startProviderSignIn(
  ctx: AccountsCtx,
  { provider, locale, next, ref }: { provider: ProviderId; locale: Locale; next?: string; ref?: string },
): Promise<{ url: string }> {
  if (!(await findProviders(ctx)).includes(provider)) throw new Refusal('PROVIDER_OFF')
  const query = new URLSearchParams({ provider, next: sameOriginPath(next, ctx.baseUrl) })
  const returnPath = pathInLocale(`/auth/callback?${query}`, locale)
  const additionalData: ProviderState = { locale, ref }
  const { response, headers } = await ctx.auth.api.signInSocial({
    body: { provider, callbackURL: returnPath, errorCallbackURL: returnPath, disableRedirect: true, additionalData },
    headers: ctx.headers,
    returnHeaders: true,
  })
  ctx.setCookies.push(...headers.getSetCookie())
  if (!response.url) throw new Error('the provider returned no URL')
  return { url: response.url }
}
