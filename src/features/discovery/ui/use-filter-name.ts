import type { AcceptedPayment, SpokenLanguage } from '#features/listings/rules.ts'
import { useTranslation as useListingTranslation } from '#features/listings/ui/use-translation.ts'
import { useFormat } from '#platform/ui/translation.tsx'
import type { SearchResult } from '../contract.ts'
import { filters, type FilterKey, type FilterValues, type ValueKey } from '../filters.ts'
import type { Manner, plainManners, WantedDay } from '../rules/manners.ts'
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
  const { hkd } = useFormat()
  return (manner: Manner): string => {
    const [kind = '', value = ''] = manner.split(':')
    switch (kind) {
      case 'speaks':
        return t('manner.speaks', { language: listingT(`language.${value as SpokenLanguage}`) })
      case 'pays':
        return t('manner.pays', { payment: listingT(`payment.${value as AcceptedPayment}`) })
      case 'budget':
        return t('manner.budget', { amount: hkd(Number(value) * 100) })
      case 'at':
        return t('manner.at', { time: `${value.padStart(2, '0')}:30` })
      case 'on':
        return t(`manner.${value as WantedDay}`)
      default:
        return t(`manner.${manner as (typeof plainManners)[number]}`)
    }
  }
}
