import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FeatureQueries } from '#platform/api.ts'
import { Button } from '#platform/ui/button.tsx'
import { LinkedText } from '#platform/ui/linked-text.tsx'
import { useApi, useApiClient, useLocale } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { truncateText } from '#shared/text.ts'
import { accountsApi } from '../api.ts'
import type { accountsContract } from '../contract.ts'
import type { ProviderId } from '../rules.ts'
import { ProviderLogo } from './provider-logo.tsx'
import { useTranslation } from './use-translation.ts'

/** The providers that the operator has set up. */
export const providersQuery = (accounts: FeatureQueries<typeof accountsContract>) =>
  accounts.findProviders.queryOptions({ input: {} })

/** Buttons of the enabled providers; renders nothing without any. `code` is a referral code. */
export function ProviderButtons({ next, code }: { next: string; code: string | null }) {
  const t = useTranslation()
  const locale = useLocale()
  const calls = useApiClient(accountsApi)
  const providers = useQuery(providersQuery(useApi(accountsApi))).data ?? []
  const [busy, setBusy] = useState<ProviderId>()
  if (providers.length === 0) return null

  async function startSignIn(provider: ProviderId) {
    if (busy) return
    setBusy(provider)
    try {
      const { url } = await calls.startProviderSignIn({
        provider,
        locale,
        next,
        ref: truncateText(code ?? '', 20) || undefined,
      })
      window.location.assign(url)
    } catch {
      setBusy(undefined)
      toast({
        title: t(`provider.failed.${provider}`),
        description: t('provider.reason.other'),
        variant: 'destructive',
      })
    }
  }
  return (
    <div className="mt-6 space-y-3">
      <p className="text-muted flex items-center gap-3 text-sm">
        <span className="border-line flex-1 border-t" />
        {t('provider.or')}
        <span className="border-line flex-1 border-t" />
      </p>
      {providers.map((id) => (
        <Button key={id} isWide aria-disabled={busy !== undefined} onClick={() => void startSignIn(id)}>
          {busy === id ? <Spinner /> : <ProviderLogo id={id} />}
          <span>{t(`provider.${id}`)}</span>
        </Button>
      ))}
      <p className="text-muted text-sm">
        <LinkedText text={t('provider.terms')} opensInNewTab />
      </p>
    </div>
  )
}
