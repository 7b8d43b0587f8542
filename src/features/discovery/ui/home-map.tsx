import { useQuery } from '@tanstack/react-query'
import { useApi, useLocale } from '#platform/ui/scope.tsx'
import { discoveryApi } from '../api.ts'
import { LazyDistrictPicker, MapDisclosure } from './map-disclosure.tsx'

/** The district map of the home page. Its numbers are requested when it is opened. */
export function HomeMap() {
  return (
    <MapDisclosure className="[&>summary]:-ml-2">
      <AllDistricts />
    </MapDisclosure>
  )
}

function AllDistricts() {
  const discovery = useApi(discoveryApi)
  const locale = useLocale()
  const { data } = useQuery(discovery.search.queryOptions({ input: { locale, limit: 1 } }))
  return data?.facets && <LazyDistrictPicker areas={data.facets.areas} state={{ sort: 'featured' }} hasList />
}
