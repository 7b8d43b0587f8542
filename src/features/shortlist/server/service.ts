import type { ListingCard } from '#features/listings/contract.ts'
import { cardsOf, publicDetailsOf } from '#features/listings/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Locale } from '#shared/locale.ts'
import type { ComparedListing } from '../contract.ts'
import * as store from './store.ts'

type Ids = { ids: readonly string[]; locale: Locale }

/** Cards of the public ones among these listings, in the given order. */
export async function findCards(ctx: Ctx, { ids, locale }: Ids): Promise<ListingCard[]> {
  if (ids.length === 0) return []
  return cardsOf(ctx, await store.findPublicNos(ctx.db, ids), locale)
}

/** The facts of the public ones among these listings, in the given order. */
export async function compare(ctx: Ctx, { ids, locale }: Ids): Promise<ComparedListing[]> {
  return ids.length === 0 ? [] : publicDetailsOf(ctx, ids, locale)
}
