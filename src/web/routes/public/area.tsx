import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useImpressionCounting } from '#features/analytics/ui/use-counting.ts'
import { catalogApi } from '#features/catalog/api.ts'
import { AreaLinks } from '#features/catalog/ui/area-links.tsx'
import { Breadcrumbs } from '#features/catalog/ui/breadcrumbs.tsx'
import { discoveryApi } from '#features/discovery/api.ts'
import { searchParams } from '#features/discovery/rules/search-state.ts'
import { AreaCategories } from '#features/discovery/ui/landing-links.tsx'
import { searchQueries } from '#features/discovery/ui/search-query.ts'
import { SearchScreen } from '#features/discovery/ui/search-screen.tsx'
import { preload } from '#platform/scope.ts'
import { useApi, useLocale } from '#platform/ui/scope.tsx'

const pathOf = (slug: string) => `/area/${slug}`

const loader = preload(
  (api, { url, locale, params: { areaName: slug = '' } }) => [
    api(catalogApi).getArea.queryOptions({ input: { locale, slug } }),
    ...searchQueries(api(discoveryApi), locale, url, { area: slug }),
  ],
  pathOf,
)
export { loader, loader as clientLoader }

export const handle = { hasSearchBox: true, isSearch: true, params: searchParams }

export default function Area() {
  const { areaName: slug = '' } = useParams()
  const locale = useLocale()
  const area = useQuery(useApi(catalogApi).getArea.queryOptions({ input: { locale, slug } })).data
  const onShown = useImpressionCounting()
  if (!area) return null
  const above = area.parents.map((parent) => ({ path: pathOf(parent.slug), name: parent.name }))
  return (
    <SearchScreen
      key={slug}
      inPath={{ area: slug }}
      onShown={onShown}
      renderAbove={() => <Breadcrumbs above={above} page={{ path: pathOf(slug), name: area.name }} />}
      intro={<AreaLinks area={area} />}
      renderBelow={(links) => <AreaCategories area={area} categories={links} />}
    />
  )
}
