import type { SearchResult } from '../contract.ts'
import { SearchLink } from './filter-link.tsx'
import type { Search } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

/** Tells that the query was corrected, with a link to the exact query. */
export function Correction({
  correction,
  search,
}: {
  correction: NonNullable<SearchResult['correction']>
  search: Search
}) {
  const t = useTranslation()
  return (
    // The link is never broken off in the middle of the sentence's line.
    <p className="flex flex-wrap gap-x-1.5">
      <span>{t('correction.shown', { q: correction.to })}</span>
      <SearchLink search={search} change={{ exact: '1' }} className="text-primary font-semibold underline">
        {t('correction.instead', { q: correction.from })}
      </SearchLink>
    </p>
  )
}
