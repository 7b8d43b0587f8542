import { useQueryClient } from '@tanstack/react-query'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { discoveryApi } from '../api.ts'
import { useTranslation } from './use-translation.ts'

/**
 * Returns a function that asks the browser for its position and finds the nearest area, or null after telling why there is
 * none. The position stays in the browser: the server is asked for the name of the area only.
 */
export function useNearestArea() {
  const t = useTranslation()
  const queries = useQueryClient()
  const discovery = useApi(discoveryApi)
  const locale = useLocale()
  return async (): Promise<{ slug: string; name: string } | null> => {
    try {
      const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
        navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: 300_000, timeout: 15_000 }),
      )
      const { nearestArea } = await import('../rules/nearest-area.ts')
      const area = nearestArea(coords.latitude, coords.longitude)
      if (area)
        return (await queries.fetchQuery(discovery.search.queryOptions({ input: { locale, area, limit: 1 } }))).area
    } catch {
      // Refused by the visitor, or not available.
    }
    toast({ title: t('box.nearMeFailed') })
    return null
  }
}
