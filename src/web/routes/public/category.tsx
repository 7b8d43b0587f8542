import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useImpressionCounting } from '#features/analytics/ui/use-counting.ts'
import { catalogApi } from '#features/catalog/api.ts'
import type { CategoryDetail } from '#features/catalog/contract.ts'
import { Breadcrumbs } from '#features/catalog/ui/breadcrumbs.tsx'
import { CategoryFacts } from '#features/catalog/ui/category-facts.tsx'
import { CategoryLinks, CategoryIcon } from '#features/catalog/ui/category-links.tsx'
import { discoveryApi } from '#features/discovery/api.ts'
import { landingPath, searchFromUrl } from '#features/discovery/rules/search-state.ts'
import { CategoryAreas } from '#features/discovery/ui/landing-links.tsx'
import { searchQueries } from '#features/discovery/ui/search-query.ts'
import { SearchScreen } from '#features/discovery/ui/search-screen.tsx'
import { useSearch } from '#features/discovery/ui/use-search.ts'
import { preload } from '#platform/scope.ts'
import { useApi, useLocale } from '#platform/ui/scope.tsx'

const pathOf = (slug: string) => `/category/${slug}`

const loader = preload(
  (api, { url, locale, params: { categoryName: slug = '' } }) => [
    api(catalogApi).getCategory.queryOptions({ input: { locale, slug } }),
    ...searchQueries(api(discoveryApi), locale, searchFromUrl(url, { category: slug }), url),
  ],
  pathOf,
)
export { loader, loader as clientLoader }

export const handle = { hasSearchBox: true }

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
      above={<CategoryBreadcrumbs category={category} />}
      titleIcon={<CategoryIcon category={category} />}
      intro={category.children.length > 0 && <CategoryLinks category={category} />}
      below={
        <>
          <CategoryFacts category={category} />
          <CategoryAreas category={category} />
        </>
      }
    />
  )
}

/** Breadcrumbs of a category, or of a category in an area. */
function CategoryBreadcrumbs({ category: { slug, name, group } }: { category: CategoryDetail }) {
  const { state, pages } = useSearch({ category: slug })
  const area = state.area && pages.data?.pages[0]?.area
  const above = group ? [{ path: pathOf(group.slug), name: group.name }] : []
  const page = { path: pathOf(slug), name }
  if (!area) return <Breadcrumbs above={above} page={page} />
  const path = landingPath({ category: slug, area: area.slug })
  return <Breadcrumbs above={[...above, page]} page={{ path, name: area.name }} />
}
