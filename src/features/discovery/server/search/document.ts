import type { Price, SpokenLanguage } from '#features/listings/rules.ts'
import { adjustedMean, featuredValue, reviewsValue } from '../../rules.ts'
import { facetsOf } from './facets.ts'
import { fold } from './fold.ts'
import { tagsOf } from './tags.ts'
import { indexedLexemes, joined } from './words.ts'

/**
 * Of all that decides what stands in a row: folding, words, tags, facets, ranking. Raise it with any of them, and the
 * next start writes the index anew.
 */
export const indexVersion = 1

/** A public listing as the index reads it. `categories` and `areas` are those that it chose. */
export type Source = {
  listingNo: number
  nameEn: string | null
  nameZh: string | null
  texts: (string | null)[]
  prices: Pick<Price, 'title' | 'note'>[]
  ratingAvg: number | null
  ratingCount: number
  languagesSpoken: SpokenLanguage[]
  lowestPriceCents: number | null
  isVerified: boolean
  hasPaidPlace: boolean
  categories: number[]
  areas: number[]
}

/** A row of `listing_search`; `lexemes` become its `lex`. */
export type Row = {
  listingNo: number
  categories: number[]
  areas: number[]
  tags: number
  facets: string
  featured: number
  rating: number
  reviews: number
  nameEn: string
  nameZh: string
  doc: string
  lexemes: string[]
}

/** What categories and areas lie in, and what lies inside an area, near and far, by number. */
export type Trees = { categoriesAbove: Above; areasAbove: Above; areasInside: ReadonlyMap<number, readonly number[]> }
type Above = ReadonlyMap<number, readonly number[]>

/** Above this a row is stored in parts, and what hits are read for stays small (see `tables.ts`). In bytes. */
const outOfLine = 2_100

export function rowOf(source: Source, trees: Trees): Row {
  const names = [source.nameEn, source.nameZh].flatMap((name) => (name === null ? [] : [fold(name)]))
  const prices = source.prices.flatMap(({ title, note }) => [title, note])
  const doc = fold([source.nameEn, source.nameZh, ...source.texts, ...prices].filter(Boolean).join('\n'))
  const categories = [...new Set(source.categories.flatMap((no) => [no, ...(trees.categoriesAbove.get(no) ?? [])]))]
  // A listing is found in its areas, in what they lie in, and in all that lies inside them.
  const around = [trees.areasAbove, trees.areasInside]
  const areas = [...new Set(source.areas.flatMap((no) => [no, ...around.flatMap((tree) => tree.get(no) ?? [])]))]
  const lexemes = indexedLexemes(doc)
  for (const name of names) {
    for (const lexeme of indexedLexemes(name)) lexemes.add(`n.${lexeme}`)
    lexemes.add(wholeName(joined(name)))
  }
  for (const no of categories) lexemes.add(`c.${no}`)
  for (const no of areas) lexemes.add(`a.${no}`)
  const tags = tagsOf({ ...source, rating: source.ratingAvg, languages: source.languagesSpoken })
  const size = [doc, ...lexemes].reduce((bytes, text) => bytes + Buffer.byteLength(text), 0)
  return {
    listingNo: source.listingNo,
    categories,
    areas,
    tags,
    facets: facetsOf(categories, areas, tags),
    featured: featuredValue(source.ratingAvg, source.ratingCount),
    rating: adjustedMean(source.ratingAvg, source.ratingCount),
    reviews: reviewsValue(source.ratingAvg, source.ratingCount),
    nameEn: names[0] ?? '',
    nameZh: names.at(-1) ?? '',
    doc: doc + ' '.repeat(Math.max(0, outOfLine - size)),
    lexemes: [...lexemes],
  }
}

/** The lexeme of a whole name, given without gaps; long ones count up to where a lexeme may end. */
export const wholeName = (name: string) => `e.${[...name].slice(0, 200).join('')}`
