import type { ListingCard } from '#features/listings/contract.ts'
import { cardsOf, findPublic } from '#features/listings/server/service.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { pageByCursor } from '#platform/server/cursor.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import { timePosition } from '#platform/server/time-position.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import { matchesAll, maxFavorites, searchWords } from '../rules.ts'
import * as store from './store.ts'

type FindInput = { q?: string; cursor?: string; limit: number; locale: Locale }

/**
 * One page of the member's favourites as cards, without listings that are not public at present. A search loads the
 * names of all rows after the cursor (at most 1,000) and filters in memory: an index would not help for so short a
 * list, and both Chinese scripts must match each other.
 * @throws Refusal CURSOR_INVALID for a cursor of another list
 */
export async function find(
  ctx: MemberCtx,
  { q = '', locale, ...page }: FindInput,
): Promise<{ items: ListingCard[]; nextCursor: string | null }> {
  const { db, actor } = ctx
  const words = searchWords(q)
  const toSimplified = await loadSimplifier()
  const { rows, nextCursor } = await pageByCursor(page, {
    order: 'favorites newest',
    position: timePosition,
    async find(after, limit) {
      const found = await store.find(db, actor.id, after, words.length > 0 ? maxFavorites : limit)
      return found.filter(({ texts }) => matchesAll(texts, words, toSimplified))
    },
    positionOf: ({ micros, id }) => [micros, id],
  })
  const listingNos = rows.map(({ listingNo }) => listingNo)
  return { items: await cardsOf(ctx, listingNos, locale), nextCursor }
}

/**
 * Adds a public listing to the member's favourites; does nothing when it already is one.
 * @throws Refusal LISTING_NOT_FOUND, FAVORITES_FULL
 */
export async function add({ db, actor, now }: MemberCtx, listingId: string): Promise<{ isFavorite: true }> {
  if (!(await findPublic(db, listingId))) throw new Refusal('LISTING_NOT_FOUND')
  if (!(await store.insert(db, actor.id, listingId, now()))) throw new Refusal('FAVORITES_FULL')
  return { isFavorite: true }
}

/**
 * Adds these listings to the member's favourites, the first as the newest, as far as there is room. Those that are
 * favourites already or are not public are left out. Returns the public ones for which there was no room.
 */
export async function addAll(
  { db, actor, now }: MemberCtx,
  listingIds: readonly string[],
): Promise<{ overLimit: string[] }> {
  return { overLimit: await store.insertAll(db, actor.id, listingIds, now()) }
}

/** Removes a listing from the member's favourites; does nothing when it is not one. */
export async function remove({ db, actor }: MemberCtx, listingId: string): Promise<{ isFavorite: false }> {
  await store.remove(db, actor.id, listingId)
  return { isFavorite: false }
}
