import { useQuery } from '@tanstack/react-query'
import { accountsApi } from '#features/accounts/api.ts'
import { meQuery, useMe } from '#features/accounts/ui/use-me.ts'
import { billingApi } from '#features/billing/api.ts'
import type { PaymentMethod } from '#features/billing/rules.ts'
import { PaymentSteps } from '#features/billing/ui/payment-steps.tsx'
import { PlanFaq } from '#features/billing/ui/plan-faq.tsx'
import { PlanTable } from '#features/billing/ui/plan-table.tsx'
import { usePlanStatus } from '#features/billing/ui/use-plan-status.ts'
import { useTranslation } from '#features/billing/ui/use-translation.ts'
import { paidPlaces } from '#features/discovery/rules.ts'
import { usePublicSettings } from '#features/settings/ui/settings-queries.ts'
import { preload } from '#platform/scope.ts'
import { Head } from '#platform/ui/head.tsx'
import { useApi } from '#platform/ui/scope.tsx'
import { brand } from '#shared/brand.ts'

const loader = preload(async (api, { load }) => {
  const billing = api(billingApi)
  const me = await load(meQuery(api(accountsApi)))
  return [
    billing.findPlans.queryOptions({ input: {} }),
    ...(me ? [billing.getPlanStatus.queryOptions({ input: {} })] : []),
  ]
})
export { loader, loader as clientLoader }

export default function Pricing() {
  const t = useTranslation()
  const plans = useQuery(useApi(billingApi).findPlans.queryOptions({ input: {} })).data ?? []
  const { data: me } = useMe()
  const planStatus = usePlanStatus(Boolean(me))
  const flags = usePublicSettings()?.flags
  const methods: PaymentMethod[] = []
  if (flags?.FPS_PAYMENTS) methods.push('fps')
  if (flags?.PAYME_PAYMENTS) methods.push('payme')
  return (
    <div className="wrap space-y-12 py-8 lg:py-12">
      <Head title={t('pricing.title')} description={t('pricing.description', { brand: brand.name })} path="/pricing" />
      <header className="mx-auto max-w-2xl text-center">
        <h1 className="text-2xl font-bold sm:text-3xl">{t('pricing.title')}</h1>
        <p className="text-muted mt-3 text-lg text-balance">{t('pricing.lead')}</p>
      </header>
      <PlanTable plans={plans} planStatus={(me && planStatus) ?? null} canPay={methods.length > 0} />
      <PaymentSteps methods={methods} />
      <PlanFaq plans={plans} methods={methods} paidPlaces={paidPlaces} />
    </div>
  )
}
