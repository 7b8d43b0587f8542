import { lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { meetsNeeds, needColumns } from '#features/discovery/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import { deleteInBatches } from '#platform/server/delete-in-batches.ts'
import type { Locale } from '#shared/locale.ts'
import { maxListed, newDays, type Frequency } from '../../rules.ts'
import { matchedListings } from '../tables.ts'

/** Only one process matches at a time, so that what one has sent is not found again by another. */
export async function lockMatching(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('saved_searches'))`)
}

/**
 * Marks up to `limit` indexed listings, first published within the last week, as matched, and records for each search
 * that sends e-mails those that it finds and that were published after it was confirmed. In sets: listings are spread
 * over their categories and areas, or over their words for searches by words, and joined with all searches at once.
 * Returns how many listings were matched.
 */
export async function matchNew(db: Db, now: Date, limit: number): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into matched_listings (listing_id)
    select l.id from listings l join listing_search s using (listing_no)
    where l.status = 'approved' and l.published_at > ${now}::timestamptz - make_interval(days => ${newDays})
      and not exists (select from matched_listings m where m.listing_id = l.id)
    order by l.published_at, l.id limit ${limit}
    returning listing_id as id`)
  if (rows.length === 0) return 0
  const ids = sql.param(rows.map(({ id }) => id))
  // Many searches take longer than a visitor's statement may.
  await db.execute(sql`set local statement_timeout = '120s'`)
  await insertFound(db, byPlaces(ids))
  await insertFound(db, byWords(ids))
  return rows.length
}

/** Searches that send e-mails, with what a listing must have as numbers. */
const active = sql`active as materialized (
    select id, user_id, confirmed_at, categories, category, area, query, term, ${needColumns}
    from saved_searches where frequency <> 'none' and confirmed_at is not null)`

const meetsSearch = sql`s.confirmed_at <= f.published_at and (s.user_id is null or f.owner_id is distinct from s.user_id)
  and (s.category = 0 or f.categories @> array[s.category]) and ${meetsNeeds}`

async function insertFound(db: Db, found: SQL): Promise<void> {
  await db.execute(sql`${found} on conflict do nothing`)
}

/** By category and area: one row per listing, category and area, and one per search and category, joined by equality. */
const byPlaces = (ids: SQLWrapper) => sql`
  with ${active}, fresh as materialized (
    select l.id, l.owner_id, l.published_at, s.categories, s.areas, s.tags
    from listings l join listing_search s using (listing_no) where l.id = any(${ids}::uuid[])
  ), searched as (
    select s.*, one as in_category from active s cross join lateral unnest(s.categories) one where s.term is null
  ), placed as (
    select f.*, c as in_category, a as in_area from fresh f
      cross join lateral unnest(f.categories || 0) c cross join lateral unnest(f.areas || 0) a
  )
  insert into saved_search_news (search_id, listing_id)
  select s.id, f.id from searched s join placed f on f.in_category = s.in_category and f.in_area = s.area
  where ${meetsSearch} and (s.query is null
    or exists (select from listings l join listing_search x using (listing_no) where l.id = f.id and x.lex @@ s.query))`

/** By words: one row per listing and lexeme. The whole query is looked at only where it says more than its lexeme. */
const byWords = (ids: SQLWrapper) => sql`
  with ${active}, fresh as materialized (
    select l.id, l.owner_id, l.published_at, s.listing_no, s.categories, s.areas, s.tags, s.lex
    from listings l join listing_search s using (listing_no) where l.id = any(${ids}::uuid[])
  ), worded as (
    select id, owner_id, published_at, listing_no, categories, areas, tags, unnest(tsvector_to_array(lex)) as term from fresh
  )
  insert into saved_search_news (search_id, listing_id)
  select s.id, f.id from active s join worded f on f.term = s.term
  where ${meetsSearch} and (s.area = 0 or f.areas @> array[s.area]) and (s.query = quote_literal(s.term)::tsquery
    or exists (select from listing_search x where x.listing_no = f.listing_no and x.lex @@ s.query))`

export type DueSearch = {
  id: string
  userId: string | null
  email: string
  firstName: string | null
  lastName: string | null
  language: Locale
  name: string
  filters: Record<string, unknown>
  token: string
  count: number
  /** The newest public ones, at most ten. */
  listings: { id: string; no: number }[]
}

/**
 * Takes up to `limit` searches whose e-mail is due, with their news, which are deleted: of a frequency, last sent (or
 * saved) before `since`, in the order of their ids from `after` on, so that no batch looks at those before it again. Those
 * of inactive members send nothing. `last` is where the next batch continues.
 */
export async function takeDue(
  db: Db,
  frequency: Frequency,
  since: Date,
  now: Date,
  after: string,
  limit: number,
): Promise<{ taken: number; last: string; due: DueSearch[] }> {
  const { rows } = await db.execute<DueSearch & { isActive: boolean }>(sql`
    with taken as materialized (
      select s.* from saved_searches s
      where s.frequency = ${frequency} and coalesce(s.mailed_at, s.confirmed_at) < ${since}
        and s.id > ${after} and exists (select from saved_search_news n where n.search_id = s.id)
      order by s.id limit ${limit} for update skip locked
    ), news as (
      delete from saved_search_news n using taken t where n.search_id = t.id returning n.search_id, n.listing_id
    ), ranked as (
      select n.search_id, l.id, l.listing_no, row_number() over (partition by n.search_id order by l.published_at desc, l.id) as rank
      from news n join public_listings p on p.id = n.listing_id join listings l on l.id = p.id
    ), grouped as (
      select search_id, count(*)::int as count, 
        jsonb_agg(jsonb_build_object('id', id, 'no', listing_no) order by rank) filter (where rank <= ${maxListed}) as listings
      from ranked group by search_id
    ), marked as (
      update saved_searches s set mailed_at = ${now} from taken t where s.id = t.id
    )
    select t.id, t.user_id as "userId", coalesce(m.email, t.email) as email, m.first_name as "firstName", m.last_name as "lastName",
      coalesce(m.language, t.language) as language, t.name, t.filters, t.token, coalesce(g.count, 0) as count,
      coalesce(g.listings, '[]') as listings, coalesce(m.is_active, true) as "isActive"
    from taken t left join grouped g on g.search_id = t.id left join profiles m on m.id = t.user_id
    order by t.id`)
  return {
    taken: rows.length,
    last: rows.at(-1)?.id ?? after,
    due: rows.filter(({ count, isActive }) => count > 0 && isActive),
  }
}

export async function deleteMatchedBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, matchedListings, lt(matchedListings.createdAt, before))
}
