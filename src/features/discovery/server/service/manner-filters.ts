import { numberOf } from '../../filters.ts'
import type { Manner } from '../../rules/manners.ts'
import type { Sort } from '../../rules/search-state.ts'
import { type Filters, noFilters } from '../search-index/filter-sql.ts'
import { alwaysOpenNumber, openNumberOf } from '../search-index/open-now.ts'

/** The filters that these manners mean, as far as listings have the fact. Empty for the others. */
export function filtersOf(manners: readonly Manner[], now: Date): Partial<Filters> {
  const filters: Partial<Filters> = {}
  for (const manner of manners) {
    if (manner === 'urgent') filters.urgent = numberOf('urgent', '1')
    if (manner === 'open_now') filters.open = openNumberOf(now)
    if (manner === 'always_open') filters.open = alwaysOpenNumber
    if (manner.startsWith('speaks:')) filters.language = numberOf('language', manner.slice('speaks:'.length))
  }
  return filters
}

/** The manners that are filters. */
export const filteringManners = (manners: readonly Manner[]): Manner[] =>
  manners.filter((manner) => Object.keys(filtersOf([manner], new Date(0))).length > 0)

/** "Best" sorts by rating, unless the visitor chose an order. */
export const sortOf = (chosen: Sort, manners: readonly Manner[]): Sort =>
  chosen === 'featured' && manners.includes('best') ? 'rating' : chosen

/** The chosen filters; where none is chosen, those of the manners. */
export function withManners(chosen: Filters, wanted: Partial<Filters>): Filters {
  const used = Object.entries(chosen).filter(([, number]) => number > 0)
  return { ...noFilters, ...wanted, ...Object.fromEntries(used) }
}
