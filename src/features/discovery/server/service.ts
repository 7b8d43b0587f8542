import type { ListingCard } from '#features/listings/contract.ts'
import { cardsOf } from '#features/listings/server/service.ts'
import { readCached } from '#platform/server/cached.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { hongKongMinutes } from '#shared/hk-time.ts'
import type { Locale } from '#shared/locale.ts'
import type { Suggestion } from '../contract.ts'
import { dailyMix } from '../rules.ts'
import { landingPath } from '../rules/search-state.ts'
import type { Entry } from './language/phrases.ts'
import { suggestProblems } from './language/suggest-problems.ts'
import { suggestSearches } from './language/suggest-searches.ts'
import { suggestEntries, tokenizeInput } from './language/suggest.ts'
import type { Vocabulary } from './language/vocabulary.ts'
import { processQueue } from './search-index/index-queue.ts'
import { isCurrent } from './search-index/rebuild.ts'
import { postgresIndex } from './search-index/search-index.ts'
import { getSearchDictionary } from './service/dictionary.ts'
import * as store from './store.ts'

export { setCursorKey } from './service/cursor.ts'
export { compileSearch, meetsNeeds, needColumns } from './service/compile-search.ts'
export { countPublic } from './service/count-public.ts'
export { loadNameReaders } from './service/read-names.ts'
export { search } from './service/search.ts'
export { namesDanger } from './language/helplines.ts'

type CardsInput = { locale: Locale; limit: number }

const dayOf = (ctx: Ctx) => Math.floor(hongKongMinutes(ctx.now()) / 1_440)

/** Suggestions for a query prefix: categories and areas, problems that categories solve, and listings by name. Empty for a blank prefix. */
export async function suggest(
  ctx: Ctx,
  { q, kind, locale }: { q: string; kind: 'what' | 'where'; locale: Locale },
): Promise<Suggestion[]> {
  const tokens = tokenizeInput(q)
  if (tokens.length === 0) return []
  const { vocabulary } = await getSearchDictionary(ctx.db)
  const limits = kind === 'where' ? { category: 0, area: 8 } : { category: 4, area: 2 }
  const entries = suggestEntries(tokens, vocabulary, limits).map(({ kind: entryKind, entry }): Suggestion => {
    const tree = entryKind === 'category' ? vocabulary.categories : vocabulary.areas
    const parent = entry.parent === null ? undefined : tree.get(entry.parent)
    return {
      kind: entryKind,
      slug: entry.slug,
      label: entry.names[locale],
      lang: locale,
      icon: entry.icon,
      detail: parent?.names[locale] ?? null,
      area: null,
    }
  })
  if (kind === 'where') return entries
  const whole = suggestSearches(tokens, vocabulary).map(([category, area]) =>
    searchSuggestion(category, area, vocabulary, locale),
  )
  const problems = suggestProblems(tokens, vocabulary, locale, 3).map(({ text, lang, entry }): Suggestion => ({
    kind: 'problem',
    slug: entry.slug,
    label: text,
    lang,
    icon: entry.icon,
    detail: entry.names[locale],
    area: null,
  }))
  const cards = await cardsOf(ctx, await postgresIndex(ctx.db).suggest(tokens, 4), locale)
  const listings = cards.map(({ slug, name, category }): Suggestion => ({
    kind: 'listing',
    slug,
    label: name.text,
    lang: name.lang,
    icon: null,
    detail: category.name,
    area: null,
  }))
  return [...whole, ...entries, ...problems, ...listings]
}

function searchSuggestion(category: Entry, area: Entry, { categories }: Vocabulary, locale: Locale): Suggestion {
  return {
    kind: 'category',
    slug: category.slug,
    label: category.names[locale],
    lang: locale,
    icon: category.icon,
    detail: categories.get(category.parent ?? 0)?.names[locale] ?? null,
    area: { slug: area.slug, name: area.names[locale] },
  }
}

