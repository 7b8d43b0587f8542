import type { SearchResult } from '../contract.ts'
import type { SearchState } from '../rules/search-state.ts'
import { useTranslation } from './use-translation.ts'

/** Heading and title of a search, from its query, category and area. */
export function useHeading(state: SearchState, result: SearchResult | undefined): string {
  const t = useTranslation()
  const [category, area] = [result?.category?.name, result?.area?.name]
  const q = result?.correction?.to ?? state.q
  const both = category && area && t('heading.categoryArea', { category, area })
  if (!q) return both || category || (area ? t('heading.area', { area }) : t('heading.all'))
  const place = both || category || area
  return place ? t('heading.wordsPlace', { q, place }) : t('heading.words', { q })
}
