import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useImpressionCounting } from '#features/analytics/ui/use-counting.ts'
import { catalogApi } from '#features/catalog/api.ts'
import { CategoryBreadcrumbs } from '#features/catalog/ui/category-breadcrumbs.tsx'
import { CategoryFacts } from '#features/catalog/ui/category-facts.tsx'
import { CategoryLinks, CategoryIcon } from '#features/catalog/ui/category-links.tsx'
import { discoveryApi } from '#features/discovery/api.ts'
import { searchFromUrl } from '#features/discovery/rules/search-state.ts'
import { CategoryAreas } from '#features/discovery/ui/category-areas.tsx'
import { searchQueries } from '#features/discovery/ui/search-query.ts'
import { SearchScreen } from '#features/discovery/ui/search-screen.tsx'
import { preload } from '#platform/scope.ts'
import { useApi, useLocale } from '#platform/ui/scope.tsx'

const loader = preload(
  (api, { url, locale, params: { categoryName: slug = '' } }) => [
    api(catalogApi).getCategory.queryOptions({ input: { locale, slug } }),
    ...searchQueries(api(discoveryApi), locale, searchFromUrl(url, slug), url),
  ],
  (slug) => `/category/${slug}`,
)
export { loader, loader as clientLoader }

export default function Category() {
  const { categoryName: slug = '' } = useParams()
  const locale = useLocale()
  const category = useQuery(useApi(catalogApi).getCategory.queryOptions({ input: { locale, slug } })).data
  const onShown = useImpressionCounting()
  if (!category) return null
  return (
    <SearchScreen
      key={slug}
      category={slug}
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
