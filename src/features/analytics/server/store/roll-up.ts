import { lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { deleteInBatches } from '#platform/server/delete-in-batches.ts'
import { contactKinds } from '../../rules.ts'
import { minVisitors } from '../../rules/sources.ts'
import {
  analyticsDaily,
  analyticsEvents,
  analyticsSiteDaily,
  analyticsSourcesDaily,
  analyticsTerms,
  analyticsTermsDaily,
} from '../tables.ts'

const contacts = sql.param([...contactKinds])

/** Days in the range without a final roll-up, oldest first. */
export async function findUncountedDays(db: Db, from: string, to: string): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select d::date::text as day from generate_series(${from}::date, ${to}::date, interval '1 day') d
    where not exists (select from analytics_rollups r where r.day = d::date) order by 1`)
  return rows.map(({ day }) => day)
}

/**
 * Recomputes a day from its raw events in one transaction. Idempotent; an advisory lock serializes concurrent runs.
 */
export async function rollUpDay(db: Db, day: string, isComplete: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '60s'`)
    await tx.execute(sql`set local lock_timeout = '60s'`)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('analytics_roll_up'))`)
    await tx.execute(sql`
      insert into analytics_daily (listing_id, kind, day, count)
      select listing_id, kind, day, count(*) from analytics_events where day = ${day}::date group by listing_id, kind, day
      on conflict (listing_id, kind, day) do update set count = excluded.count
      where analytics_daily.count <> excluded.count`)
    await tx.execute(sql`
      insert into analytics_sources_daily (listing_id, day, source, count)
      select listing_id, day, source, count(*) from analytics_events
      where day = ${day}::date and kind = 'view' and source is not null group by listing_id, day, source
      on conflict (listing_id, day, source) do update set count = excluded.count
      where analytics_sources_daily.count <> excluded.count`)
    await tx.execute(sql`
      insert into analytics_terms_daily (listing_id, day, term, visitors)
      select listing_id, day, term, count(*) from analytics_terms where day = ${day}::date
      group by listing_id, day, term having count(*) >= ${minVisitors}
      on conflict (listing_id, day, term) do update set visitors = excluded.visitors
      where analytics_terms_daily.visitors <> excluded.visitors`)
    await tx.execute(sql`
      with counted as (
        select listing_id, coalesce(sum(count) filter (where kind = 'view'), 0) as views,
          coalesce(sum(count) filter (where kind = any(${contacts}::text[])), 0) as contacts
        from analytics_daily where day = ${day}::date group by listing_id
      ), served as materialized (
        -- Districts that a listing of the area, district or region serves wholly or partly.
        select a.id as area_id, d.id as district_id from areas a
        join areas d on d.kind = 'district' and (d.id in (a.id, a.parent_id) or d.parent_id = a.id)
      ), placed as (
        select 'site' as scope, '00000000-0000-0000-0000-000000000000'::uuid as place_id, listing_id from counted
        union all select 'category', category_id, listing_id from listing_categories
        union all select distinct 'area', district_id, listing_id from listing_areas join served using (area_id)
      )
      insert into analytics_site_daily (day, scope, place_id, views, contacts)
      select ${day}::date, scope, place_id, sum(views), sum(contacts) from counted join placed using (listing_id)
      group by scope, place_id having sum(views) + sum(contacts) > 0
      on conflict (day, scope, place_id) do update set views = excluded.views, contacts = excluded.contacts`)
    if (isComplete)
      await tx.execute(sql`insert into analytics_rollups (day) values (${day}::date) on conflict do nothing`)
  })
}

/** Deletes daily totals of days before this one. */
export async function deleteDailyBefore(db: Db, day: string, signal: AbortSignal | undefined): Promise<void> {
  for (const table of [analyticsDaily, analyticsSourcesDaily, analyticsTermsDaily, analyticsSiteDaily])
    await deleteInBatches(db, table, lt(table.day, day), { signal })
}

/** Deletes raw rows of days before this one. */
export async function deleteRawBefore(db: Db, day: string, signal: AbortSignal | undefined): Promise<void> {
  await deleteInBatches(db, analyticsEvents, lt(analyticsEvents.day, day), { signal })
  await deleteInBatches(db, analyticsTerms, lt(analyticsTerms.day, day), { signal })
}
