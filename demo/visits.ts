import { sql } from 'drizzle-orm'
import type { EventKind } from '#features/analytics/rules.ts'
import type { Source } from '#features/analytics/rules/sources.ts'
import { rollUp } from '#features/analytics/server/service/roll-up.ts'
import type { Db } from '#platform/server/db.ts'
import { addDays, hongKongDay } from '#shared/hk-time.ts'

/** The longest period that screens show, including today. */
const daysBack = 89

/** Events per view. */
const shares: Record<EventKind, number> = {
  view: 1,
  search_impression: 6,
  whatsapp_click: 0.18,
  call_click: 0.06,
  website_click: 0.04,
  share: 0.02,
  favorite: 0.03,
}
/** Shares of sources; the rest is direct. */
const origins: Partial<Record<Source, number>> = { site: 0.45, search_engine: 0.25, social: 0.1, messenger: 0.1 }

/**
 * Inserts three months of visits to public listings: 1 to 12 views a day each, fewer at weekends, growing slowly;
 * derived from ids and days. Closed days as counts, the last two as raw events.
 */
export async function insertVisits(db: Db, listingIds: readonly string[], now: Date): Promise<void> {
  const today = hongKongDay(now)
  const chance = (key: ReturnType<typeof sql>) => sql`(abs(hashtext(${key})::bigint) % 1000) / 1000.0`
  await db.execute(
    sql`create temp table demo_visits (listing_id uuid, kind text, day date, n int, is_raw boolean) on commit drop`,
  )
  await db.execute(sql`
    insert into demo_visits
    with happened as (
      select id as listing_id, k.key as kind, d::date as day,
        floor(
          (1 + abs(hashtext(id::text)::bigint) % 12) * k.value::float
            * (case when extract(isodow from d) > 5 then 0.6 else 1 end)
            * (0.5 + ${chance(sql`concat(d, id)`)})
            * (1 - 0.5 * (${today}::date - d::date) / ${daysBack}::float)
          + ${chance(sql`concat(id, k.key, d)`)}
        )::int as n
      from listings l join public_listings using (id)
        cross join jsonb_each_text(${JSON.stringify(shares)}::jsonb) k
        cross join generate_series(
          greatest(${addDays(today, -daysBack)}::date, (l.published_at at time zone 'Asia/Hong_Kong')::date), ${today}::date,
          interval '1 day') d
      where id = any(${sql.param([...listingIds])}::uuid[])
    )
    select *, day >= ${addDays(today, -1)}::date as is_raw from happened where n > 0`)
  await db.execute(sql`
    insert into analytics_daily (listing_id, kind, day, count)
    select listing_id, kind, day, n from demo_visits where not is_raw`)
  await db.execute(sql`
    insert into analytics_sources_daily (listing_id, day, source, count)
    with told as (
      select v.listing_id, v.day, o.key as source, floor(v.n * o.value::float)::int as n, v.n as views
      from demo_visits v cross join jsonb_each_text(${JSON.stringify(origins)}::jsonb) o
      where v.kind = 'view' and not v.is_raw
    ), everything as (
      select listing_id, day, source, n from told
      union all select listing_id, day, 'direct', max(views) - sum(n) from told group by listing_id, day
    )
    select * from everything where n > 0`)
  await db.execute(sql`
    insert into analytics_events (listing_id, kind, day, visitor, source, created_at)
    select v.listing_id, v.kind, v.day, sha256(concat(v.listing_id, v.kind, v.day, visit)::bytea),
      case when v.kind = 'view' then case when visit % 2 = 0 then 'site' else 'direct' end end, ${now}::timestamptz
    from demo_visits v cross join generate_series(1, v.n) visit where v.is_raw`)
  await rollUp(db, now, { days: daysBack })
}
