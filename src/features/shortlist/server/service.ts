import type { ListingCard } from '#features/listings/contract.ts'
import { cardsOf, publicDetailsOf } from '#features/listings/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import { cleanLine } from '#shared/text.ts'
import { comparedListing, type ComparedListing } from '../contract.ts'
import * as store from './store.ts'
import { findShared } from './store/lists.ts'

type Ids = { ids: readonly string[]; locale: Locale }

/** Cards of the public ones among these listings, in the given order. */
export async function findCards(ctx: Ctx, { ids, locale }: Ids): Promise<ListingCard[]> {
  if (ids.length === 0) return []
  return cardsOf(ctx, await store.findPublicNos(ctx.db, ids), locale)
}

/** The facts of the public ones among these listings, in the given order. */
export async function compare(ctx: Ctx, { ids, locale }: Ids): Promise<ComparedListing[]> {
  if (ids.length === 0) return []
  return (await publicDetailsOf(ctx, ids, locale)).map((details) => comparedListing.parse(details))
}

/**
 * What whoever has the link of a shared list sees: its name and its public listings.
 * @throws Refusal LIST_NOT_FOUND for an unknown token, and after sharing was stopped
 */
export async function getShared(
  ctx: Ctx,
  { token, locale }: { token: string; locale: Locale },
): Promise<{ name: string; cards: ListingCard[] }> {
  // Cleaned because PostgreSQL rejects a NUL character.
  const list = await findShared(ctx.db, cleanLine(token))
  if (!list) throw new Refusal('LIST_NOT_FOUND')
  return { name: list.name, cards: await findCards(ctx, { ids: list.listingIds, locale }) }
}
