import { setImmediate } from 'node:timers/promises'
import type { ListingCard } from '#features/listings/contract.ts'
import { withRequest } from '#features/listings/rules/greeting.ts'
import { cardsOf } from '#features/listings/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import { consumeLimitOrRefuse } from '#platform/server/rpc.ts'
import { hongKongMinutes } from '#shared/hk-time.ts'
import type { SearchInput, SearchResult } from '../../contract.ts'
import { rateLimits } from '../../rules/rate-limits.ts'
import { readCursor, writeCursor } from '../search/cursor.ts'
import { getSearchDictionary } from '../search/dictionary.ts'
import { type Filters, noFilters } from '../search/filter-sql.ts'
import type { Entry } from '../search/phrases.ts'
import { tokenizeQuery } from '../search/query.ts'
import { postgresIndex } from '../search/search-index.ts'
import { applyCorrections } from '../search/spelling.ts'
import type { Page } from '../search/text-search.ts'
import { findWidening, type Widening } from '../search/widening.ts'
import { helplinesOf } from '../understanding/helplines.ts'
import type { Understanding } from '../understanding/understand.ts'
import { cachedResults } from './cached-results.ts'
import { describe, findLikelyCategories } from './describe.ts'
import { interpret } from './interpret.ts'
import { localizeFacets } from './localize-facets.ts'
import { filteringManners, filtersOf, sortOf, withManners } from './manner-filters.ts'
import { findAlternatives } from './nothing-found.ts'
import { recordMiss } from './record-miss.ts'
import { findRequest } from './request.ts'
import { resolveFilters } from './resolve-filters.ts'
import { cardsIn, facetsIn, linksIn } from './shorten.ts'

/** Later pages are subject to the limit `deepSearch` (docs/security.md). */
const lastUnlimitedPage = 5
/** Results of searches without a text query: few different ones, often requested. */
const cachedSearches = cachedResults<SearchResult>(500)
/** Many people type the same words. A result takes up to 100 KB. */
const cachedTextSearches = cachedResults<SearchResult>(100)

/**
 * One page of a search.
 * @throws Refusal CURSOR_INVALID for a cursor of another search, TOO_MANY_REQUESTS on deep pages
 */
export async function search(ctx: Ctx, input: SearchInput): Promise<SearchResult> {
  const minute = Math.floor(ctx.now().getTime() / 60_000)
  if (tokenizeQuery(input.q ?? '').length > 0) {
    if (input.cursor !== undefined) return find(ctx, input)
    const cache = await cachedTextSearches(ctx.db)
    // Any words may ask for what is open at the minute.
    const key = JSON.stringify({ ...input, minute })
    const known = cache.peek(key)
    const result = known ?? find(ctx, input)
    // Each search that finds nothing is recorded.
    if (known || (await result).items.length > 0) void cache.get(key, () => result)
    return result
  }
  const cache = await cachedSearches(ctx.db)
  const key = JSON.stringify({ ...input, q: undefined, minute: input.open && minute })
  return cache.get(key, () => find(ctx, input))
}

