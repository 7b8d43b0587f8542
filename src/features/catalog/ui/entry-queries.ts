import { ORPCError } from '@orpc/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FeatureQueries } from '#platform/api.ts'
import { useApi, useCalls } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { catalogApi } from '../api.ts'
import type { CatalogEntry, catalogContract } from '../contract.ts'
import type { EntryKind } from '../rules/entries.ts'
import { useTranslation } from './use-translation.ts'

export const entriesQuery = (catalog: FeatureQueries<typeof catalogContract>, kind: EntryKind) =>
  catalog.findEntries.queryOptions({ input: { kind } })

/** The tree of one kind, as lists of what lies in each parent. */
export function useEntries(kind: EntryKind) {
  const { data } = useQuery(entriesQuery(useApi(catalogApi), kind))
  const entries: readonly CatalogEntry[] = data ?? []
  const inside = Map.groupBy(entries, ({ parentId }) => parentId)
  return { entries, below: (id: string | null) => inside.get(id) ?? [] }
}

const refusals = [
  'CATALOG_ENTRY_NOT_FOUND',
  'CATALOG_ENTRY_CHANGED',
  'CATALOG_SLUG_TAKEN',
  'CATALOG_PLACE_REFUSED',
  'CATALOG_ENTRY_HAS_MORE_BELOW',
  'CATALOG_ENTRY_IN_USE',
] as const

/** The words of this room's refusals. */
export function useRefused() {
  const t = useTranslation()
  return (code: string) => {
    const known = refusals.find((one) => one === code)
    return known && t(`refused.${known}`)
  }
}

/** Calls that change a tree; every screen that shows any of it is brought up to date afterwards. */
export function useCatalogCalls() {
  const t = useTranslation()
  const refused = useRefused()
  const queries = useQueryClient()
  const calls = useCalls(catalogApi)
  const catalog = useApi(catalogApi)
  const refresh = () => queries.invalidateQueries({ queryKey: catalog.key() })
  return {
    calls,
    refresh,
    /** Does it at once; what is refused is told in a toast. */
    now: async (act: () => Promise<unknown>, done?: string) => {
      try {
        await act()
        if (done) toast({ title: done })
      } catch (error) {
        const code = error instanceof ORPCError ? String(error.code) : ''
        toast({ title: refused(code) ?? t('admin.failed'), variant: 'destructive' })
      } finally {
        await refresh()
      }
    },
  }
}
