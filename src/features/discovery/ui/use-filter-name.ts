import type { SpokenLanguage } from '#features/listings/rules.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { useFormat } from '#platform/ui/translation.tsx'
import type { SearchResult } from '../contract.ts'
import { filters, type FilterKey, type FilterValues, type ValueKey } from '../filters.ts'
import type { Manner, plainManners } from '../rules/manners.ts'
import type { SearchState } from '../rules/search-state.ts'
import { useTranslation } from './use-translation.ts'

/** Returns a function that gives the display name of a filter value. */
export function useValueName() {
  const t = useTranslation()
  const listingT = useListingTranslation()
  const { hkd } = useFormat()
  return <K extends ValueKey>(key: K, value: FilterValues[K]): string => {
    const filter = filters[key]
    switch (filter.format) {
      case 'language':
        return listingT(`language.${value as SpokenLanguage}`)
      case 'field':
        return listingT(filter.label)
      case 'hkd':
        return t(filter.label, { value: hkd(Number(value) * 100) })
      case 'plain':
        return t(filter.label, { value })
    }
  }
}

/** Returns a function that gives the display name of a chosen filter. Unknown categories and areas are shown by slug. */
export function useFilterName(named: Pick<SearchResult, 'category' | 'area'>) {
  const valueName = useValueName()
  return (key: FilterKey, state: SearchState): string => {
    const value = state[key] ?? ''
    return key === 'category' || key === 'area'
      ? (named[key]?.name ?? value)
      : valueName(key, value as FilterValues[typeof key])
  }
}

/** Returns a function that gives the display name of a manner: "urgent", "speaks Hindi". */
export function useMannerName() {
  const t = useTranslation()
  const listingT = useListingTranslation()
  return (manner: Manner): string => {
    const [, language] = manner.split(':')
    return language
      ? t('manner.speaks', { language: listingT(`language.${language as SpokenLanguage}`) })
      : t(`manner.${manner as (typeof plainManners)[number]}`)
  }
}
