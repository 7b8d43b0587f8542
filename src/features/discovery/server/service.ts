import type { ListingCard } from '#features/listings/contract.ts'
import { cardsOf } from '#features/listings/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { hongKongMinutes } from '#shared/hk-time.ts'
import type { Locale } from '#shared/locale.ts'
import type { Suggestion } from '../contract.ts'
import { mixOfDay } from '../rules.ts'
import { getSearchDictionary } from './search/dictionary.ts'
import { followAll } from './search/follow.ts'
import { postgresIndex } from './search/search-index.ts'
import { suggestEntries, typedTokens } from './search/suggest.ts'
import * as store from './store.ts'

export { search } from './service/search.ts'

type Some = { locale: Locale; limit: number }

const dayOf = (ctx: Ctx) => Math.floor(hongKongMinutes(ctx.now()) / 1_440)

/** What the words that are being typed may become: categories, areas, listings by name. Nothing for nothing typed. */
export async function suggest(
  { db }: Ctx,
  { q, kind, locale }: { q: string; kind: 'what' | 'where'; locale: Locale },
): Promise<Suggestion[]> {
  const tokens = typedTokens(q)
  if (tokens.length === 0) return []
  const { vocabulary } = await getSearchDictionary(db)
  const limits = kind === 'where' ? { category: 0, area: 8 } : { category: 4, area: 2 }
  const entries = suggestEntries(tokens, vocabulary, locale, limits).map(({ kind: of, entry }): Suggestion => {
    const tree = of === 'category' ? vocabulary.categories : vocabulary.areas
    const parent = entry.parent === null ? undefined : tree.get(entry.parent)
    return {
      kind: of,
      slug: entry.slug,
      label: entry.names[locale],
      lang: locale,
      icon: entry.icon,
      detail: parent?.names[locale] ?? null,
    }
  })
  if (kind === 'where') return entries
  const cards = await cardsOf(db, await postgresIndex(db).suggest(tokens, 4), locale)
  const listings = cards.map(({ slug, name, category }): Suggestion => ({
    kind: 'listing',
    slug,
    label: name.text,
    lang: name.lang,
    icon: null,
    detail: category.name,
  }))
  return [...entries, ...listings]
}

/** Good listings of different kinds, others every day. None of these places is paid for. */
export async function findFeatured(ctx: Ctx, { locale, limit }: Some): Promise<ListingCard[]> {
  const best = await store.findBest(ctx.db, limit * 20)
  const { vocabulary } = await getSearchDictionary(ctx.db)
  const groupOf = (categories: readonly number[]) =>
    categories.find((no) => vocabulary.categories.get(no)?.parent === null) ?? 0
  const mixed = mixOfDay(
    best.map(({ listingNo, categories }) => ({ listingNo, group: groupOf(categories) })),
    dayOf(ctx),
    limit,
  )
  return cardsOf(ctx.db, mixed, locale)
}

export async function findTopRated({ db }: Ctx, { locale, limit }: Some): Promise<ListingCard[]> {
  return cardsOf(db, await store.findTopRated(db, limit), locale)
}

export async function findNewest(
  { db }: Ctx,
  { locale, limit }: Some,
): Promise<(ListingCard & { publishedAt: string })[]> {
  const newest = await store.findNewest(db, limit)
  const published = new Map(newest.map(({ id, publishedAt }) => [id, publishedAt!.toISOString()]))
  const cards = await cardsOf(
    db,
    newest.map(({ listingNo }) => listingNo),
    locale,
  )
  return cards.map((card) => ({ ...card, publishedAt: published.get(card.id)! }))
}

export async function findSimilar(
  { db }: Ctx,
  { listingId, locale, limit }: Some & { listingId: string },
): Promise<ListingCard[]> {
  const { vocabulary } = await getSearchDictionary(db)
  const groups = [...vocabulary.categories.values()].flatMap(({ no, parent }) => (parent === null ? [no] : []))
  return cardsOf(db, await store.findSimilar(db, listingId, groups, limit), locale)
}

/**
 * Brings the search up to date for everything that changed: what a worker does by itself within a second (jobs.ts).
 * For tests and scripts that do not want to wait.
 */
export const followChanges = (db: Db): Promise<void> => followAll(db)

/**
 * Brings the search up to date for these listings, in the caller's transaction. Nobody has to: triggers note every change
 * that a row rests on. Rejecting or deleting a listing, or deactivating its owner, takes it out in that transaction.
 */
export const upsertSearch = (db: Db, listingIds: readonly string[]): Promise<void> =>
  postgresIndex(db).upsert(listingIds)

export const removeSearch = (db: Db, listingIds: readonly string[]): Promise<void> =>
  postgresIndex(db).remove(listingIds)

/** Writes the whole search anew, after a load; searches wait meanwhile. */
export const rebuildSearch = (db: Db): Promise<void> => postgresIndex(db).rebuild()

/** At every start: rebuilds the search if another version of the code wrote it. */
export const refreshSearch = (db: Db): Promise<void> => postgresIndex(db).refresh()

/** Which pages the sitemap of listings has. */
export const sitemapPages = (db: Db): Promise<number[]> => store.findSitemapPages(db)

/** The public listings of one page of the sitemap; times are ISO. Empty for a page that is none. */
export async function findSitemapPage(db: Db, page: number): Promise<{ slug: string; updatedAt: string }[]> {
  const rows = await store.findAddresses(db, page)
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }))
}
