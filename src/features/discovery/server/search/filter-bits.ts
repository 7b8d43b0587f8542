import { type SpokenLanguage, spokenLanguages } from '#features/listings/rules.ts'
import { priceStepsOf, ratingStepsOf } from '../../rules.ts'
import { type PriceStep, priceSteps, type RatingStep, ratingSteps } from '../../rules/search-state.ts'

/**
 * Search filters as numbers; 0 means no filter. `rating` 1 to 3 means at least 3, 4 and 4.5 stars; `price` 1 to 4 means at
 * most HK$3,000, 1,000, 500 and 200; `language` is the index in `spokenLanguages` plus one; `category` and `area` are keys
 * in the index.
 */
export type Filters = {
  category: number
  area: number
  rating: number
  verified: number
  language: number
  price: number
}

export const noFilters: Filters = { category: 0, area: 0, rating: 0, verified: 0, language: 0, price: 0 }

export const ratingFilter = (step: RatingStep) => ratingSteps.indexOf(step) + 1
export const priceFilter = (step: PriceStep) => priceSteps.length - priceSteps.indexOf(step)
export const languageFilter = (language: SpokenLanguage) => spokenLanguages.indexOf(language) + 1

/** The properties of a listing that filters use. */
export type FilterProperties = {
  rating: number | null
  isVerified: boolean
  languages: readonly SpokenLanguage[]
  lowestPriceCents: number | null
  hasPaidPlace: boolean
}

export const paidBit = 64

/**
 * Filter values of a listing as bits: 0-1 number of rating steps reached, 2 verified, 3-5 number of price steps matched,
 * 6 eligible for a paid place, from 8 on one per language. SQL reads them too (migrations/0006, `search-sql.ts`).
 */
export function tagsOf({ rating, isVerified, languages, lowestPriceCents, hasPaidPlace }: FilterProperties): number {
  const spoken = languages.reduce((bits, language) => bits | (1 << (7 + languageFilter(language))), 0)
  const paid = hasPaidPlace ? paidBit : 0
  return ratingStepsOf(rating) | (isVerified ? 4 : 0) | (priceStepsOf(lowestPriceCents) << 3) | paid | spoken
}

/** Decodes the bits: the highest step that a listing reaches in each filter, and its languages. */
export function decodeTags(tags: number): { rating: number; verified: number; price: number; languages: number[] } {
  const languages = spokenLanguages.flatMap((_, index) => ((tags >> (8 + index)) & 1 ? [index + 1] : []))
  return { rating: tags & 3, verified: (tags >> 2) & 1, price: (tags >> 3) & 7, languages }
}

/** Dimensions of the array `counts` in `search_counts`, innermost first: price, verified, rating. */
export const countAxes = [
  { stride: 1, size: priceSteps.length + 1 },
  { stride: priceSteps.length + 1, size: 2 },
  { stride: 2 * (priceSteps.length + 1), size: ratingSteps.length + 1 },
] as const
export const countsLength = countAxes.reduce((length, { size }) => length * size, 1)

/** Index in `counts` for these filters, from 0. */
export const countIndex = ({ rating, verified, price }: Pick<Filters, 'rating' | 'verified' | 'price'>) =>
  rating * countAxes[2].stride + verified * countAxes[1].stride + price * countAxes[0].stride
