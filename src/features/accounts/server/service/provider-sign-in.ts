import { isOn } from '#features/settings/server/service.ts'
import { localePrefixes } from '#platform/i18n.ts'
import type { Locale } from '#shared/locale.ts'
import { ownPath } from '#shared/own-path.ts'
import { Refusal } from '#shared/refusal.ts'
import { providerFlags, type ProviderId } from '../../rules.ts'
import type { AccountsCtx } from './auth.ts'
import type { CarriedAlong } from './providers.ts'

/** The providers that are switched on and have their keys. */
export async function findProviders(ctx: Pick<AccountsCtx, 'db' | 'log' | 'providers'>): Promise<ProviderId[]> {
  const on = await Promise.all(ctx.providers.map((id) => isOn(ctx, providerFlags[id])))
  return ctx.providers.filter((_id, n) => on[n])
}

/**
 * Begins a sign-in by a provider: the address to go to. The provider leads back to `/auth/callback`, which leads on.
 * @throws Refusal PROVIDER_OFF
 */
export async function startProviderSignIn(
  ctx: AccountsCtx,
  { provider, locale, next, ref }: { provider: ProviderId; locale: Locale; next?: string; ref?: string },
): Promise<{ url: string }> {
  if (!(await findProviders(ctx)).includes(provider)) throw new Refusal('PROVIDER_OFF')
  const query = new URLSearchParams({ provider, next: ownPath(next, ctx.baseUrl) })
  const back = `${localePrefixes[locale]}/auth/callback?${query}`
  const additionalData: CarriedAlong = { locale, ref }
  const { response, headers } = await ctx.auth.api.signInSocial({
    body: { provider, callbackURL: back, errorCallbackURL: back, disableRedirect: true, additionalData },
    headers: ctx.headers,
    returnHeaders: true,
  })
  ctx.setCookies.push(...headers.getSetCookie())
  if (!response.url) throw new Error('the provider has no address')
  return { url: response.url }
}
