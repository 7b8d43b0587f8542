import { parseArgs } from 'node:util'
import { createRouterClient } from '@orpc/server'
import { sql } from 'drizzle-orm'
import type { SearchInput } from '#features/discovery/contract.ts'
import { discoveryProcedures } from '#features/discovery/server/procedures.ts'
import { enableCache } from '#platform/server/cached.ts'
import type { Database } from '#platform/server/db.ts'
import { recordChange } from '#platform/server/dependencies.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { unchecked } from '#platform/server/rpc.ts'
import { queries } from './queries.ts'
import { print, quantile, save, type Row } from './report.ts'
import { contextOf, dataDir, openListings } from './search-database.ts'

/**
 * Search at several sizes of demonstration data: latency of a page with total, facet counts and cards by kind of query,
 * compared with baselines of the same run; and suggestions.
 * `npm run bench -- search --sizes 10000,100000` (the default); loading 1000000 takes about ten minutes the first time.
 */
const { values: options } = parseArgs({
  options: { sizes: { type: 'string', default: '10000,100000' }, fresh: { type: 'boolean', default: false } },
})

type BenchQuery = { kind: string; input: Partial<SearchInput> }

const filters: Partial<SearchInput>[] = [
  { area: 'wan-chai' },
  { area: 'kowloon' },
  { rating: '4' },
  { verified: '1' },
  { language: 'english' },
  { price: '500' },
  { area: 'hong-kong-island', language: 'english' },
  { rating: '4.5', price: '1000' },
  { area: 'sha-tin-district', verified: '1' },
]
const browsing: Partial<SearchInput>[] = [
  {},
  { category: 'plumbers' },
  { category: 'home-repairs' },
  { area: 'wan-chai' },
  { area: 'kowloon' },
  { rating: '4' },
  { verified: '1' },
  { language: 'english' },
  { language: 'thai' },
  { price: '200' },
  { category: 'plumbers', area: 'wan-chai' },
  { category: 'home-repairs', area: 'kowloon' },
  { category: 'private-tutors', language: 'mandarin' },
  { area: 'sai-kung-town', rating: '4.5' },
  { category: 'local-movers', price: '1000', verified: '1' },
  { language: 'hindi', rating: '4', price: '500' },
  { category: 'dentists', area: 'central-and-western-district' },
  { category: 'pets', area: 'new-territories', verified: '1' },
  { area: 'hong-kong-island', language: 'french' },
  { verified: '1', language: 'japanese', rating: '4.5', price: '200' },
]

/** About 400 queries: two fifths of the text queries have filters, and two fifths are not sorted by Featured. */
function queryMix(names: string[]): BenchQuery[] {
  const sorts = [
    'featured',
    'featured',
    'featured',
    'rating',
    'reviews',
    'featured',
    'featured',
    'featured',
    'name',
    'name_desc',
  ] as const
  const textQueries = queries.map(({ kind, q }) => ({ kind, input: { q } as Partial<SearchInput> }))
  const nameQueries = names.map((q) => ({ kind: 'name', input: { q } as Partial<SearchInput> }))
  const browseQueries = [...browsing, ...browsing].map((input) => ({ kind: 'no words', input }))
  return [...textQueries, ...nameQueries, ...browseQueries].map(({ kind, input }, at) => {
    const isFiltered = kind !== 'no words' && at % 5 < 2
    const locale = kind === 'Traditional' ? 'zh-Hant' : kind === 'Simplified' ? 'zh-Hans' : 'en'
    return {
      kind,
      input: { ...input, ...(isFiltered ? filters[at % filters.length] : {}), sort: sorts[at % sorts.length], locale },
    }
  })
}

const ms = (value: number) => value.toFixed(2)
const quantiles = (times: number[]) => ({
  n: times.length,
  'p50 ms': ms(quantile(times, 0.5)),
  'p95 ms': ms(quantile(times, 0.95)),
  'p99 ms': ms(quantile(times, 0.99)),
})

async function timed(times: number[], work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await work()
  times.push(performance.now() - start)
}

async function measure({ db, pool }: Database, benchQueries: BenchQuery[], names: string[]): Promise<Row[]> {
  const api = createRouterClient(unchecked(discoveryProcedures), { context: contextOf(db) })
  // Categories and areas are cached as in the running process; search results are not.
  enableCache(db, true)
  const search = (input: Partial<SearchInput>) => {
    recordChange('listing_search')
    return api.search(input)
  }
  const first = new Map<string, number[]>()
  const laterPages: number[] = []
  const baselines = { one: [] as number[], rows: [] as number[] }
  for (let round = 0; round < 3; round++) {
    for (const [at, { kind, input }] of benchQueries.entries()) {
      // The first round warms up caches and plans.
      const times = round === 0 ? [] : (first.get(kind) ?? [])
      if (round > 0) first.set(kind, times)
      let cursor: string | null = null
      await timed(times, async () => {
        cursor = (await search(input)).nextCursor
      })
      for (let page = 2; cursor !== null && at % 4 === 0 && page <= 4; page++) {
        await timed(round === 0 ? [] : laterPages, async () => {
          cursor = (await search({ ...input, cursor: cursor ?? undefined })).nextCursor
        })
      }
      await timed(baselines.one, () => pool.query('select 1'))
      await timed(baselines.rows, () =>
        pool.query({
          name: 'baseline',
          text: 'select l.listing_no, l.name_en, l.name_zh, l.summary_en from listing_search s join listings l using (listing_no) order by s.featured desc, s.listing_no desc limit 24',
        }),
      )
    }
  }
  const suggested: number[] = []
  const typed = [...queries.map(({ q }) => q), ...names].flatMap((q) => [
    q.slice(0, 2),
    q.slice(0, Math.ceil(q.length / 2)),
    q,
  ])
  for (const q of typed.slice(0, 100)) await api.suggest({ q })
  for (const q of typed) await timed(suggested, () => api.suggest({ q }))
  enableCache(db, false)
  const all = [...first.values()].flat()
  return [
    ...[...first].map(([kind, times]) => ({ what: kind, ...quantiles(times) })),
    { what: 'all first pages', ...quantiles(all) },
    { what: 'pages 2 to 4', ...quantiles(laterPages) },
    { what: 'suggestions', ...quantiles(suggested) },
    { what: 'baseline: select 1', ...quantiles(baselines.one) },
    { what: 'baseline: 24 rows from an index', ...quantiles(baselines.rows) },
  ]
}

/** Names of 40 listings, evenly spread. */
async function findNames({ db }: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select coalesce(case when l.listing_no % 2 = 0 then l.name_zh end, l.name_en, l.name_zh) as name
    from (select max(listing_no) as most from listing_search) m, generate_series(1, 40) n,
      lateral (select listing_no from listing_search where listing_no >= n * m.most / 40 order by listing_no limit 1) s
      join listings l using (listing_no)`)
  return rows.map(({ name }) => name)
}

const embedded = await startEmbeddedPostgres(dataDir)
const figures: Record<string, unknown> = {}
try {
  for (const size of options.sizes.split(',').map(Number)) {
    const { database, loadSeconds } = await openListings(embedded.url, size, options.fresh)
    const names = await findNames(database)
    const rows = await measure(database, queryMix(names), names)
    print(
      `Search at ${size.toLocaleString('en')} listings${loadSeconds === null ? '' : ` (loaded and indexed in ${loadSeconds} s)`}`,
      rows,
    )
    figures[size] = rows
    await database.close()
  }
} finally {
  await embedded.stop()
}
save('search', figures)
