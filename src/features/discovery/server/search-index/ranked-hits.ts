import { bonusPoints, featuredShare, matchPoints } from '../../rules.ts'
import type { IndexQuery } from '../language/query.ts'
import { areasAt, categoriesAt, countFacets, type FacetCounts, numbersAt } from './facets.ts'
import { type Hits, weighedWords } from './hits-sql.ts'
import { isAscending, isByName, type PageRequest } from './search-sql.ts'

export type Row = [listingNo: number, value: number | string]

/** Those of the hits that meet the filters. */
export type RankedHits = {
  /** The first ones after the position with their sort values, in order. */
  rows: Row[]
  total: number
  /** How many of them were asked for: are in a category asked for or have the name. All of them without a need. */
  asked: number
  /** Those of the best tier that are eligible for a paid place, with today's hash. */
  premium: { listingNo: number; tier: number; hash: bigint }[]
  counts: FacetCounts
}

/**
 * Filters and sorts hits by the formulas in `rules.ts`.
 * @param most number of rows
 */
export function rankHits(hits: Hits, query: IndexQuery | null, request: PageRequest, most: number): RankedHits {
  const { nos, facets } = hits
  const tierOf = query ? tierByQuery(hits, query) : tierByCategory(request)
  const valueOf = valueBy(hits, query, request)
  const categories = query?.categories.length ?? 0
  const lowestAsked = categories > 0 ? matchPoints.otherCategory - 2 * (categories - 1) : -Infinity
  const first = firstRows(request, most)
  const hashes = hashesIn(hits.premium)
  let [total, asked, topTier] = [0, 0, -Infinity]
  let premium: RankedHits['premium'] = []
  const counts = countFacets(facets ?? '', request.filters, (index, start) => {
    const listingNo = nos!.readInt32BE(4 * index)
    const tier = tierOf(listingNo, categoriesAt(facets!, start))
    const isAsked = tier >= lowestAsked
    total++
    if (isAsked) asked++
    if (tier > topTier) {
      topTier = tier
      premium = []
    }
    const hash = tier === topTier ? hashes.get(listingNo) : undefined
    if (hash !== undefined) premium.push({ listingNo, tier, hash })
    first.add(listingNo, valueOf({ index, start, listingNo, tier, isAsked }))
  })
  return { rows: first.rows, total, asked, premium, counts }
}

/** Collects the first rows of a page, in order. */
function firstRows({ sort, after, paid }: PageRequest, most: number) {
  const direction = isAscending(sort) ? 1 : -1
  const isBefore = (no: number, value: Row[1], [otherNo, other]: Row) =>
    value === other ? direction * (no - otherNo) < 0 : value < other === direction > 0
  const rows: Row[] = []
  const shown = new Set([...paid, ...(after ? [after[1]] : [])])
  return {
    rows,
    add: (no: number, value: Row[1]) => {
      if (rows.length === most && !isBefore(no, value, rows[most - 1]!)) return
      if (shown.has(no) || (after && isBefore(no, value, [after[1], after[0]]))) return
      let at = rows.length
      while (at > 0 && isBefore(no, value, rows[at - 1]!)) at--
      rows.splice(at, 0, [no, value])
      if (rows.length > most) rows.pop()
    },
  }
}

type TierOf = (listingNo: number, categories: readonly number[]) => number

/** Tier of a listing that matches the query: see `matchPoints`. */
function tierByQuery({ parts: [wholeName, name] }: Hits, { categories, related }: IndexQuery): TierOf {
  const [withWholeName, withName] = [numbersIn(wholeName), numbersIn(name)]
  const wanted = [...categories, ...related]
  return (listingNo, its) => {
    if (withWholeName.has(listingNo)) return matchPoints.wholeName
    if (withName.has(listingNo)) return matchPoints.name
    for (let at = 0; at < wanted.length; at++)
      if (its.includes(wanted[at]!))
        return (wanted[at] === its[0] ? matchPoints.need : matchPoints.otherCategory) - 2 * at
    return matchPoints.text
  }
}

/** Without a query, those whose main category is the chosen one come first. */
const tierByCategory =
  ({ filters }: PageRequest): TierOf =>
  (_, [main]) =>
    filters.category > 0 && main === filters.category ? 1 : 0

type Hit = { index: number; start: number; listingNo: number; tier: number; isAsked: boolean }

/** Mean distance of a listing's areas, in whole kilometres: who works near the place alone comes before who works everywhere. */
function kmOf(areas: readonly number[], distances: ReadonlyMap<number, number>): number {
  const all = areas.flatMap((no) => distances.get(no) ?? [])
  return Math.round(all.reduce((sum, km) => sum + km, 0) / Math.max(1, all.length))
}

/** Added to the price of what was not asked for: more than any price. */
const afterAsked = 1e13

/** In an order that the visitor chose, what was asked for comes first. Names are prefixed, since their values are texts. */
function valueBy(
  hits: Hits,
  query: IndexQuery | null,
  { sort, distances }: PageRequest,
): (hit: Hit) => number | string {
  const { values } = hits
  if (isByName(sort)) {
    const [asked, others] = isAscending(sort) ? ['0', '1'] : ['1', '0']
    return ({ index, isAsked }) => (isAsked ? asked : others) + (values as string[])[index]!
  }
  const bytes = values as Buffer
  const column = ({ index }: Hit) => bytes.readDoubleBE(8 * index)
  if (sort === 'nearest' && distances)
    return (hit) => (hit.isAsked ? 1e7 : 0) - kmOf(areasAt(hits.facets!, hit.start), distances) + column(hit)
  if (sort === 'price') return (hit) => (hit.isAsked ? 0 : afterAsked) + column(hit)
  if (sort !== 'featured') return (hit) => (hit.isAsked ? 1e7 : 0) + column(hit)
  if (!query) return (hit) => hit.tier + column(hit)
  const pointsOf = pointsBy(hits, query)
  return (hit) => hit.tier + pointsOf(hit, column(hit))
}

/** Points within a tier: see `bonusPoints`. Cheap ones come first, in the steps of the price filter; within a step in Featured order. */
function pointsBy({ facets, parts, withRun }: Hits, query: IndexQuery): (hit: Hit, featured: number) => number {
  const [isCheap, words] = [query.manners.includes('cheap'), weighedWords(query)]
  const ofWord = Number((bonusPoints.words / words.length).toFixed(2))
  const bonuses = [
    { numbers: numbersIn(withRun), points: bonusPoints.phrase },
    ...words.map((_, index) => ({ numbers: numbersIn(parts[index + 2]), points: ofWord })),
  ].filter(({ numbers }) => numbers.size > 0)
  return ({ start, listingNo }, featured) => {
    let points = isCheap
      ? numbersAt(facets!, start, 'price') * bonusPoints.cheap + featured * 0.1
      : featured * featuredShare
    for (const bonus of bonuses) if (bonus.numbers.has(listingNo)) points += bonus.points
    return points
  }
}

function numbersIn(bytes: Buffer | null | undefined): ReadonlySet<number> {
  return new Set(Array.from({ length: (bytes?.length ?? 0) / 4 }, (_, index) => bytes!.readInt32BE(4 * index)))
}

function hashesIn(premium: Hits['premium']): ReadonlyMap<number, bigint> {
  return new Map(
    Array.from({ length: (premium?.length ?? 0) / 12 }, (_, index) => [
      premium!.readInt32BE(12 * index),
      premium!.readBigInt64BE(12 * index + 4),
    ]),
  )
}
