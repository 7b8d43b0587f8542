import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/server/context.ts'
import { dropOver } from '#platform/server/job-store.ts'
import { dropOldCounters } from '#platform/server/limits.ts'
import { hongKongDay } from '#shared/hk-time.ts'

/** Drops what no room owns and nobody may keep: counters of limits, jobs that are over, audit rows of two years ago. */
export async function purge({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await dropOver(db)
  await dropOldCounters(db, now())
  // By the database's clock, as the trigger that keeps younger rows goes by it.
  await db.execute(sql`delete from audit_log where created_at <= now() - interval '2 years'`)
}

/** Searches that found nothing, for as long as the analytics can show them: 90 days and the 90 before. */
export async function dropOldMisses({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db.execute(
    sql`delete from search_misses where day < ${hongKongDay(new Date(now().getTime() - 180 * 86_400_000))}::date`,
  )
}
