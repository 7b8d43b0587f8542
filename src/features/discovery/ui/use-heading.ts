import type { SearchResult } from '../contract.ts'
import type { SearchState } from '../rules/search-state.ts'
import { useMannerName } from './use-filter-name.ts'
import { useTranslation } from './use-translation.ts'

/** Heading and title of a search: what was understood, such as "Plumbers in Sha Tin · urgent". */
export function useHeading(state: SearchState, result: SearchResult | undefined): string {
  const t = useTranslation()
  const mannerName = useMannerName()
  const { understood } = result ?? {}
  const category = (understood?.category ?? result?.category)?.name
  const to = (understood?.area ?? result?.area)?.name
  const area = to && understood?.from ? t('heading.journey', { from: understood.from.name, area: to }) : to
  const q = result?.correction?.to ?? state.q
  const both =
    category && area && (understood?.from ? `${category} · ${area}` : t('heading.categoryArea', { category, area }))
  const place = both || category || (area && t('heading.area', { area }))
  if (!q) return place || t('heading.all')
  if (!understood?.category && !understood?.area) {
    const filter = both || category || area
    return filter ? t('heading.wordsPlace', { q, place: filter }) : t('heading.words', { q })
  }
  const rest = understood.rest && t('nothing.words', { q: understood.rest })
  // What is near the visitor is unknown until they choose a place.
  const manners = understood.manners.filter((manner) => manner !== 'near_me')
  return [place, ...manners.map(mannerName), rest].filter(Boolean).join(' · ')
}
