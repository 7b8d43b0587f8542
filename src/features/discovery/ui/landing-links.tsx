import { Link } from '#platform/ui/link.tsx'
import { useFormat } from '#platform/ui/translation.tsx'
import { landingPath, type PathPlace } from '../rules/search-state.ts'
import { useSearch } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

type Named = { slug: string; name: string }

/** Links to a category in each area. */
export function CategoryAreas({ category: { slug, name } }: { category: Named }) {
  const t = useTranslation()
  const { facets } = useSearch({ category: slug })
  const areas = (facets?.areas ?? []).flatMap((region) => region.districts.flatMap((district) => district.areas))
  const links = areas.map((area) => ({ ...area, place: { category: slug, area: area.slug } }))
  return <LandingLinks title={t('areas.title', { name })} links={links} />
}

/** Links to each category in an area. */
export function AreaCategories({ area: { slug, name } }: { area: Named }) {
  const t = useTranslation()
  const { facets } = useSearch({ area: slug })
  const categories = (facets?.categories ?? []).flatMap((group) => group.categories)
  const links = categories.map((category) => ({ ...category, place: { category: category.slug, area: slug } }))
  return <LandingLinks title={t('categories.title', { name })} links={links} />
}

const maxLinks = 24

/** Links to landing pages, those with the most listings first. Search engines index these pages. */
function LandingLinks({ title, links }: { title: string; links: (Named & { count: number; place: PathPlace })[] }) {
  const { number } = useFormat()
  if (links.length === 0) return null
  const shown = links.toSorted((a, b) => b.count - a.count).slice(0, maxLinks)
  return (
    <section className="mt-10">
      <h2 className="text-xl font-bold">{title}</h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 sm:grid-cols-3 xl:grid-cols-4">
        {shown.map(({ slug, name, count, place }) => (
          <li key={slug}>
            <Link
              to={landingPath(place)}
              className="hover:text-primary flex min-h-11 items-center justify-between gap-2 py-1.5 leading-snug hover:underline lg:min-h-9"
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="text-muted tabular text-sm">{number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
