import { useQuery } from '@tanstack/react-query'
import type { FeatureQueries } from '#platform/api.ts'
import { useApi } from '#platform/ui/scope.tsx'
import { backofficeApi } from '../api.ts'
import type { backofficeContract } from '../contract.ts'

/** Counts go stale at once and are asked for again every minute while the page is looked at. */
export const queuesQuery = (backoffice: FeatureQueries<typeof backofficeContract>) =>
  backoffice.getQueues.queryOptions({ input: {}, staleTime: 15_000, refetchInterval: 60_000 })

/** What waits for an admin. A screen that decides something dispatches `invalidate-query` with ['backoffice']. */
export function useQueues() {
  return useQuery(queuesQuery(useApi(backofficeApi)))
}
