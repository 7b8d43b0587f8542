import { useQuery } from '@tanstack/react-query'
import type { FeatureQueries } from '#platform/api.ts'
import { useApi } from '#platform/ui/scope.tsx'
import { settingsApi } from '../api.ts'
import type { settingsContract } from '../contract.ts'

const minute = 60_000

/** Stale after 5 minutes (docs/product.md). `usePublicSettings` refetches earlier, so that open pages see a change by then. */
const publicSettings = (settings: FeatureQueries<typeof settingsContract>) =>
  settings.getPublic.queryOptions({ input: {}, staleTime: 5 * minute })

/** The public settings, available to every page. */
export function usePublicSettings() {
  return useQuery({ ...publicSettings(useApi(settingsApi)), refetchInterval: 4 * minute }).data
}
