import { clsx } from 'clsx'
import { useNavigate } from 'react-router'
import { Icon } from '#platform/ui/icon.tsx'
import { useLocale } from '#platform/ui/scope.tsx'
import { Spinner } from '#platform/ui/spinner.tsx'
import type { SearchResult } from '../contract.ts'
import { filterKeys } from '../filters.ts'
import { ignoring, type SearchState } from '../rules/search-state.ts'
import { SearchLink } from './filter-link.tsx'
import { isQuickChip } from './quick-chips.tsx'
import { useFilterName, useMannerName } from './use-filter-name.ts'
import { useNearestArea } from './use-nearest-area.ts'
import type { Search } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

type Chip = { key: string; name: string; change: Partial<SearchState> }

/** What was understood of the query, and the filters, as chips that remove themselves; and a link that removes all. */
export function ActiveFilters({
  search,
  result,
}: {
  search: Search
  result: Pick<SearchResult, 'category' | 'area' | 'understood'>
}) {
  const t = useTranslation()
  const nameOf = useFilterName(result)
  const mannerName = useMannerName()
  const locale = useLocale()
  const { state } = search
  const { category, area, from, manners } = result.understood
  const active = filterKeys.filter((key) => state[key] !== undefined)
  const understood: Chip[] = [
    ...(category && !state.category ? [{ key: 'need', name: category.name, change: ignoring(state, 'need') }] : []),
    ...(area && !state.area
      ? [
          {
            key: 'place',
            name: from ? t('heading.journey', { from: from.name, area: area.name }) : area.name,
            change: ignoring(state, 'place'),
          },
        ]
      : []),
    ...manners
      .filter((manner) => manner !== 'near_me')
      .map((manner) => ({ key: manner, name: mannerName(manner), change: ignoring(state, manner) })),
  ]
  const chips: Chip[] = [
    ...understood,
    ...active.map((key) => ({ key, name: nameOf(key, state), change: { [key]: undefined } })),
  ]
  // On a phone: in the line of the search, and among the quick chips.
  const isElsewhere = (key: string) =>
    ['need', 'place', 'category', 'area'].includes(key) || isQuickChip(key, state, locale)
  const isNearMe = manners.includes('near_me')
  if (chips.length === 0 && !isNearMe) return null
  const cleared = Object.fromEntries(active.map((key) => [key, undefined]))
  return (
    <ul aria-label={t('active.label')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, name, change }) => (
        <li key={key} className={clsx(isElsewhere(key) && 'max-sm:hidden')}>
          <SearchLink
            search={search}
            change={change}
            label={t('active.remove', { name })}
            className="bg-primary-soft hover:bg-sunken inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-medium lg:min-h-9"
          >
            {name}
            <Icon name="x" size={16} />
          </SearchLink>
        </li>
      ))}
      {isNearMe && (
        <li className="noscript:hidden">
          <NearMe search={search} />
        </li>
      )}
      {active.length > 0 && (
        <li className={clsx(chips.every(({ key }) => isElsewhere(key)) && 'max-sm:hidden')}>
          <SearchLink
            search={search}
            change={cleared}
            className="text-primary inline-flex min-h-11 items-center text-sm font-semibold hover:underline lg:min-h-9"
          >
            {t('active.clear')}
          </SearchLink>
        </li>
      )}
    </ul>
  )
}

/** The browser is asked for its position on a tap only, also by those who typed "near me". */
function NearMe({ search }: { search: Search }) {
  const t = useTranslation()
  const navigate = useNavigate()
  const { find, isBusy } = useNearestArea()
  const choose = async () => {
    const area = await find()
    if (area) await navigate(search.pathWith({ area: area.slug }))
  }
  return (
    <button
      type="button"
      aria-busy={isBusy}
      onClick={() => void choose()}
      className="border-line-strong bg-surface hover:bg-sunken inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-medium lg:min-h-9"
    >
      {isBusy ? <Spinner size={16} /> : <Icon name="map-pin" size={16} />}
      <span>{t('box.nearMe')}</span>
    </button>
  )
}
