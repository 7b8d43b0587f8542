import { useQuery } from '@tanstack/react-query'
import type { FeatureQueries } from '#platform/api.ts'
import { useApi } from '#platform/ui/scope.tsx'
import { backofficeApi } from '../api.ts'
import type { backofficeContract } from '../contract.ts'

/** Queue counts, refetched every minute while the page is visible. */
export const queuesQuery = (backoffice: FeatureQueries<typeof backofficeContract>) =>
  backoffice.getQueues.queryOptions({ input: {}, staleTime: 15_000, refetchInterval: 60_000 })

/** Path of the screen that shows a queue. */
export const screenOf = ({ path }: { path: string }) => path.replace(/\?.*/, '')

/** Queue counts. Screens that decide something call `invalidate('backoffice')`. */
export function useQueues() {
  return useQuery(queuesQuery(useApi(backofficeApi)))
}
