import { lazy, Suspense, useEffect, type ComponentProps, type ReactNode } from 'react'
import { storeSearch } from '#features/listings/ui/stored-search.ts'
import { AskResults } from '#features/shortlist/ui/ask-results.tsx'
import { absoluteUrl } from '#platform/scope.ts'
import { Head } from '#platform/ui/head.tsx'
import { JsonLd } from '#platform/ui/json-ld.tsx'
import { Link } from '#platform/ui/link.tsx'
import { useRepeatedPart } from '#platform/ui/repeated-part.tsx'
import { useLocale, useScope } from '#platform/ui/scope.tsx'
import type { SearchResult } from '../contract.ts'
import { filterKeys } from '../filters.ts'
import { isLandingPage, landingPath, type PathPlace, searchPath } from '../rules/search-state.ts'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { rememberSearch } from './recent-searches.ts'
import { LoadMore, ResultList } from './result-list.tsx'
import { SearchBox } from './search-box.tsx'
import { SortSelect } from './sort-select.tsx'
import { useHeading } from './use-heading.ts'
import { useSearch } from './use-search.ts'
import { useTranslation } from './use-translation.ts'

// Loaded on demand, since most searches have results and a clear meaning.
const rareParts = () => import('./rare-parts.tsx')
const Correction = lazy(async () => ({ default: (await rareParts()).Correction }))
const DidYouMean = lazy(async () => ({ default: (await rareParts()).DidYouMean }))
const Helplines = lazy(async () => ({ default: (await rareParts()).Helplines }))
const NothingFound = lazy(async () => ({ default: (await rareParts()).NothingFound }))
const WidenedNote = lazy(async () => ({ default: (await rareParts()).WidenedNote }))

const ActiveFilters = lazy(async () => ({ default: (await import('./active-filters.tsx')).ActiveFilters }))

