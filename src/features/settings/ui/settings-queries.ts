import { useQuery } from '@tanstack/react-query'
import type { FeatureQueries } from '#platform/api.ts'
import { useApi } from '#platform/ui/scope.tsx'
import { settingsApi } from '../api.ts'
import type { settingsContract } from '../contract.ts'
import type { FlagKey } from '../rules.ts'

const minute = 60_000

/** SPEC.md section 9: stale after 5 minutes; asked for again before, so that a change reaches every open page by then. */
export const publicSettings = (settings: FeatureQueries<typeof settingsContract>) =>
  settings.getPublic.queryOptions({ input: {}, staleTime: 5 * minute })

/** What every page may know of the settings. */
export function usePublicSettings() {
  return useQuery({ ...publicSettings(useApi(settingsApi)), refetchInterval: 4 * minute }).data
}

/** One flag: stale after 10 minutes, kept 15. False while it is not known. */
export function useFlag(key: FlagKey): boolean {
  const query = publicSettings(useApi(settingsApi))
  return (
    useQuery({ ...query, staleTime: 10 * minute, gcTime: 15 * minute, select: ({ flags }) => flags[key] }).data ?? false
  )
}
