import type { AnyContractRouter } from '@orpc/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { apiClientOf, queriesOf, type FeatureApi } from '#platform/api.ts'
import type { Scope } from '#platform/scope.ts'

const ScopeContext = createContext<Scope | null>(null)

export function ScopeProvider({ scope, children }: { scope: Scope; children: ReactNode }) {
  return (
    <ScopeContext value={scope}>
      <QueryClientProvider client={scope.queries}>{children}</QueryClientProvider>
    </ScopeContext>
  )
}

export function useScope(): Scope {
  const scope = use(ScopeContext)
  if (!scope) throw new Error('useScope outside of ScopeProvider')
  return scope
}

/** The current locale. */
export function useLocale() {
  return useScope().locale
}

/** Query and mutation options of one feature: `useQuery(useApi(discoveryApi).search.queryOptions({ input }))`. */
export function useApi<C extends AnyContractRouter>(api: FeatureApi<C>) {
  const { api: client } = useScope()
  return queriesOf(client, api)
}

/** Direct client of one feature, bypassing the query cache. */
export function useApiClient<C extends AnyContractRouter>(api: FeatureApi<C>) {
  const { api: client } = useScope()
  return useMemo(() => apiClientOf(client, api), [client, api])
}
