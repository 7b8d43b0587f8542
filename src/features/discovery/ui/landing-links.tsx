import { Link } from 'react-router'
import { useFormat } from '#platform/ui/translation.tsx'
import type { SearchResult } from '../contract.ts'
import { landingPath, type PathPlace } from '../rules/search-state.ts'
import { useTranslation } from './use-translation.ts'

type Named = { slug: string; name: string }
type Links = SearchResult['links']

/** Links to a category in the areas with the most listings. */
export function CategoryAreas({ category: { slug, name }, areas }: { category: Named; areas: Links }) {
  const t = useTranslation()
  return <LandingLinks title={t('areas.title', { name })} links={areas} page={{ category: slug }} kind="area" />
}

/** Links to the categories with the most listings in an area. */
export function AreaCategories({ area: { slug, name }, categories }: { area: Named; categories: Links }) {
  const t = useTranslation()
  return (
    <LandingLinks title={t('categories.title', { name })} links={categories} page={{ area: slug }} kind="category" />
  )
}

type LinksProps = { title: string; links: Links; page: PathPlace; kind: keyof PathPlace }

/** Links from the landing page of `page` to those of it and an area or category. Search engines index these pages. */
function LandingLinks({ title, links, page, kind }: LinksProps) {
  const { number } = useFormat()
  const list = (
    <>
      <h2 className="text-xl font-bold">{title}</h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] items-center gap-x-6 sm:grid-cols-3 xl:grid-cols-4">
        {links.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link
              to={landingPath({ ...page, [kind]: slug })}
              className="hover:text-primary flex min-h-11 items-center justify-between gap-2 py-1.5 leading-snug hover:underline lg:min-h-9"
            >
              <span className="min-w-0 text-balance wrap-anywhere">{name}</span>
              <span className="text-muted tabular text-sm">{number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
  return links.length > 0 && <section className="mt-10">{list}</section>
}