/** A daily changing selection of good listings from different category groups. Contains no paid places. */
export async function findFeatured(ctx: Ctx, { locale, limit }: CardsInput): Promise<ListingCard[]> {
  const day = dayOf(ctx)
  return readCached(ctx.db, `featured ${locale} ${limit} ${day}`, async () => {
    const best = await store.findBest(ctx.db, limit * 20)
    const { vocabulary } = await getSearchDictionary(ctx.db)
    const groupOf = (categories: readonly number[]) =>
      categories.find((no) => vocabulary.categories.get(no)?.parent === null) ?? 0
    const groups = best.map(({ listingNo, categories }) => ({ listingNo, group: groupOf(categories) }))
    return cardsOf(ctx, dailyMix(groups, day, limit), locale)
  })
}

export async function findTopRated(ctx: Ctx, { locale, limit }: CardsInput): Promise<ListingCard[]> {
  return readCached(ctx.db, `top rated ${locale} ${limit}`, async () =>
    cardsOf(ctx, await store.findTopRated(ctx.db, limit), locale),
  )
}

export async function findNewest(
  ctx: Ctx,
  { locale, limit }: CardsInput,
): Promise<(ListingCard & { publishedAt: string })[]> {
  const newest = await store.findNewest(ctx.db, limit)
  const published = new Map(newest.map(({ id, publishedAt }) => [id, publishedAt!.toISOString()]))
  const cards = await cardsOf(
    ctx,
    newest.map(({ listingNo }) => listingNo),
    locale,
  )
  return cards.map((card) => ({ ...card, publishedAt: published.get(card.id)! }))
}

export async function findSimilar(
  ctx: Ctx,
  { listingId, locale, limit }: CardsInput & { listingId: string },
): Promise<ListingCard[]> {
  return readCached(ctx.db, `similar ${listingId} ${locale} ${limit}`, async () => {
    const { vocabulary } = await getSearchDictionary(ctx.db)
    const groups = [...vocabulary.categories.values()].flatMap(({ no, parent }) => (parent === null ? [no] : []))
    return cardsOf(ctx, await store.findSimilar(ctx.db, listingId, groups, limit), locale)
  })
}

/**
 * Indexes all queued changes. The search worker does this within a second (jobs.ts); tests and scripts call it directly
 * to avoid waiting.
 */
export const indexPendingChanges = (db: Db): Promise<unknown> => processQueue(db)

/**
 * Indexes these listings in the caller's transaction. Optional: triggers queue every change that affects an index row.
 * Rejecting or deleting a listing, or deactivating its owner, removes its row in the same transaction.
 */
export const upsertSearch = (db: Db, listingIds: readonly string[]): Promise<void> =>
  postgresIndex(db).upsert(listingIds)

/** Rebuilds the whole index, after a bulk load; searches are blocked meanwhile. */
export const rebuildSearch = (db: Db): Promise<void> => postgresIndex(db).rebuild()

/** Runs at every start: rebuilds the index if another index version wrote it. */
export const refreshSearch = (db: Db): Promise<void> => postgresIndex(db).refresh()

/** Whether the index is of this version, so that `refreshSearch` has nothing to do. */
export const isSearchCurrent = isCurrent

/** Page numbers of the listings sitemap. */
export const sitemapPages = (db: Db): Promise<number[]> => store.findSitemapPages(db)

/** Public listings of one sitemap page, with ISO timestamps. Empty for a page that does not exist. */
export async function findSitemapPage(db: Db, page: number): Promise<{ slug: string; updatedAt: string }[]> {
  const rows = await store.findSitemapEntries(db, page)
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }))
}

/** Number of sitemap pages of areas, and of categories in an area. */
export const placeSitemapPages = (db: Db): Promise<number> => store.countPlacePages(db)

/** Paths of the landing pages of one sitemap page: areas, and categories in an area, with at least one listing. */
export async function findPlacePaths(db: Db, page: number): Promise<string[]> {
  const places = await store.findPlaces(db, page)
  return places.map(({ category, area }) => landingPath({ category: category ?? undefined, area }))
}
