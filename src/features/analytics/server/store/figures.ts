import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import type { EventKind } from '../../rules.ts'
import { minVisitors, type Source } from '../../rules/sources.ts'

/** The listing with names, owner and whether it is public; undefined when there is none. */
export async function findListing(db: Db, id: string) {
  const { rows } = await db.execute<{
    id: string
    slug: string
    ownerId: string | null
    nameEn: string | null
    nameZh: string | null
    isPublic: boolean
  }>(sql`
    select l.id, l.slug, l.owner_id as "ownerId", l.name_en as "nameEn", l.name_zh as "nameZh",
      exists (select from public_listings p where p.id = l.id) as "isPublic"
    from listings l where l.id = ${id}::uuid`)
  return rows[0]
}

/** Days before `rawFrom` are read from the daily tables, later ones from raw events. */
type ListingRange = { listingId: string; from: string; rawFrom: string; to: string }

export async function countByKind(db: Db, { listingId, from, rawFrom, to }: ListingRange) {
  const { rows } = await db.execute<{ day: string; kind: EventKind; count: number }>(sql`
    select day::text, kind, count from analytics_daily
    where listing_id = ${listingId}::uuid and day >= ${from}::date and day < ${rawFrom}::date
    union all
    select day::text, kind, count(*)::int from analytics_events
    where listing_id = ${listingId}::uuid and day >= ${rawFrom}::date and day <= ${to}::date group by day, kind`)
  return rows
}

export async function countBySource(db: Db, { listingId, from, rawFrom, to }: ListingRange) {
  const { rows } = await db.execute<{ source: Source; count: number }>(sql`
    select source, sum(count)::int as count from (
      select source, count from analytics_sources_daily
      where listing_id = ${listingId}::uuid and day >= ${from}::date and day < ${rawFrom}::date
      union all
      select source, count(*) from analytics_events
      where listing_id = ${listingId}::uuid and kind = 'view' and source is not null
        and day >= ${rawFrom}::date and day <= ${to}::date group by source) s
    group by source order by 2 desc, 1`)
  return rows
}

export async function findTerms(db: Db, { listingId, from, rawFrom, to }: ListingRange, limit: number) {
  const { rows } = await db.execute<{ term: string; visitors: number }>(sql`
    select term, sum(visitors)::int as visitors from (
      select term, visitors from analytics_terms_daily
      where listing_id = ${listingId}::uuid and day >= ${from}::date and day < ${rawFrom}::date
      union all
      select term, count(*) from analytics_terms
      where listing_id = ${listingId}::uuid and day >= ${rawFrom}::date and day <= ${to}::date
      group by day, term having count(*) >= ${minVisitors}) t
    group by term order by 2 desc, 1 limit ${limit}`)
  return rows
}

const nameColumn = { en: sql`name_en`, 'zh-Hant': sql`name_zh_hant`, 'zh-Hans': sql`name_zh_hans` }

type Range = { from: string; to: string }
/** Start of a Hong Kong day. */
const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Hong_Kong')`

/** Sign-ups and first publications by day. */
export async function countNewByDay(db: Db, { from, to }: Range) {
  const { rows } = await db.execute<{ day: string; metric: 'signUps' | 'listings'; count: number }>(sql`
    select (created_at at time zone 'Asia/Hong_Kong')::date::text as day, 'signUps' as metric, count(*)::int as count from profiles
    where created_at >= ${startOf(from)} and created_at < ${startOf(to)} + interval '1 day' group by 1
    union all
    select (published_at at time zone 'Asia/Hong_Kong')::date::text, 'listings', count(*)::int from listings
    where status = 'approved' and published_at >= ${startOf(from)} and published_at < ${startOf(to)} + interval '1 day' group by 1`)
  return rows
}

export async function countSite(db: Db, { from, to }: Range) {
  const { rows } = await db.execute<{ day: string; views: number; contacts: number }>(sql`
    select day::text, views, contacts from analytics_site_daily
    where scope = 'site' and day between ${from}::date and ${to}::date`)
  return rows
}

export async function findTopPlaces(
  db: Db,
  { from, to }: Range,
  scope: 'category' | 'area',
  locale: Locale,
  limit: number,
) {
  const table = scope === 'category' ? sql`categories` : sql`(select * from areas where kind = 'district')`
  const { rows } = await db.execute<{ slug: string; name: string; views: number; contacts: number }>(sql`
    select t.slug, t.${nameColumn[locale]} as name, s.views, s.contacts from (
      select place_id, sum(views)::int as views, sum(contacts)::int as contacts from analytics_site_daily
      where scope = ${scope} and day between ${from}::date and ${to}::date group by place_id) s
    join ${table} t on t.id = s.place_id order by s.contacts desc, s.views desc, t.slug limit ${limit}`)
  return rows
}

type Miss = { query: string; count: number; lastDay: string; category: { slug: string; name: string } | null }

/** Searches that found nothing, the most frequent first, each with a category that has it among its phrases by now. */
export async function findMisses(db: Db, { from, to }: Range, locale: Locale, limit: number) {
  const { rows } = await db.execute<Miss>(sql`
    with misses as (
      select query, sum(count)::int as count, max(day)::text as last_day from search_misses
      where day between ${from}::date and ${to}::date group by query order by 2 desc, 3 desc, 1 limit ${limit}),
    assigned as (
      select distinct on (phrase) phrase, json_build_object('slug', c.slug, 'name', c.${nameColumn[locale]}) as category
      from categories c, unnest(c.phrases) phrase where phrase in (select query from misses) order by phrase, c.category_no)
    select query, count, last_day as "lastDay", category from misses left join assigned on phrase = query
    order by count desc, last_day desc, query`)
  return rows
}
