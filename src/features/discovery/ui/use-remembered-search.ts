import { useEffect } from 'react'
import { storeSearch } from '#features/listings/ui/stored-search.ts'
import { useLocale } from '#platform/ui/scope.tsx'
import type { SearchResult } from '../contract.ts'
import { searchPath, type SearchPage, type SearchState } from '../rules/search-state.ts'
import { rememberSearch } from './recent-searches.ts'

type Shown = { state: SearchState; page: SearchPage; heading: string; result: SearchResult | undefined }

/**
 * Puts the search among the recent ones of this browser, and stores it for the boxes of other pages. The words of
 * somebody in danger are never stored.
 */
export function useRememberedSearch({ state, page, heading, result }: Shown): void {
  const locale = useLocale()
  const { category = null, area = null, request = null, helplines } = result ?? {}
  const isHarmless = helplines?.length === 0
  const isRecent = isHarmless && Boolean(state.q ?? state.area)
  const path = searchPath(state, page)
  useEffect(() => {
    if (isRecent) rememberSearch({ label: heading, path })
  }, [isRecent, heading, path])
  const q = isHarmless ? (state.q ?? '') : ''
  useEffect(() => {
    if (helplines) storeSearch({ locale, q, category, area, request })
  }, [helplines, locale, q, category, area, request])
}
