import type { Entry } from './phrases.ts'
import { areasStartingWith, categoriesStartingWith } from './suggest.ts'
import type { Token } from './tokenizer.ts'
import { understand } from './understand.ts'
import { lengthOf, tokensOf, type Unit, unitsOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

type CategoryInArea = readonly [category: Entry, area: Entry]

const maxSearches = 2
/** Of a place that is not completely typed: "plumber tsim sha ts", 水喉將軍. */
const maxUnitsOfPlace = 3

/**
 * The search itself, where the input is a category and a place and nothing else: plumber sha tin, 沙田水喉. Either may be only
 * begun (plumber sha t, 水喉沙, sha tin plu) or mean several; then the two likeliest.
 */
export function suggestSearches(tokens: readonly Token[], vocabulary: Vocabulary): readonly CategoryInArea[] {
  const units = unitsOf(tokens)
  const said = readNeed(units, vocabulary)
  if (said?.isCertain && said.place) return [[said.categories[0]!, said.place]]
  // "Pet ta" begins a pet taxi.
  if (categoriesStartingWith(tokens, vocabulary, 1).length > 0) return []
  return (besidePlace(units, vocabulary) ?? beforePlace(units, vocabulary)).slice(0, maxSearches)
}

/** The categories that are begun beside a whole place, or null if the input neither begins nor ends with one. */
function besidePlace(units: readonly Unit[], vocabulary: Vocabulary): CategoryInArea[] | null {
  const { areas, understanding } = vocabulary
  const isWholeWord = (start: number, end: number) => end - start > 1 || !units[start]!.isChinese
  const [span] = units
    .flatMap((_, start) => understanding.places.matchesAt(units, start))
    .filter(({ start, end }) => (start === 0 || end === units.length) && isWholeWord(start, end))
  const area = areas.get(span?.value.no ?? 0)
  if (!span || !area) return null
  const others = tokensOf(units.toSpliced(span.start, lengthOf(span)))
  return categoriesStartingWith(others, vocabulary, maxSearches).map((category) => [category, area])
}

/** The needs that leave the beginning of a place, said in the fewest words. */
function beforePlace(units: readonly Unit[], vocabulary: Vocabulary): CategoryInArea[] {
  for (let end = Math.max(1, units.length - maxUnitsOfPlace); end < units.length; end++) {
    const areas = areasStartingWith(tokensOf(units.slice(end)), vocabulary, maxSearches)
    const categories = areas.length > 0 ? categoriesSaid(units.slice(0, end), vocabulary) : []
    if (categories.length > 0) return areas.flatMap((area) => categories.map((one): CategoryInArea => [one, area]))
  }
  return []
}

/** The category that these words say for certain, else those of which a name begins so: piano, junk. */
function categoriesSaid(units: readonly Unit[], vocabulary: Vocabulary): Entry[] {
  const said = readNeed(units, vocabulary)
  if (!said || said.place) return []
  const named = said.isCertain ? said.categories : categoriesStartingWith(tokensOf(units), vocabulary, Infinity)
  return said.categories.filter((one) => one.parent !== null && named.includes(one))
}

/** The categories that all of these words say, and the place if they name one. Certain as a paid place is. */
function readNeed(units: readonly Unit[], { categories, areas, understanding }: Vocabulary) {
  const { need, place, manners, rest } = understand(units, understanding)
  if (!need || manners.length + rest.length > 0) return null
  return {
    categories: need.categories.flatMap((no) => categories.get(no) ?? []),
    isCertain: need.isSure && need.isWhole,
    place: areas.get(place ?? 0),
  }
}
