import { setImmediate } from 'node:timers/promises'
import type { ListingCard } from '#features/listings/contract.ts'
import { withRequest } from '#features/listings/rules/greeting.ts'
import { cardsOf } from '#features/listings/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { SearchInput, SearchResult } from '../../contract.ts'
import type { SearchDictionary } from '../language/dictionary.ts'
import { helplinesOf } from '../language/helplines.ts'
import type { Entry } from '../language/phrases.ts'
import { scorerOf } from '../language/score-text.ts'
import { applyCorrections } from '../language/spelling.ts'
import { postgresIndex } from '../search-index/search-index.ts'
import type { Page } from '../search-index/text-search.ts'
import { writeCursor } from './cursor.ts'
import { describe, findLikelyCategories, findRelatedHere } from './describe.ts'
import type { Found } from './find-listings.ts'
import { localizeFacets } from './localize-facets.ts'
import { findNotUsed, saysMore } from './not-used.ts'
import { findAlternatives } from './nothing-found.ts'
import { quoteListings } from './quote-listings.ts'
import { findRequest } from './request.ts'
import { cardsIn, facetsIn, linksIn } from './shorten.ts'
import type { Widening } from './widening.ts'

/** What was found, in the visitor's language: cards, facets, what the words mean, and other ways to go on. */
export async function present(
  ctx: Ctx,
  input: SearchInput,
  dictionary: SearchDictionary,
  found: Found,
): Promise<SearchResult> {
  const { meaning, category, area, filters, unmet, page, widening, cursor } = found
  const { understanding, spelling, isCorrected, danger, sitePage } = meaning
  const { vocabulary } = dictionary
  const { locale } = input
  const rows = rowsOf(page, input)
  const categoryNo = category?.no ?? (understanding.need?.isSure ? understanding.need.categories[0] : undefined)
  // What was removed from the words is no longer wanted.
  const hasOwnWords = !danger && input.ignore.length === 0 && saysMore(understanding)
  const request = await findRequest(ctx.db, categoryNo, filters.area, widening !== null, hasOwnWords ? input.q! : null)
  const shown = apart(
    page.paid,
    rows.map(([listingNo]) => listingNo),
  )
  const [cards, didYouMean, trades, relatedHere, facets] = await Promise.all([
    cardsOf(ctx, shown, locale, {
      paid: new Set(page.paid),
      scoreOf: scorerOf(understanding.words),
      asked: { category: category?.no ?? understanding.need?.categories[0], area: filters.area },
    }),
    cursor ? [] : findLikelyCategories(ctx, understanding, false, filters.area, vocabulary, locale),
    cursor ? [] : findLikelyCategories(ctx, understanding, true, filters.area, vocabulary, locale),
    widening && !cursor ? findRelatedHere(ctx, categoryNo, filters.area, vocabulary, locale) : [],
    // While the database reads the cards: the query is sent first.
    setImmediate().then(() => page.counts && localizeFacets(page.counts, vocabulary, locale)),
  ])
  const ignored = [...unmet, ...(filters.area > 0 ? ['near_me' as const] : [])]
  const names = cards.map(({ name, otherName }) => [name.text, otherName?.text].join('\n'))
  const notUsed = danger || sitePage ? [] : findNotUsed(input.q ?? '', understanding, unmet, names)
  const quotes = await quoteListings(
    ctx.db,
    cards.map(({ id }) => id),
    notUsed,
    locale,
  )
  return {
    items: cardsIn(cards, input).map((card) => ({
      ...withGreeting(card, request),
      quote: quotes.get(card.id) ?? null,
    })),
    nextCursor: nextCursorOf(found, rows),
    total: page.total,
    facets: facets && facetsIn(facets, input),
    links: facets ? linksIn(facets, input) : [],
    category: named(category, input),
    area: named(area, input),
    understood: describe(understanding, ignored, notUsed, vocabulary, locale),
    request,
    widened: widening && widenedIn(widening, dictionary, input),
    everywhere: countEverywhere(found),
    didYouMean,
    trades,
    relatedHere,
    danger: danger?.kind ?? null,
    helplines: helplinesOf(danger, locale),
    sitePage,
    correction: isCorrected ? { from: input.q!, to: applyCorrections(input.q!, spelling.corrections) } : null,
    nothingFound: await nothingFoundIn(ctx, input, dictionary, found),
  }
}

/** Paid places each followed by a result, so that on a phone no more than one stands before the first that nobody paid for. */
const apart = (paid: readonly number[], others: readonly number[]): number[] =>
  paid.length === 0
    ? [...others]
    : [...paid.flatMap((one, index) => [one, ...others.slice(index, index + 1)]), ...others.slice(paid.length)]

/** The rows of the page beside its paid places; the page has one more, if there is a next page. */
const rowsOf = ({ rows, paid }: Page, { limit }: SearchInput) => rows.slice(0, limit - paid.length)

function nextCursorOf({ page, cursor, widening, order }: Found, shown: Page['rows']): string | null {
  const last = page.rows.length > shown.length ? shown.at(-1) : undefined
  if (!last) return null
  const [listingNo, value] = last
  const next = { page: (cursor?.page ?? 1) + 1, paid: cursor?.paid ?? page.paid, widened: widening }
  return writeCursor({ after: [value, listingNo], ...next }, order)
}

function widenedIn({ step, areas }: Widening, { vocabulary }: SearchDictionary, input: SearchInput) {
  return { step, areas: areas.map((no) => named(vocabulary.areas.get(no)!, input)!) }
}

async function nothingFoundIn(
  { db }: Ctx,
  input: SearchInput,
  dictionary: SearchDictionary,
  { meaning, filters, page }: Found,
): Promise<SearchResult['nothingFound']> {
  if (page.total > 0 || !page.counts) return null
  const { spelling, query } = meaning
  const index = postgresIndex(db)
  return findAlternatives({ db, index, dictionary, spelling, query, filters, input, counts: page.counts })
}

/** So few results in a place, or near it, that those elsewhere are offered. */
const fewResults = 5

const countEverywhere = ({ page: { total }, everywhere }: Found): number | null =>
  total > 0 && total <= fewResults && everywhere > total ? everywhere : null

/** A listing that is only related to what was searched for is not asked for it. */
function withGreeting(card: ListingCard, request: SearchResult['request']): ListingCard {
  return card.category.slug === request?.category
    ? { ...card, greeting: withRequest(card.greeting, request?.text) }
    : card
}

const named = (entry: Entry | null, { locale }: SearchInput) => entry && { slug: entry.slug, name: entry.names[locale] }
