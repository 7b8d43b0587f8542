import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useImpressionCounting } from '#features/analytics/ui/use-counting.ts'
import { catalogApi } from '#features/catalog/api.ts'
import type { CategoryDetail } from '#features/catalog/contract.ts'
import { Breadcrumbs } from '#features/catalog/ui/breadcrumbs.tsx'
import { CategoryFacts } from '#features/catalog/ui/category-facts.tsx'
import { CategoryLinks, CategoryIcon } from '#features/catalog/ui/category-links.tsx'
import { discoveryApi } from '#features/discovery/api.ts'
import type { SearchResult } from '#features/discovery/contract.ts'
import { landingPath, searchParams } from '#features/discovery/rules/search-state.ts'
import { CategoryAreas } from '#features/discovery/ui/landing-links.tsx'
import { searchQueries } from '#features/discovery/ui/search-query.ts'
import { SearchScreen } from '#features/discovery/ui/search-screen.tsx'
import { preload } from '#platform/scope.ts'
import { useApi, useLocale } from '#platform/ui/scope.tsx'

const pathOf = (slug: string) => `/category/${slug}`

const loader = preload(
  (api, { url, locale, params: { categoryName: slug = '' } }) => [
    api(catalogApi).getCategory.queryOptions({ input: { locale, slug } }),
    ...searchQueries(api(discoveryApi), locale, url, { category: slug }),
  ],
  pathOf,
)
export { loader, loader as clientLoader }

export const handle = { hasSearchBox: true, isSearch: true, params: searchParams }

export default function Category() {
  const { categoryName: slug = '' } = useParams()
  const locale = useLocale()
  const category = useQuery(useApi(catalogApi).getCategory.queryOptions({ input: { locale, slug } })).data
  const onShown = useImpressionCounting()
  if (!category) return null
  return (
    <SearchScreen
      key={slug}
      inPath={{ category: slug }}
      onShown={onShown}
      renderAbove={({ area }) => <CategoryBreadcrumbs category={category} area={area} />}
      titleIcon={<CategoryIcon category={category} />}
      intro={category.children.length > 0 && <CategoryLinks category={category} />}
      renderBelow={(links) => (
        <>
          <CategoryFacts category={category} />
          <CategoryAreas category={category} areas={links} />
        </>
      )}
    />
  )
}

/** Breadcrumbs of a category, or of a category in an area. */
function CategoryBreadcrumbs({
  category: { slug, name, group },
  area,
}: {
  category: CategoryDetail
  area: SearchResult['area']
}) {
  const above = group ? [{ path: pathOf(group.slug), name: group.name }] : []
  const page = { path: pathOf(slug), name }
  if (!area) return <Breadcrumbs above={above} page={page} />
  const path = landingPath({ category: slug, area: area.slug })
  return <Breadcrumbs above={[...above, page]} page={{ path, name: area.name }} />
}
