import { Suspense, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { AskResults } from '#features/shortlist/ui/ask-results.tsx'
import { AfterHydration } from '#platform/ui/after-hydration.tsx'
import { buttonClass } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import { LoadMore } from '#platform/ui/load-more.tsx'
import type { SearchResult } from '../contract.ts'
import { filterKeys } from '../filters.ts'
import { ignoring, searchPath } from '../rules/search-state.ts'
import { ActiveFilters } from './active-filters.tsx'
import { SearchLink } from './filter-link.tsx'
import { hasFilters } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { MeantChips } from './meant-chips.tsx'
import { QuickChips } from './quick-chips.tsx'
import { ResultList } from './result-list.tsx'
import { SortSelect } from './sort-select.tsx'
import type { Search, useSearch } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

// Loaded on demand, since most searches have results and a clear meaning, and are read on one page.
const KeptList = lazyPart(async () => (await import('./kept-list.tsx')).KeptList)
const CategoryCards = lazyPart(async () => (await import('./rare-parts.tsx')).CategoryCards)
const NothingFound = lazyPart(async () => (await import('./rare-parts.tsx')).NothingFound)
const NotUsedNote = lazyPart(async () => (await import('./rare-parts.tsx')).NotUsedNote)
const SitePageNote = lazyPart(async () => (await import('./rare-parts.tsx')).SitePageNote)
const WidenedNote = lazyPart(async () => (await import('./rare-parts.tsx')).WidenedNote)

/** Id of the heading of the results. */
export const resultsId = 'results'

type ResultsProps = {
  found: ReturnType<typeof useSearch>
  /** The first page. */
  result: SearchResult
  items: SearchResult['items']
  /** Id of the filters beside the results, which phones show in a sheet. */
  panelId: string
  below: ReactNode
}

/** The results of a search, below the chosen filters and their order. */
export function SearchResults({ found, result, items, panelId, below }: ResultsProps) {
  const t = useTranslation()
  const { search, state, pages, isPending, facets } = found
  const { understood, didYouMean, trades, relatedHere, helplines, total, widened, everywhere, sitePage } = result
  const place = result.area ?? understood.area
  const isFiltered =
    filterKeys.some((key) => state[key] !== undefined) ||
    Boolean(understood.category ?? understood.area) ||
    understood.manners.length > 0
  const activeFilters = isFiltered && <ActiveFilters search={search} result={result} />
  const nextCursor = pages.data?.pages.at(-1)?.nextCursor
  const canSort = items.length > 0
  const canFilter = facets && hasFilters(facets, state)
  return (
    <section aria-labelledby={resultsId} className="min-w-0">
      <h2 id={resultsId} tabIndex={-1} className="sr-only">
        {t('results.label')}
      </h2>
      <div className="results-bar">
        <div className="lg:hidden">
          {canFilter && <FilterSheet {...{ facets, search, total, isPending, panelId }} />}
        </div>
        <p role="status" className="text-muted tabular">
          {t('results.count', { count: total })}
        </p>
        {canFilter && (
          <div className="flex gap-2 lg:hidden">
            <QuickChips search={search} facets={facets} />
          </div>
        )}
        {helplines.length === 0 && (
          <Link
            to={searchPath(state).replace('/explore', '/save-search')}
            rel="nofollow"
            discover="none"
            className="text-primary inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold hover:underline lg:min-h-9"
          >
            <Icon name="bell" size={16} />
            {t('results.save')}
          </Link>
        )}
        {canSort && <SortSelect search={search} hasPlace={place !== null} />}
      </div>
      <div className="mb-3 empty:hidden">{activeFilters}</div>
      {understood.notUsed.length > 0 && (
        <Suspense>
          <NotUsedNote result={result} />
        </Suspense>
      )}
      {trades.length > 0 && (
        <Suspense>
          <CategoryCards id="trades" title={t('trades.title')} groups={trades} place={place} />
        </Suspense>
      )}
      {sitePage && (
        <Suspense>
          <SitePageNote page={sitePage} />
        </Suspense>
      )}
      {didYouMean.length > 0 &&
        (items.length > 0 ? (
          <MeantChips categories={didYouMean.map(({ category }) => category)} place={place} />
        ) : (
          <Suspense>
            <CategoryCards id="did-you-mean" title={t('meant.title')} groups={didYouMean} place={place} />
          </Suspense>
        ))}
      {widened && (
        <Suspense>
          <WidenedNote result={result} />
        </Suspense>
      )}
      {items.length === 0 ? (
        <Suspense>
          {didYouMean.length === 0 && helplines.length === 0 && !sitePage && (
            <NothingFound result={result} search={search} />
          )}
        </Suspense>
      ) : (
        <>
          <ResultList items={items} isPending={isPending} />
          <LoadMore
            pages={pages}
            shown={t('more.shown', { shown: items.length, count: total })}
            nextPath={nextCursor ? searchPath(state, search.page, nextCursor) : null}
          />
          <AfterHydration>
            <LongList pages={pages} />
          </AfterHydration>
          {everywhere !== null && (
            <Everywhere search={search} count={everywhere} isPlaceInWords={understood.area !== null} />
          )}
          {items.length > 1 && <AskResults listings={items} />}
          {relatedHere.length > 0 && place && (
            <div className="mt-10">
              <Suspense>
                <CategoryCards
                  id="related-here"
                  title={t('related.title', { place: place.name })}
                  groups={relatedHere}
                  place={place}
                />
              </Suspense>
            </div>
          )}
        </>
      )}
      {below}
    </section>
  )
}

/** Where more than a page is loaded, or was when somebody was last on this entry of the history. */
function LongList({ pages }: Pick<ReturnType<typeof useSearch>, 'pages'>) {
  const { key } = useLocation()
  const isLong = (pages.data?.pages.length ?? 0) > 1 || (history.state as { list?: object } | null)?.list
  return isLong && <KeptList key={key} pages={pages} />
}

/** Leads on where a place has only a few. */
function Everywhere({ search, count, isPlaceInWords }: { search: Search; count: number; isPlaceInWords: boolean }) {
  const t = useTranslation()
  const anywhere = { area: undefined, ...(isPlaceInWords && ignoring(search.state, 'place')) }
  return (
    <p className="mt-4 text-center">
      <SearchLink search={search} change={anywhere} className={buttonClass()}>
        {t('more.everywhere', { count })}
      </SearchLink>
    </p>
  )
}
