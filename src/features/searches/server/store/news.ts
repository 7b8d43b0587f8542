import { sql } from 'drizzle-orm'
import { meetsNeeds } from '#features/discovery/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import { maxListed, newDays, type Frequency } from '../../rules.ts'

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
  // Many searches take longer than a visitor's statement may.
  await db.execute(sql`set local statement_timeout = '120s'`)
  // Estimates of the spread rows are far too low for a nested loop to be chosen safely.
  await db.execute(sql`set local enable_nestloop = off`)
  await db.execute(sql`
    with fresh as materialized (
      -- The concatenation reads the lexemes, which are stored out of line, once per listing instead of once per pair.
      select l.id, l.owner_id, l.published_at, s.categories, s.areas, s.tags, s.lex || ''::tsvector as lex
      from listings l join listing_search s using (listing_no) where l.id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])
    ), active as materialized (
      select * from saved_searches where frequency <> 'none' and confirmed_at is not null
    ), places as (
      select f.id, c as category, a as area from fresh f, unnest(f.categories || 0) c, unnest(f.areas || 0) a
    ), terms as (
      select f.id, unnest(tsvector_to_array(f.lex)) as term from fresh f
    ), found as (
      select s.id as search_id, p.id as listing_id
      from (select id, area, unnest(categories) as category from active where term is null) s join places p using (category, area)
      union all
      select s.id, t.id from active s join terms t using (term)
    )
    insert into saved_search_news (search_id, listing_id)
    select s.id, f.id from found join active s on s.id = search_id join fresh f on f.id = listing_id
    where s.confirmed_at <= f.published_at and (s.user_id is null or f.owner_id is distinct from s.user_id)
      and (s.category = 0 or f.categories @> array[s.category]) and (s.area = 0 or f.areas @> array[s.area])
      and ${meetsNeeds(sql`s.needs`)} and (s.query is null or f.lex @@ s.query)
    on conflict do nothing`)
  return rows.length
}

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
 * saved) before `since`. Those of inactive members send nothing.
 */
export async function takeDue(
  db: Db,
  frequency: Frequency,
  since: Date,
  now: Date,
  limit: number,
): Promise<{ taken: number; due: DueSearch[] }> {
  const { rows } = await db.execute<DueSearch & { isActive: boolean }>(sql`
    with taken as materialized (
      select s.* from saved_searches s
      where s.frequency = ${frequency} and coalesce(s.mailed_at, s.confirmed_at) < ${since}
        and exists (select from saved_search_news n where n.search_id = s.id)
      limit ${limit} for update skip locked
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
    from taken t left join grouped g on g.search_id = t.id left join profiles m on m.id = t.user_id`)
  return { taken: rows.length, due: rows.filter(({ count, isActive }) => count > 0 && isActive) }
}

export async function deleteMatchedBefore(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from matched_listings where created_at < ${before}`)
}
