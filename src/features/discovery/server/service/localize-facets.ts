import { spokenLanguages } from '#features/listings/rules.ts'
import type { Locale } from '#shared/locale.ts'
import type { Facets } from '../../contract.ts'
import { priceSteps, ratingSteps } from '../../rules/search-state.ts'
import type { FacetCounts } from '../search/facets.ts'
import { priceFilter, ratingFilter } from '../search/filter-bits.ts'
import type { Entry } from '../search/phrases.ts'
import type { Vocabulary } from '../search/vocabulary.ts'

/** Facets for display: names in the visitor's language, in the admin's order, without values that have no listings. */
export function localizeFacets(counts: FacetCounts, { categories, areas }: Vocabulary, locale: Locale): Facets {
  const children = { categories: childrenOf(categories), areas: childrenOf(areas) }
  const counted = (entry: Entry, numbers: ReadonlyMap<number, number>) => facetOf(entry, numbers, locale)
  const list = (parent: number | null, kind: 'categories' | 'areas') =>
    (children[kind].get(parent) ?? []).filter(({ no }) => (counts[kind].get(no) ?? 0) > 0)
  const values = <T>(all: readonly T[], count: (value: T) => number | undefined) =>
    all.map((value) => ({ value, count: count(value) ?? 0 })).filter(({ count: n }) => n > 0)
  return {
    categories: list(null, 'categories').map((group) => ({
      ...counted(group, counts.categories),
      icon: group.icon,
      categories: list(group.no, 'categories').map((category) => ({
        ...counted(category, counts.categories),
        icon: category.icon,
      })),
    })),
    areas: list(null, 'areas').map((region) => ({
      ...counted(region, counts.areas),
      districts: list(region.no, 'areas').map((district) => ({
        ...counted(district, counts.areas),
        areas: list(district.no, 'areas').map((area) => counted(area, counts.areas)),
      })),
    })),
    ratings: values(ratingSteps, (step) => counts.ratings[ratingFilter(step)]),
    verified: counts.verified,
    languages: values(spokenLanguages, (language) => counts.languages[spokenLanguages.indexOf(language) + 1]),
    prices: values(priceSteps, (step) => counts.prices[priceFilter(step)]),
  }
}

export function facetOf(entry: Entry, numbers: ReadonlyMap<number, number>, locale: Locale) {
  return { slug: entry.slug, name: entry.names[locale], count: numbers.get(entry.no) ?? 0 }
}

function childrenOf(entries: ReadonlyMap<number, Entry>): Map<number | null, Entry[]> {
  return Map.groupBy(entries.values(), ({ parent }) => parent)
}
