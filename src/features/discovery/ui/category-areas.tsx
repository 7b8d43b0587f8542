import { Link } from 'react-router'
import type { CategorySummary } from '#features/catalog/contract.ts'
import { useFormat } from '#platform/ui/translation.tsx'
import { searchPath } from '../rules/search-state.ts'
import { useSearch } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

/** Maximum number of links. */
const maxAreas = 24

/** Links to a category in each area, those with the most listings first. These pages are indexed by search engines. */
export function CategoryAreas({ category: { slug, name } }: { category: Pick<CategorySummary, 'slug' | 'name'> }) {
  const t = useTranslation()
  const { number } = useFormat()
  const { facets } = useSearch(slug)
  const areas = (facets?.areas ?? [])
    .flatMap((region) => region.districts.flatMap((district) => district.areas))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxAreas)
  if (areas.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-xl font-bold">{t('areas.title', { name })}</h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 sm:grid-cols-3 xl:grid-cols-4">
        {areas.map((area) => (
          <li key={area.slug}>
            <Link
              to={searchPath({ category: slug, area: area.slug, sort: 'featured' }, 'category')}
              className="hover:text-primary flex min-h-11 items-center justify-between gap-2 hover:underline lg:min-h-9"
            >
              <span className="min-w-0 truncate">{area.name}</span>
              <span className="text-muted tabular text-sm">{number(area.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
