import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '#platform/api.ts'
import type { FeatureQueries } from '#platform/api.ts'
import { useApi, useApiClient } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { catalogApi } from '../api.ts'
import type { CatalogEntry, catalogContract } from '../contract.ts'
import type { EntryKind } from '../rules/entries.ts'
import { useTranslation } from './use-translation.ts'

export const entriesQuery = (catalog: FeatureQueries<typeof catalogContract>, kind: EntryKind) =>
  catalog.findEntries.queryOptions({ input: { kind } })

/** All entries of one kind, and the children of each. */
export function useEntries(kind: EntryKind) {
  const { data } = useQuery(entriesQuery(useApi(catalogApi), kind))
  const entries: readonly CatalogEntry[] = data ?? []
  const children = Map.groupBy(entries, ({ parentId }) => parentId)
  return { entries, childrenOf: (id: string | null) => children.get(id) ?? [] }
}

const refusals = [
  'CATALOG_ENTRY_NOT_FOUND',
  'CATALOG_ENTRY_CHANGED',
  'CATALOG_SLUG_TAKEN',
  'CATALOG_PLACE_REFUSED',
  'CATALOG_ENTRY_HAS_MORE_BELOW',
  'CATALOG_ENTRY_IN_USE',
  'CATALOG_PHRASES_FULL',
] as const

/** Returns a function that gives the message of a refusal code of this feature, or undefined for other codes. */
export function useRefusalMessage() {
  const t = useTranslation()
  return (code: string) => {
    const known = refusals.find((one) => one === code)
    return known && t(`refused.${known}`)
  }
}

/** API calls that change a tree, with invalidation of all catalog queries afterwards. */
export function useCatalogCalls() {
  const t = useTranslation()
  const refused = useRefusalMessage()
  const queries = useQueryClient()
  const calls = useApiClient(catalogApi)
  const catalog = useApi(catalogApi)
  const refresh = () => queries.invalidateQueries({ queryKey: catalog.key() })
  return {
    calls,
    refresh,
    /** Runs a call, shows the outcome in a toast and refreshes the queries. */
    run: async (call: () => Promise<unknown>, successMessage?: string) => {
      try {
        await call()
        if (successMessage) toast({ title: successMessage })
      } catch (error) {
        const code = isApiError(error) ? error.code : ''
        toast({ title: refused(code) ?? t('admin.failed'), variant: 'destructive' })
      } finally {
        await refresh()
      }
    },
  }
}
