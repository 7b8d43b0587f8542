import type { Ctx } from '#platform/server/context.ts'
import { hongKongMinutes } from '#shared/hk-time.ts'
import type { SearchInput } from '../../contract.ts'
import type { Manner } from '../../rules/manners.ts'
import type { SearchDictionary } from '../language/dictionary.ts'
import { type Meaning, meaningOf } from '../language/meaning-of.ts'
import type { Entry } from '../language/phrases.ts'
import type { IndexQuery } from '../language/query.ts'
import { namesUrgentNeed } from '../language/urgent-needs.ts'
import type { Filters } from '../search-index/filter-sql.ts'
import { lookUpIn } from '../search-index/look-up.ts'
import { openNumberOf } from '../search-index/open-now.ts'
import { postgresIndex, type SearchIndex } from '../search-index/search-index.ts'
import { isByName, type NameKey } from '../search-index/search-sql.ts'
import type { Page } from '../search-index/text-search.ts'
import { type Cursor, readCursor } from './cursor.ts'
import { distancesTo } from './distances.ts'
import { filtersOf, selectiveManners, sortOf, withFacts, withManners } from './manner-filters.ts'
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
  /** Manners that are ignored since no listing anywhere has them beside the others. */
  unmet: readonly Manner[]
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
  const { tokens, understanding } = meaning
  const isNoSearch = hasNoListings(meaning)
  // A chosen area replaces the places in the query.
  const asChosen = { ...chosen, area: chosen.area || (understanding.place ?? 0) }
  const order = orderOf(input, tokens, asChosen)
  const cursor = input.cursor === undefined ? null : readCursor(input.cursor, order)
  const index = postgresIndex(ctx.db)
  const from = chosen.area > 0 ? null : understanding.from
  const distances = input.sort === 'nearest' ? distancesTo(asChosen.area, vocabulary) : null
  const findPage = pageFinder(ctx, input, meaning, cursor, { from, distances })

  /** The page of listings that meet these manners, in the place or, where it has none, in the nearest with some. */
  const findMeeting = async (manners: readonly Manner[]) => {
    const query = withFacts(meaning.query, manners)
    const filters = withManners(asChosen, filtersOf(manners, ctx.now()))
    const inPlace = await findPage(query, filters, cursor?.widened ?? null)
    const widened = isNoSearch ? null : await findWidening(index, query, filters, inPlace, vocabulary)
    const page = widened ? await findPage(query, filters, widened) : inPlace
    return { filters, inPlace, page, widened }
  }
  const wanted = selectiveManners(understanding.manners)
  const asWanted = await findMeeting(wanted)
  const isMet = isNoSearch || wanted.length === 0 || asWanted.page.asked > 0
  const met = isMet ? wanted : await findMet(index, meaning.query, asChosen, wanted, ctx.now())
  const { filters, inPlace, page, widened } = isMet ? asWanted : await findMeeting(met)
  const widening = cursor?.widened ?? widened
  const everywhere = inPlace.counts?.without.area ?? 0
  const unmet = wanted.filter((manner) => !met.includes(manner))
  return { meaning, category, area, filters, unmet, page, everywhere, widening, cursor, order }
}

/** Those of the manners, the first ones first, that listings somewhere meet together. */
async function findMet(
  index: SearchIndex,
  query: IndexQuery | null,
  chosen: Filters,
  wanted: readonly Manner[],
  now: Date,
): Promise<Manner[]> {
  const asked = query && { ...query, related: [], ownWords: null }
  const met: Manner[] = []
  for (const manner of wanted) {
    const manners = [...met, manner]
    const filters = { ...withManners(chosen, filtersOf(manners, now)), area: 0 }
    if ((await index.count(withFacts(asked, manners), filters)).total > 0) met.push(manner)
  }
  return met
}

const nameKeyOf = ({ locale }: SearchInput): NameKey => (locale === 'en' ? 'en' : 'zh')

function orderOf(input: SearchInput, tokens: Meaning['tokens'], filters: Filters): string {
  const { exact, ignore, open, sort } = input
  return JSON.stringify([tokens, exact, ignore, { ...filters, open }, sort, isByName(sort) && nameKeyOf(input)])
}

/** The page of a search with these filters, in their area, or that somebody comes from, or in those it was widened to. */
function pageFinder(
  ctx: Ctx,
  input: SearchInput,
  meaning: Meaning,
  cursor: Cursor | null,
  { from, distances }: { from: number | null; distances: ReadonlyMap<number, number> | null },
) {
  const isUrgent = meaning.understanding.manners.includes('open_now') || namesUrgentNeed(meaning.tokens)
  return (query: IndexQuery | null, filters: Filters, widening: Widening | null): Promise<Page> | Page => {
    if (hasNoListings(meaning)) return nothing
    const isElsewhere = widening !== null || from !== null
    return postgresIndex(ctx.db).search(query, {
      filters: isElsewhere ? { ...filters, area: 0 } : filters,
      anyArea: widening?.areas ?? (from === null ? [] : [filters.area, from]),
      sort: sortOf(input.sort, meaning.understanding.manners),
      nameKey: nameKeyOf(input),
      distances,
      mayBePaid: !isElsewhere && (meaning.query === null || meaning.understanding.need?.isForPaid === true),
      // Nobody pays to be shown to those who cannot wait for them to open.
      paidOpenAt: isUrgent || filters.urgent > 0 ? openNumberOf(ctx.now()) : 0,
      after: cursor?.after ?? null,
      paid: cursor?.paid ?? [],
      size: input.limit,
      day: Math.floor(hongKongMinutes(ctx.now()) / 1_440),
    })
  }
}

/** Whether no listing is an answer: to a danger, or to a question about the site. */
const hasNoListings = ({ isOnlyDanger, sitePage }: Meaning) => isOnlyDanger || sitePage !== null

/** The page for these. */
const nothing: Page = { rows: [], paid: [], total: 0, asked: 0, counts: null }
