import type { Db } from '#platform/server/db.ts'
import { definePort } from '#platform/server/port.ts'
import type { Locale } from '#shared/locale.ts'
import type { ListingCard } from '../contract.ts'

/** The amounts that people paid each of these listings, by number; those with too few prices are omitted. */
export const findPaid = definePort<
  [db: Db, listingNos: readonly number[]],
  ReadonlyMap<number, NonNullable<ListingCard['paid']>>
>('listings.findPaid')

/** The latest published reviews of these listings, by number. */
export const findReviewTexts = definePort<
  [db: Db, listingNos: readonly number[]],
  ReadonlyMap<number, { text: string; lang: Locale }[]>
>('listings.findReviewTexts')
