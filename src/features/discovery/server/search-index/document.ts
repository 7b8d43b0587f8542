import type { AcceptedPayment, OpeningHours, Price } from '#features/listings/rules.ts'
import type { FilteredListing } from '../../filters.ts'
import { adjustedMean, featuredValue, reviewsValue } from '../../rules.ts'
import { fold } from '../language/folding.ts'
import { indexedLexemes, joinTokens, wholeNameLexeme } from '../language/tokenizer.ts'
import { encodeFacets } from './facets.ts'
import { factLexeme, factsOf } from './facts.ts'
import { tagsOf } from './filter-sql.ts'
import { openTimesOf } from './open-now.ts'

/**
 * Increase when folding, tokenizer, filter bits, facets, ranking or the order of rows change: the next start then rebuilds
 * the index.
 */
export const indexVersion = 6

/** Indexed data of a public listing. `categories` and `areas` are the chosen ones, without ancestors and descendants. */
export type ListingSource = FilteredListing & {
  listingNo: number
  nameEn: string | null
  nameZh: string | null
  texts: (string | null)[]
  prices: Pick<Price, 'title' | 'note'>[]
  ratingCount: number
  hasPaidPlace: boolean
  openingHours: OpeningHours | null
  acceptedPayments: readonly AcceptedPayment[]
  /** Whether it states a licence that is valid on the day. */
  isLicensed: boolean
  categories: number[]
  areas: number[]
}

/** A row of `listing_search`; `lexemes` is stored in column `lex`. */
export type IndexRow = {
  listingNo: number
  categories: number[]
  areas: number[]
  tags: number
  openTimes: string
  facets: string
  featured: number
  rating: number
  reviews: number
  price: number
  nameEn: string
  nameZh: string
  doc: string
  lexemes: string[]
}

/** Ancestors of categories and areas, and descendants of areas, by number. */
export type Trees = {
  categoryAncestors: AncestorsByNo
  areaAncestors: AncestorsByNo
  areaDescendants: ReadonlyMap<number, readonly number[]>
}
type AncestorsByNo = ReadonlyMap<number, readonly number[]>

/** Sort value of a listing without a price, after all others. */
const unpriced = 1e12

/** Rows larger than this are stored out of line by TOAST (see `tables.ts`). In bytes. */
const toastThreshold = 2_100

export function indexRowOf(source: ListingSource, trees: Trees): IndexRow {
  const names = [source.nameEn, source.nameZh].flatMap((name) => (name === null ? [] : [fold(name)]))
  const prices = source.prices.flatMap(({ title, note }) => [title.en, title.zh, note?.en, note?.zh])
  const doc = fold([source.nameEn, source.nameZh, ...source.texts, ...prices].filter(Boolean).join('\n'))
  const categories = [...new Set(source.categories.flatMap((no) => [no, ...(trees.categoryAncestors.get(no) ?? [])]))]
  // A listing is found in its areas, in their ancestors and in their descendants.
  const related = [trees.areaAncestors, trees.areaDescendants]
  const areas = [...new Set(source.areas.flatMap((no) => [no, ...related.flatMap((tree) => tree.get(no) ?? [])]))]
  const lexemes = indexedLexemes(doc)
  for (const name of names) {
    for (const lexeme of indexedLexemes(name)) lexemes.add(`n.${lexeme}`)
    lexemes.add(wholeNameLexeme(joinTokens(name)))
  }
  for (const no of categories) lexemes.add(`c.${no}`)
  for (const no of areas) lexemes.add(`a.${no}`)
  for (const fact of factsOf(source)) lexemes.add(factLexeme(fact))
  const tags = tagsOf(source)
  const size = Buffer.byteLength([doc, ...lexemes].join(''))
  return {
    listingNo: source.listingNo,
    categories,
    areas,
    tags,
    openTimes: openTimesOf(source.openingHours),
    facets: encodeFacets(categories, areas, tags),
    featured: featuredValue(source.ratingAvg, source.ratingCount),
    rating: adjustedMean(source.ratingAvg, source.ratingCount),
    reviews: reviewsValue(source.ratingAvg, source.ratingCount),
    price: source.lowestPriceCents ?? unpriced,
    nameEn: names[0] ?? '',
    nameZh: names.at(-1) ?? '',
    doc: doc + ' '.repeat(Math.max(0, toastThreshold - size)),
    lexemes: [...lexemes],
  }
}
