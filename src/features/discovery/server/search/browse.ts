import { type SQL, sql } from 'drizzle-orm'
import { spokenLanguages } from '#features/listings/rules.ts'
import type { Db } from '#platform/server/db.ts'
import { priceSteps, ratingSteps } from '../../rules/search-state.ts'
import type { Counts } from './facets.ts'
import { pageOf, type PageAsk, paidOf, passes, sortColumn } from './statements.ts'
import { countIndex, type Filters } from './tags.ts'
import type { Page } from './text.ts'

/** A page of everything that passes the filters. Counts come with the first page, from counters: no listing is counted. */
export async function browse(db: Db, ask: PageAsk): Promise<Page> {
  const isFirst = ask.after === null
  const hasPaid = isFirst && ask.sort === 'featured'
  const condition = passes(ask.filters)
  const here = sql`listing_search`
  const { rows } = await db.execute<{ page: Page['rows']; paid: number[] | null; counters: Counters }>(sql`
    with ${hasPaid ? sql`paid as materialized (${paidOf(ask, here, condition)})` : sql`paid as (select null::int as listing_no limit 0)`}
    select ${pageOf(ask, sortColumn(ask), here, hasPaid ? sql`${condition} and listing_no not in (select listing_no from paid)` : condition)} as page,
      (select json_agg(listing_no) from paid) as paid, ${countersOf(ask.filters, isFirst)} as counters`)
  const { page, paid, counters } = rows[0]!
  const counts = countsOf(counters, ask.filters)
  return { rows: page, paid: paid ?? [], total: counts.total, counts: isFirst ? counts : null }
}

/** How many there are under the filters, and beside each of their values. */
export async function countAll(db: Db, filters: Filters): Promise<Counts> {
  const { rows } = await db.execute<{ counters: Counters }>(sql`select ${countersOf(filters, true)} as counters`)
  return countsOf(rows[0]!.counters, filters)
}

type Pairs = [number, number][] | null
/** `here`: the counter under category, area and language. The others: the value under all filters but their own. */
type Counters = { here: number[] | null; categories: Pairs; areas: Pairs; languages: Pairs }

function countersOf(filters: Filters, isWhole: boolean): SQL {
  const { category, area, language } = filters
  const value = sql`counts[${countIndex(filters) + 1}]`
  const pairs = (key: SQL, condition: SQL) =>
    sql`(select json_agg(json_build_array(${key}, ${value})) from search_counts where ${condition})`
  const here = sql`(select to_json(counts) from search_counts where language = ${language} and category = ${category} and area = ${area})`
  if (!isWhole) return sql`json_build_object('here', ${here})`
  return sql`json_build_object('here', ${here},
    'categories', ${pairs(sql`category`, sql`language = ${language} and area = ${area}`)},
    'areas', ${pairs(sql`area`, sql`language = ${language} and category = ${category}`)},
    'languages', ${pairs(sql`language`, sql`language between 0 and ${spokenLanguages.length} and category = ${category} and area = ${area}`)})`
}

function countsOf({ here, categories, areas, languages }: Counters, filters: Filters): Counts {
  const at = (change: Partial<Filters>) => here?.[countIndex({ ...filters, ...change })] ?? 0
  const positive = (pairs: Pairs | undefined) => new Map((pairs ?? []).filter(([no, n]) => no > 0 && n > 0))
  const any = (pairs: Pairs | undefined) => (pairs ?? []).find(([no]) => no === 0)?.[1] ?? 0
  const steps = (length: number, change: (step: number) => Partial<Filters>) =>
    Array.from({ length: length + 1 }, (_, step) => (step === 0 ? 0 : at(change(step))))
  const spoken = positive(languages)
  const without: [keyof Filters, number][] = [
    ['category', any(categories)],
    ['area', any(areas)],
    ['language', any(languages)],
    ['rating', at({ rating: 0 })],
    ['verified', at({ verified: 0 })],
    ['price', at({ price: 0 })],
  ]
  return {
    total: at({}),
    categories: positive(categories),
    areas: positive(areas),
    ratings: steps(ratingSteps.length, (rating) => ({ rating })),
    verified: at({ verified: 1 }),
    languages: steps(spokenLanguages.length, () => ({})).map((_, language) => spoken.get(language) ?? 0),
    prices: steps(priceSteps.length, (price) => ({ price })),
    without: Object.fromEntries(without.filter(([key]) => filters[key] > 0)),
  }
}
