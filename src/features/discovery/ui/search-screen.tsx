import { clsx } from 'clsx'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#platform/ui/lazy-part.tsx'
import type { SearchResult } from '../contract.ts'
import { dangerHeadings } from '../rules/dangers.ts'
import { isLandingPage, type PathPlace } from '../rules/search-state.ts'
import { FilterPanel, hasFilters } from './filter-panel.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchHead } from './search-head.tsx'
import { SearchLine } from './search-line.tsx'
import { resultsId, SearchResults } from './search-results.tsx'
import { useHeading } from './use-heading.ts'
import { useRememberedSearch } from './use-remembered-search.ts'
import { useSearch } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

// Loaded on demand, since most searches have a clear meaning.
const Correction = lazyPart(async () => (await import('./rare-parts.tsx')).Correction)
const Helplines = lazyPart(async () => (await import('./rare-parts.tsx')).Helplines)

const panelId = 'filters'
/** Letters of a heading that may fill lines as it likes, at any size of text. */
const maxWholeHeading = 80

type ScreenProps = {
  /** The category or area of the page. */
  inPath?: PathPlace
  /** Between the search box and the heading. */
  renderAbove?: (result: SearchResult) => ReactNode
  /** In the line of the heading, before it. */
  titleIcon?: ReactNode
  /** Below the heading. */
  intro?: ReactNode
  /** Below the results. */
  renderBelow?: (links: SearchResult['links']) => ReactNode
  /** Called with the displayed listings and the query. */
  onShown?: (listingIds: string[], q: string) => void
}

/** A search with its filters and results: the whole of /explore and the main part of the page of a category or area. */
export function SearchScreen({ inPath, renderAbove, titleIcon, intro, renderBelow, onShown }: ScreenProps) {
  const t = useTranslation()
  const found = useSearch(inPath)
  const { search, state, cursor, pages, facets, links } = found
  const result = pages.data?.pages[0]
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  const heading = useHeading(state, result)
  useRememberedSearch({ state, page: search.page, heading, result })
  const shown = items.map(({ id }) => id).join()
  // Words of somebody in danger are not sent to be counted.
  const countedWords = result?.helplines.length === 0 ? (state.q ?? '') : ''
  useEffect(() => {
    if (shown) onShown?.(shown.split(','), countedWords)
  }, [shown, countedWords, onShown])
  const title = useRef<HTMLHeadingElement>(null)
  const { key, state: visit } = useLocation() as { key: string; state: { isSearch?: true } | null }
  const searchedAt = visit?.isSearch ? key : ''
  useEffect(() => {
    // Who searched hears what the page shows now.
    if (searchedAt) title.current?.focus({ preventScroll: true })
  }, [searchedAt])
  if (!result) return null

  const isInDanger = result.helplines.length > 0
  const hasNoFilters = facets && !hasFilters(facets, state)
  const isLong = heading.length > maxWholeHeading
  const isOnlyDanger = isInDanger && items.length === 0
  return (
    <div className="wrap flex flex-col py-2 sm:py-4 lg:py-8">
      <SearchHead
        // Titles stay in the history of the browser.
        heading={result.danger ? t(`help.title.${dangerHeadings[result.danger]}`) : heading}
        result={result}
        isIndexable={isLandingPage(state) && !cursor && result.total > 0 && !result.widened}
      />
      {result.danger && (
        <Suspense>
          <Helplines danger={result.danger} lines={result.helplines} isOnly={isOnlyDanger} />
        </Suspense>
      )}
      <div className="sm:hidden noscript:hidden">
        <SearchLine search={search} result={result} />
      </div>
      <div className="max-sm:hidden noscript:block">
        <SearchBox
          key={`${state.q} ${state.category} ${state.area}`}
          search={search}
          category={result.category}
          area={result.area}
        />
      </div>
      <a href={`#${resultsId}`} className="skip-link">
        {t('results.skip')}
      </a>
      {/* No words, count or filters where nothing is an answer but the lines above. */}
      {!isOnlyDanger && (
        <>
          {/* On a phone, where the search line says the same, results come first. */}
          <div className="max-sm:order-last max-sm:mt-8 sm:mt-6">{renderAbove?.(result)}</div>
          <div className="flex items-center gap-3 sm:mt-3">
            <span className="contents max-sm:hidden">{titleIcon}</span>
            <h1
              ref={title}
              tabIndex={-1}
              title={isLong ? heading : undefined}
              className={clsx(
                'max-w-full min-w-0 text-2xl font-bold break-words outline-none max-sm:sr-only',
                isLong && 'line-clamp-4',
              )}
            >
              {heading}
            </h1>
          </div>
          {intro && <div className="mt-3 max-sm:order-last max-sm:mt-8">{intro}</div>}
          {result.correction && (
            <div className="mt-2">
              <Suspense>
                <Correction correction={result.correction} search={search} />
              </Suspense>
            </div>
          )}
          <div
            className={clsx(
              'mt-2 flex flex-col gap-x-8 sm:mt-4 lg:mt-6',
              !hasNoFilters && 'lg:grid lg:grid-cols-[264px_1fr]',
            )}
          >
            {!hasNoFilters && (
              <aside
                id={panelId}
                aria-label={t('filter.title')}
                className="hidden max-lg:order-last max-lg:mt-10 lg:sticky lg:top-4 lg:block lg:max-h-[calc(100dvh-2rem)] lg:scroll-pb-8 lg:self-start lg:overflow-y-auto lg:[mask-image:linear-gradient(#000_calc(100%-2rem),transparent)] lg:pb-8 noscript:block"
              >
                {facets && <FilterPanel facets={facets} search={search} />}
              </aside>
            )}
            <SearchResults {...{ found, result, items, panelId }} below={renderBelow?.(links)} />
          </div>
        </>
      )}
    </div>
  )
}
