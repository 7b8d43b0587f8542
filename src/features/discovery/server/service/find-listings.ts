import type { Ctx } from '#platform/server/context.ts'
import { hongKongMinutes } from '#shared/hk-time.ts'
import type { SearchInput } from '../../contract.ts'
import type { SearchDictionary } from '../language/dictionary.ts'
import { type Meaning, meaningOf } from '../language/meaning-of.ts'
import type { Entry } from '../language/phrases.ts'
import type { Filters } from '../search-index/filter-sql.ts'
import { lookUpIn } from '../search-index/look-up.ts'
import { postgresIndex } from '../search-index/search-index.ts'
import { isByName, type NameKey } from '../search-index/search-sql.ts'
import type { Page } from '../search-index/text-search.ts'
import { type Cursor, readCursor } from './cursor.ts'
import { filtersOf, sortOf, withManners } from './manner-filters.ts'
import { resolveFilters } from './resolve-filters.ts'
import { findWidening, type Widening } from './widening.ts'

/** One page of what a search found, by numbers, with what the search was understood as. */
export type Found = {
  meaning: Meaning
  /** Those chosen as filters. */
  category: Entry | null
  area: Entry | null
  /** Those applied: chosen, or else understood. */
  filters: Filters
  /** Whether manners were ignored because no listing meets them. */
  isUnmet: boolean
  page: Page
  /** How many there are without the area, on the first page. */
  everywhere: number
  /** Where the page is from, when there is nothing in the area asked for. */
  widening: Widening | null
  /** Where the page begins; null for the first one. */
  cursor: Cursor | null
  /** Everything that determines the order of the results, serialized. */
  order: string
}

/**
 * Finds one page of a search.
 * @param isGuess whether listings of a category that the words merely resemble are better than none
 * @throws Refusal CURSOR_INVALID
 */
export async function findListings(
  ctx: Ctx,
  input: SearchInput,
  dictionary: SearchDictionary,
  isGuess = false,
): Promise<Found> {
  const { vocabulary } = dictionary
  const { filters: chosen, category, area } = await resolveFilters(ctx, input, vocabulary)
  const meaning = await meaningOf(input, dictionary, lookUpIn(ctx.db), isGuess)
  const { tokens, understanding, query, isOnlyDanger } = meaning
  // A chosen area replaces the place in the query.
  const asChosen = { ...chosen, area: chosen.area || (understanding.place ?? 0) }
  const wanted = filtersOf(understanding.manners, ctx.now())
  const order = orderOf(input, tokens, asChosen)
  const cursor = input.cursor === undefined ? null : readCursor(input.cursor, order)
  const findPage = pageFinder(ctx, input, meaning, cursor)

  const asWanted = await findPage(withManners(asChosen, wanted), cursor?.widened ?? null)
  // A manner that no listing has is ignored.
  const isUnmet = asWanted.asked === 0 && Object.keys(wanted).length > 0
  const filters = isUnmet ? asChosen : withManners(asChosen, wanted)
  const inPlace = isUnmet ? await findPage(filters, cursor?.widened ?? null) : asWanted
  const index = postgresIndex(ctx.db)
  const widened = isOnlyDanger ? null : await findWidening(index, query, filters, inPlace, vocabulary)
  const page = widened ? await findPage(filters, widened) : inPlace
  const widening = cursor?.widened ?? widened
  const everywhere = inPlace.counts?.without.area ?? 0
  return { meaning, category, area, filters, isUnmet, page, everywhere, widening, cursor, order }
}

const nameKeyOf = ({ locale }: SearchInput): NameKey => (locale === 'en' ? 'en' : 'zh')

function orderOf(input: SearchInput, tokens: Meaning['tokens'], filters: Filters): string {
  const { exact, ignore, open, sort } = input
  return JSON.stringify([tokens, exact, ignore, { ...filters, open }, sort, isByName(sort) && nameKeyOf(input)])
}

/** The page of a search with these filters, in their area or in those that the search was widened to. */
function pageFinder(
  ctx: Ctx,
  input: SearchInput,
  { understanding, query, isOnlyDanger }: Meaning,
  cursor: Cursor | null,
) {
  return (filters: Filters, widening: Widening | null): Promise<Page> | Page =>
    isOnlyDanger
      ? nothing
      : postgresIndex(ctx.db).search(query, {
          filters: widening ? { ...filters, area: 0 } : filters,
          anyArea: widening?.areas ?? [],
          sort: sortOf(input.sort, understanding.manners),
          nameKey: nameKeyOf(input),
          paidFor: widening ? 'nobody' : query ? (understanding.need?.paidFor ?? 'nobody') : 'in',
          after: cursor?.after ?? null,
          paid: cursor?.paid ?? [],
          size: input.limit,
          day: Math.floor(hongKongMinutes(ctx.now()) / 1_440),
        })
}

/** The page for somebody in danger. */
const nothing: Page = { rows: [], paid: [], total: 0, asked: 0, counts: null }
