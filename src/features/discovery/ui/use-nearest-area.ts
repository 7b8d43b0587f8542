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
    const { nearestAreaToVisitor } = await import('./nearest-area-to-visitor.ts')
    const area = await nearestAreaToVisitor()
    if (area)
      return (await queries.fetchQuery(discovery.search.queryOptions({ input: { locale, area, limit: 1 } }))).area
    toast({ title: t('box.nearMeFailed') })
    return null
  }
}
