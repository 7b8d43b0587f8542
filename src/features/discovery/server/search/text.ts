import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { type Counts, countFacets } from './facets.ts'
import type { ParsedQuery } from './query.ts'
import { answers, pageOf, type PageAsk, paidOf, passes, scoreOf, sortColumn } from './statements.ts'
import type { Filters } from './tags.ts'

/** One page of numbers with their sort values; `paid` stand before it, on the first page alone. */
export type Page = {
  rows: [listingNo: number, value: number | string][]
  paid: number[]
  total: number
  counts: Counts | null
}

/** A page of what answers the words. Counts come with the first page. */
export async function findByWords(db: Db, words: ParsedQuery, ask: PageAsk): Promise<Page> {
  const isFirst = ask.after === null
  const hasPaid = isFirst && ask.sort === 'featured'
  const value = ask.sort === 'featured' ? scoreOf(words) : sortColumn(ask)
  const condition = hasPaid ? sql`ok and listing_no not in (select listing_no from paid)` : sql`ok`
  const { rows } = await db.execute<{
    page: Page['rows']
    paid: number[] | null
    total: number
    facets: string | null
  }>(sql`
    with h as materialized (
      select listing_no, tags, ${passes(ask.filters)} as ok, ${value} as value${isFirst ? sql`, facets` : sql``}
      from listing_search where ${answers(words)}
    )${hasPaid ? sql`, paid as materialized (${paidOf(ask, sql`h`, sql`ok`)})` : sql``}
    select ${pageOf(ask, sql`value`, sql`h`, condition)} as page,
      ${hasPaid ? sql`(select json_agg(listing_no) from paid)` : sql`null::json`} as paid,
      (select count(*)::int from h where ok) as total,
      ${isFirst ? sql`(select string_agg(facets, '') from h)` : sql`null::text`} as facets`)
  const { page, paid, total, facets } = rows[0]!
  return { rows: page, paid: paid ?? [], total, counts: isFirst ? countFacets(facets ?? '', ask.filters) : null }
}

/** Counts alone: what else the words would find. */
export async function countByWords(db: Db, words: ParsedQuery, filters: Filters): Promise<Counts> {
  const { rows } = await db.execute<{ facets: string | null }>(sql`
    select string_agg(facets, '') as facets from listing_search where ${answers(words)}`)
  return countFacets(rows[0]!.facets ?? '', filters)
}
