import { useLocale } from '#platform/ui/scope.tsx'
import type { Locale } from '#shared/locale.ts'
import type { Facets } from '../contract.ts'
import type { FilterValues, ValueKey } from '../filters.ts'
import type { SearchState } from '../rules/search-state.ts'
import { SearchLink } from './filter-link.tsx'
import { useValueName } from './use-filter-name.ts'
import type { Search } from './use-search.ts'

type Chip = { [K in ValueKey]: readonly [key: K, value: FilterValues[K]] }[ValueKey]

const languageOf = { en: 'english', 'zh-Hant': 'cantonese', 'zh-Hans': 'mandarin' } as const

/** The filters that decide most, in the order of use, with the reader's language. */
const chipsIn = (locale: Locale): readonly Chip[] => [
  ['open', '1'],
  ['urgent', '1'],
  ['language', languageOf[locale]],
  ['licensed', '1'],
  ['price', '500'],
  ['rating', '4'],
]

/** Whether a filter of the search is shown by its chip. */
export const isQuickChip = (key: string, state: SearchState, locale: Locale): boolean =>
  chipsIn(locale).some(([name, value]) => name === key && state[name] === value)

/** One tap for each of the filters that decide most; those that would find nothing are left out. */
export function QuickChips({ search, facets }: { search: Search; facets: Facets }) {
  const locale = useLocale()
  const valueName = useValueName()
  const { state } = search
  return chipsIn(locale).map(([key, value]) => {
    const isChosen = state[key] === value
    if (!isChosen && key !== 'open' && !facets.values[key].some((one) => one.value === value)) return null
    return (
      <SearchLink
        key={key}
        search={search}
        change={{ [key]: isChosen ? undefined : value }}
        isChosen={isChosen}
        className="quick-chip"
      >
        {valueName(key, value)}
      </SearchLink>
    )
  })
}
