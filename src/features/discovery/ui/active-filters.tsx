import { Icon } from '#platform/ui/icon.tsx'
import type { SearchResult } from '../contract.ts'
import { filterKeys } from '../filters.ts'
import { SearchLink } from './filter-link.tsx'
import { useFilterName } from './use-filter-name.ts'
import type { Search } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

/** Active filters as chips that remove themselves, and a link that removes all. */
export function ActiveFilters({ search, named }: { search: Search; named: Pick<SearchResult, 'category' | 'area'> }) {
  const t = useTranslation()
  const nameOf = useFilterName(named)
  const { state, page } = search
  // On a category page the category cannot be removed.
  const active = filterKeys.filter((key) => state[key] !== undefined && !(key === 'category' && page === 'category'))
  if (active.length === 0) return null
  const cleared = Object.fromEntries(active.map((key) => [key, undefined]))
  return (
    <ul aria-label={t('active.label')} className="flex flex-wrap items-center gap-2">
      {active.map((key) => (
        <li key={key}>
          <SearchLink
            search={search}
            change={{ [key]: undefined }}
            label={t('active.remove', { name: nameOf(key, state) })}
            className="bg-primary-soft hover:bg-sunken inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 text-sm font-medium lg:min-h-9"
          >
            {nameOf(key, state)}
            <Icon name="x" size={16} />
          </SearchLink>
        </li>
      ))}
      <li>
        <SearchLink
          search={search}
          change={cleared}
          className="text-primary inline-flex min-h-11 items-center px-2 text-sm font-semibold hover:underline lg:min-h-9"
        >
          {t('active.clear')}
        </SearchLink>
      </li>
    </ul>
  )
}
