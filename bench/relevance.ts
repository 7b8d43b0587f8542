import { parseArgs } from 'node:util'
import { createRouterClient } from '@orpc/server'
import { sql } from 'drizzle-orm'
import type { SearchResult } from '#features/discovery/contract.ts'
import type { Vocabulary } from '#features/discovery/server/language/vocabulary.ts'
import { discoveryProcedures } from '#features/discovery/server/procedures.ts'
import { getSearchDictionary } from '#features/discovery/server/service/dictionary.ts'
import { widen } from '#features/discovery/server/service/widening.ts'
import { enableCache } from '#platform/server/cached.ts'
import type { Database } from '#platform/server/db.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import type { Locale } from '#shared/locale.ts'
import { placeNames } from './place-names.ts'
import { readQueries, relevanceQueries, type RelevanceQuery, sameNeedGroups } from './relevance-queries.ts'
import { print, type Row, save } from './report.ts'
import { contextOf, dataDir, openListings } from './search-database.ts'

/**
 * Relevance of search results for hand-written queries with accepted categories and places, by kind of query and for the
 * held-out part: searches without results, precision at 10, first result right, irrelevant paid places; whether a need
 * finds the same in all languages, and how many abbreviations and estates suggest their area.
 * `npm run bench -- relevance --sizes 400,100000 --show` lists the failures of those for development, `--only "7: sentence"`
 * measures the kinds with these words in their names and lists all failures, `--set FILE` measures a file like those in
 * `bench/queries` instead.
 */
const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '400,100000' },
    fresh: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    set: { type: 'string' },
  },
})

type Listing = { categories: string[]; areas: string[] }
type Score = {
  queries: number
  empty: number
  first: number
  /** Of the answers that exist, at most ten, how many are among as many first ones. */
  precision: number
  /** Of the first ten listings shown, how many are answers. */
  ofShown: number
  paid: number
  irrelevantPaid: number
}

const noScore: Score = { queries: 0, empty: 0, first: 0, precision: 0, ofShown: 0, paid: 0, irrelevantPaid: 0 }

const localeOf = (kind: string): Locale =>
  kind.includes('Traditional') ? 'zh-Hant' : kind.includes('Simplified') ? 'zh-Hans' : 'en'

/** Slugs of the categories and areas under which each public listing is found, by id. */
async function readListings({ db }: Database): Promise<Map<string, Listing>> {
  const { rows } = await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    return tx.execute<Listing & { id: string }>(sql`
      with c as (select category_no, slug from categories), a as (select area_no, slug from areas)
      select l.id, array(select slug from c where category_no = any(s.categories)) as categories,
        array(select slug from a where area_no = any(s.areas)) as areas
      from listing_search s join listings l using (listing_no)`)
  })
  return new Map(rows.map(({ id, ...listing }) => [id, listing]))
}

const sharesOne = (one: readonly string[], other: readonly string[]) => one.some((slug) => other.includes(slug))

/**
 * Where a query is answered: in its areas or, when no listing of its categories serves these, in the nearest ones with
 * such listings. Empty for everywhere.
 */
function expectedAreas(query: RelevanceQuery, listings: Map<string, Listing>, vocabulary: Vocabulary): string[] {
  const answers = [...listings.values()].filter(({ categories }) => sharesOne(categories, query.categories))
  if (answers.length === 0 || answers.some(({ areas }) => sharesOne(areas, query.areas))) return query.areas
  const counts = new Map<number, number>()
  for (const slug of answers.flatMap(({ areas }) => areas)) {
    const { no } = vocabulary.areaOf(slug)!
    counts.set(no, (counts.get(no) ?? 0) + 1)
  }
  const [area] = query.areas.flatMap((slug) => vocabulary.areaOf(slug) ?? [])
  const widening = area && widen(area, { area: counts, without: { area: answers.length } }, vocabulary)
  return widening?.areas.map((no) => vocabulary.areas.get(no)!.slug) ?? []
}

