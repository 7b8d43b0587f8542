import { priceUnits, type PriceUnit } from '#features/listings/rules.ts'

/** Cards that the shortlist shows at once, the newest. */
export const maxShown = 50
/** Listings side by side. */
export const maxCompared = 4
/** Providers whom a visitor asks at once, and listings among which to choose them. */
export const maxAsked = 3
export const maxAskable = 12

/** Lists of one member, and listings in one list. */
export const maxLists = 20
export const maxInList = maxShown
/** Length of a list's name in code points. */
export const maxListName = 60

type Priced = { prices: readonly { unit: PriceUnit }[] }

/** The units in which at least one of these listings has a price, in the order of `priceUnits`. */
export function comparedUnits(listings: readonly Priced[]): PriceUnit[] {
  return priceUnits.filter((unit) => listings.some(({ prices }) => prices.some((price) => price.unit === unit)))
}