/** @param isGuess whether listings of a category that the words merely resemble are better than none */
async function find(ctx: Ctx, input: SearchInput, isGuess = false): Promise<SearchResult> {
  const { db } = ctx
  const dictionary = await getSearchDictionary(db)
  const { vocabulary } = dictionary
  const { filters: chosen, category, area } = await resolveFilters(ctx, input, vocabulary)
  const interpretation = await interpret(db, input, dictionary, isGuess)
  const { tokens, understanding, spelling, isCorrected, query, danger, isOnlyDanger } = interpretation
  // A chosen area replaces the place in the query.
  const asChosen = { ...chosen, area: chosen.area || (understanding.place ?? 0) }
  const wanted = filtersOf(understanding.manners, ctx.now())
  const sort = sortOf(input.sort, understanding.manners)

  const nameKey = input.locale === 'en' ? 'en' : 'zh'
  const isByName = input.sort === 'name' || input.sort === 'name_desc'
  // Everything that determines the order of the results.
  const state = JSON.stringify([
    tokens,
    input.exact,
    input.ignore,
    { ...asChosen, open: input.open },
    input.sort,
    isByName && nameKey,
  ])
  const cursor = input.cursor === undefined ? null : readCursor(input.cursor, state)
  const pageNo = cursor?.page ?? 1
  if (pageNo > lastUnlimitedPage) await consumeLimitOrRefuse(ctx, rateLimits.deepSearch)
  const index = postgresIndex(db)
  const findPage = (filters: Filters, widening: Widening | null): Promise<Page> | Page =>
    isOnlyDanger
      ? nothing
      : index.search(query, {
          filters: widening ? { ...filters, area: 0 } : filters,
          anyArea: widening?.areas ?? [],
          sort,
          nameKey,
          paidFor: widening ? 'nobody' : query ? (understanding.need?.paidFor ?? 'nobody') : 'in',
          after: cursor?.after ?? null,
          paid: cursor?.paid ?? [],
          size: input.limit,
          day: Math.floor(hongKongMinutes(ctx.now()) / 1_440),
        })
  const asWanted = await findPage(withManners(asChosen, wanted), cursor?.widened ?? null)
  // A manner that no listing has is ignored.
  const isUnmet = asWanted.asked === 0 && Object.keys(wanted).length > 0
  const filters = isUnmet ? asChosen : withManners(asChosen, wanted)
  const inPlace = isUnmet ? await findPage(filters, cursor?.widened ?? null) : asWanted
  const widened = isOnlyDanger ? null : await findWidening(index, query, filters, inPlace, vocabulary)
  const page = widened ? await findPage(filters, widened) : inPlace
  const widening = cursor?.widened ?? widened

  const shown = page.rows.slice(0, input.limit - page.paid.length)
  const listingNos = [...page.paid, ...shown.map(([listingNo]) => listingNo)]
  const last = page.rows.length > shown.length ? shown.at(-1) : undefined
  const isEmpty = page.total === 0 && page.counts !== null
  const isMissed = isEmpty && query && !isGuess && !understanding.need?.isSure && !danger
  if (isMissed && (await index.count(query, noFilters)).total === 0) await recordMiss(ctx, tokens, input.locale)
  if (page.total === 0 && query && !understanding.need && !isGuess && !isOnlyDanger) {
    const guessed = await find(ctx, input, true)
    if (guessed.items.length > 0) return guessed
  }
  const request = await findRequest(db, category?.no ?? sureCategory(understanding), filters.area, widening !== null)
  const [cards, didYouMean, facets] = await Promise.all([
    cardsOf(ctx, listingNos, input.locale, {
      featured: new Set(page.paid),
      asked: { category: category?.no ?? understanding.need?.categories[0], area: filters.area },
    }),
    cursor ? [] : findLikelyCategories(ctx, understanding, filters.area, vocabulary, input.locale),
    // While the database reads the cards: the query is sent first.
    setImmediate().then(() => page.counts && localizeFacets(page.counts, vocabulary, input.locale)),
  ])
  return {
    items: cardsIn(cards, input).map((card) => withGreeting(card, request)),
    nextCursor: last
      ? writeCursor(
          { after: [last[1], last[0]], page: pageNo + 1, paid: cursor?.paid ?? page.paid, widened: widening },
          state,
        )
      : null,
    total: page.total,
    facets: facets && facetsIn(facets, input),
    links: facets ? linksIn(facets, input) : [],
    category: named(category, input),
    area: named(area, input),
    understood: describe(
      understanding,
      [...(isUnmet ? filteringManners(understanding.manners) : []), ...(filters.area > 0 ? ['near_me' as const] : [])],
      vocabulary,
      input.locale,
    ),
    request,
    widened: widening && {
      step: widening.step,
      areas: widening.areas.map((no) => named(vocabulary.areas.get(no)!, input)!),
    },
    everywhere: widening ? null : countEverywhere(page),
    didYouMean,
    helplines: helplinesOf(danger, input.locale),
    correction: isCorrected ? { from: input.q!, to: applyCorrections(input.q!, spelling.corrections) } : null,
    nothingFound:
      isEmpty && page.counts
        ? await findAlternatives({ db, index, dictionary, spelling, query, filters, input, counts: page.counts })
        : null,
  }
}

/** So few results in a place that those elsewhere are offered. */
const fewResults = 5

function countEverywhere({ total, counts }: Page): number | null {
  const everywhere = counts?.without.area ?? 0
  return total > 0 && total <= fewResults && everywhere > total ? everywhere : null
}

/** A listing that is only related to what was searched for is not asked for it. */
function withGreeting(card: ListingCard, request: SearchResult['request']): ListingCard {
  return card.category.slug === request?.category
    ? { ...card, greeting: withRequest(card.greeting, request?.text) }
    : card
}

/** The page for somebody in danger. */
const nothing: Page = { rows: [], paid: [], total: 0, asked: 0, counts: null }

const sureCategory = ({ need }: Understanding) => (need?.isSure ? need.categories[0] : undefined)

const named = (entry: Entry | null, { locale }: SearchInput) => entry && { slug: entry.slug, name: entry.names[locale] }