/** Adds the result to the score. Returns whether its first listing is right. */
function addResult(
  score: Score,
  query: RelevanceQuery,
  result: SearchResult,
  listings: Map<string, Listing>,
  areas: readonly string[],
): boolean {
  const isRelevant = (listing: Listing) =>
    sharesOne(listing.categories, query.categories) && (areas.length === 0 || sharesOne(listing.areas, areas))
  const existing = [...listings.values()].filter(isRelevant).length
  const relevant = result.items.map(({ id }) => isRelevant(listings.get(id)!))
  const considered = Math.min(10, existing || relevant.length)
  if (existing === 0 && relevant.length === 0) return true
  const right = relevant.slice(0, considered).filter(Boolean).length
  const paid = result.items.flatMap(({ isPaidPlace }, index) => (isPaidPlace ? [relevant[index]!] : []))
  score.queries++
  score.empty += Number(relevant.length === 0)
  score.first += Number(relevant[0] === true)
  score.precision += right / considered
  const shown = relevant.slice(0, 10)
  score.ofShown += shown.filter(Boolean).length / Math.max(1, shown.length)
  score.paid += paid.length
  score.irrelevantPaid += paid.filter((is) => !is).length
  return relevant[0] === true
}

const rowOf = (what: string, { queries, empty, first, precision, ofShown, paid, irrelevantPaid }: Score): Row => ({
  what,
  queries,
  'no results': empty,
  'first right': (first / queries).toFixed(3),
  'precision at 10': (precision / queries).toFixed(3),
  'right of 10 shown': (ofShown / queries).toFixed(3),
  'paid places': paid,
  'irrelevant paid': irrelevantPaid,
})

async function measure(database: Database, queries: readonly RelevanceQuery[]): Promise<Row[]> {
  const api = createRouterClient(discoveryProcedures, { context: contextOf(database.db) })
  enableCache(database.db, true)
  const listings = await readListings(database)
  const { vocabulary } = await getSearchDictionary(database.db)
  const scores = new Map<string, Score>()
  for (const query of queries) {
    const result = await api.search({ q: query.q, locale: localeOf(query.kind) })
    const areas = query.areas.length > 0 ? expectedAreas(query, listings, vocabulary) : []
    let isRight = true
    const irrelevantPaid = scores.get(query.kind)?.irrelevantPaid ?? 0
    for (const part of [query.kind, query.isHeldOut ? 'all held out' : 'all for development']) {
      const score = scores.get(part) ?? { ...noScore }
      scores.set(part, score)
      isRight = addResult(score, query, result, listings, areas)
    }
    if (options.show && scores.get(query.kind)!.irrelevantPaid > irrelevantPaid)
      console.log(`irrelevant paid place: ${query.q}`)
    if (options.show && !isRight && (!query.isHeldOut || options.only)) {
      const { category, area, rest } = result.understood
      console.log(`${query.q} -> ${category?.slug ?? '?'} ${area?.slug ?? ''} [${rest}] ${result.items.length}`)
    }
  }
  let same = 0
  for (const group of sameNeedGroups) {
    const found = await Promise.all(group.map(async (q) => (await api.search({ q })).items.map(({ id }) => id).join()))
    const isSame = found.every((ids) => ids !== '' && ids === found[0])
    same += Number(isSame)
    if (options.show && !isSame) console.log(`differs: ${group.join(' / ')}`)
  }
  let suggested = 0
  for (const [q, area] of placeNames) {
    const isSuggested = (await api.suggest({ q, kind: 'where' })).some(({ slug }) => slug === area)
    suggested += Number(isSuggested)
    if (options.show && !isSuggested) console.log(`not suggested: ${q} -> ${area}`)
  }
  enableCache(database.db, false)
  return [
    ...[...scores]
      .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
      .map(([what, score]) => rowOf(what, score)),
    {
      what: 'same in all languages',
      queries: sameNeedGroups.length,
      'first right': (same / sameNeedGroups.length).toFixed(3),
    },
    {
      what: 'abbreviations and estates suggested',
      queries: placeNames.length,
      'first right': `${suggested} of ${placeNames.length}`,
    },
  ]
}

const all = options.set ? readQueries(options.set) : relevanceQueries
const queries = all.filter(({ kind }) => kind.includes(options.only))
const embedded = await startEmbeddedPostgres(dataDir)
const figures: Record<string, unknown> = {}
try {
  for (const size of options.sizes.split(',').map(Number)) {
    const { database } = await openListings(embedded.url, size, options.fresh)
    const rows = await measure(database, queries)
    print(`Relevance at ${size.toLocaleString('en')} listings`, rows)
    figures[size] = rows
    await database.close()
  }
} finally {
  await embedded.stop()
}
save('relevance', figures)
