import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { TrendKind } from '../../rules.ts'

/** Counts per Hong Kong day since `first`, keyed by `kind day`. Contacts come from the daily analytics. */
export async function countByDay(db: Db, first: string): Promise<Map<string, number>> {
  const start = sql`(${first}::date)::timestamp at time zone 'Asia/Hong_Kong'`
  const { rows } = await db.execute<{ kind: TrendKind; day: string; count: number }>(sql`
    select 'sign_ups' as kind, (created_at at time zone 'Asia/Hong_Kong')::date::text as day, count(*)::int as count
      from profiles where created_at >= ${start} group by 2
    union all
    select 'listings', (created_at at time zone 'Asia/Hong_Kong')::date::text, count(*)::int
      -- Lists every status, so that the index on status and time can be used.
      from listings where status in ('pending', 'approved', 'rejected') and created_at >= ${start} group by 2
    union all
    select 'contacts', day::text, sum(contacts)::int
      from analytics_site_daily where day >= ${first}::date and scope = 'site' group by 2`)
  return new Map(rows.map(({ kind, day, count }) => [`${kind} ${day}`, count]))
}