const panelId = 'filters'
const resultsId = 'results'

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
  const { search, state, cursor, pages, isPending, facets, links } = useSearch(inPath)
  const result = pages.data?.pages[0]
  const heading = useHeading(state, result)
  const shown = pages.data?.pages.flatMap((page) => page.items.map(({ id }) => id)).join() ?? ''
  // Words of somebody in danger are neither stored nor sent to be counted.
  const isHarmless = result?.helplines.length === 0
  const countedWords = isHarmless ? (state.q ?? '') : ''
  const isRemembered = isHarmless && Boolean(state.q ?? state.area)
  useEffect(() => {
    if (shown) onShown?.(shown.split(','), countedWords)
  }, [shown, countedWords, onShown])
  const path = searchPath(state, search.page)
  useEffect(() => {
    if (isRemembered) rememberSearch({ label: heading, path })
  }, [isRemembered, heading, path])
  useStoring(result, state.q ?? '')
  if (!pages.data || !result) return null

  const { understood } = result
  const isFiltered =
    filterKeys.some((key) => state[key] !== undefined) ||
    Boolean(understood.category ?? understood.area) ||
    understood.manners.length > 0
  const activeFilters = isFiltered && (
    // The height of one row of chips.
    <Suspense fallback={<div className="h-11 lg:h-9" />}>
      <ActiveFilters search={search} result={result} />
    </Suspense>
  )
  const items = pages.data.pages.flatMap((page) => page.items)
  const isInDanger = result.helplines.length > 0
  const isOnlyDanger = isInDanger && items.length === 0
  const nextCursor = pages.data.pages.at(-1)?.nextCursor
  return (
    <div className="wrap py-4 lg:py-8">
      <SearchHead
        // Titles stay in the history of the browser.
        heading={isInDanger ? t('help.title') : heading}
        result={result}
        isIndexable={isLandingPage(state) && !cursor && result.total > 0 && !result.widened}
      />
      {isInDanger && (
        <Suspense>
          <Helplines lines={result.helplines} isOnly={isOnlyDanger} />
        </Suspense>
      )}
      <SearchBox
        key={`${state.q} ${state.category} ${state.area}`}
        search={search}
        category={result.category}
        area={result.area}
      />
      {/* No words, count or filters where nothing is an answer but the lines above. */}
      {!isOnlyDanger && (
        <>
          <div className="mt-6 flex flex-col gap-3">
            {renderAbove?.(result)}
            <div className="flex items-center gap-3">
              {titleIcon}
              <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                <h1 className="max-w-full text-2xl font-bold break-words">{heading}</h1>
                <p role="status" className="text-muted tabular">
                  {t('results.count', { count: result.total })}
                </p>
                {!isInDanger && (
                  <Link
                    to={searchPath(state).replace('/explore', '/save-search')}
                    rel="nofollow"
                    className="text-primary inline-flex min-h-11 items-center text-sm font-semibold hover:underline lg:min-h-9"
                  >
                    {t('results.save')}
                  </Link>
                )}
              </div>
            </div>
            {intro}
            {result.correction && (
              <Suspense>
                <Correction correction={result.correction} search={search} />
              </Suspense>
            )}
          </div>
          <div className="mt-4 flex flex-col gap-x-8 lg:mt-6 lg:grid lg:grid-cols-[264px_1fr]">
            <aside
              id={panelId}
              aria-label={t('filter.title')}
              className="hidden self-start max-lg:order-last max-lg:mt-10 lg:sticky lg:top-4 lg:block lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto noscript:block"
            >
              {facets && <KnownFilters facets={facets} search={search} />}
            </aside>
            <section aria-labelledby={resultsId} className="min-w-0">
              <h2 id={resultsId} className="sr-only">
                {t('results.label')}
              </h2>
              <div className="border-line bg-paper sticky top-0 z-20 -mx-4 mb-4 flex items-center justify-between gap-2 border-b px-4 py-2 lg:static lg:mx-0 lg:border-0 lg:p-0">
                <div className="lg:hidden">
                  {facets && (
                    <FilterSheet
                      facets={facets}
                      search={search}
                      total={result.total}
                      isPending={isPending}
                      panelId={panelId}
                    />
                  )}
                </div>
                <div className="hidden lg:block">{activeFilters}</div>
                <SortSelect search={search} />
              </div>
              <div className="mb-4 empty:hidden lg:hidden">{activeFilters}</div>
              {result.didYouMean.length > 0 && (
                <Suspense>
                  <DidYouMean groups={result.didYouMean} search={search} />
                </Suspense>
              )}
              {result.widened && (
                <Suspense>
                  <WidenedNote result={result} />
                </Suspense>
              )}
              {items.length === 0 ? (
                <Suspense>
                  {result.didYouMean.length === 0 && !isInDanger && <NothingFound result={result} search={search} />}
                </Suspense>
              ) : (
                <>
                  <ResultList items={items} isPending={isPending} />
                  <LoadMore
                    shown={items.length}
                    total={result.total}
                    nextPath={nextCursor ? searchPath(state, search.page, nextCursor) : null}
                    isLoading={pages.isFetchingNextPage}
                    isFailed={pages.isFetchNextPageError}
                    onMore={() => void pages.fetchNextPage()}
                  />
                  {items.length > 1 && <AskResults listings={items} />}
                </>
              )}
              {renderBelow?.(links)}
            </section>
          </div>
        </>
      )}
    </div>
  )
}

/** The filters of a search without words, which others make too. */
function KnownFilters({ facets, search }: ComponentProps<typeof FilterPanel>) {
  const { state, page } = search
  const keyOfFilters = () => (state.q ? null : `filters ${JSON.stringify([facets, state, page])}`)
  return <div {...useRepeatedPart(keyOfFilters, <FilterPanel facets={facets} search={search} />)} />
}

/** Stores the search for the boxes of other pages. The words of somebody in danger are never stored. */
function useStoring(result: SearchResult | undefined, q: string) {
  const locale = useLocale()
  const { category = null, area = null, request = null, helplines } = result ?? {}
  const words = helplines?.length === 0 ? q : ''
  useEffect(() => {
    if (helplines) storeSearch({ locale, q: words, category, area, request })
  }, [helplines, locale, words, category, area, request])
}

function SearchHead({ heading, result, isIndexable }: { heading: string; result: SearchResult; isIndexable: boolean }) {
  const t = useTranslation()
  const scope = useScope()
  const { total, items, category, area, helplines } = result
  // The title in search engines should contain the place.
  const title =
    category && heading === category.name ? t('heading.categoryHongKong', { category: category.name }) : heading
  const path = landingPath({ category: category?.slug, area: area?.slug })
  const list = import.meta.env.SSR && {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: heading,
    numberOfItems: total,
    itemListElement: items.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(scope, scope.locale, `/service/${slug}`),
    })),
  }
  return (
    <>
      <Head
        title={title}
        description={helplines.length > 0 ? heading : t('results.description', { count: total, heading })}
        path={path}
        noIndex={!isIndexable}
      />
      {isIndexable && <JsonLd data={list} />}
    </>
  )
}
