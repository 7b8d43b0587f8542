import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/server/context.ts'
import { deleteFinished } from '#platform/server/job-store.ts'
import { deleteExpiredCounters } from '#platform/server/limits.ts'
import { hongKongDay } from '#shared/hk-time.ts'

/** Deletes expired platform data: rate limit counters, finished jobs and audit rows older than two years. */
export async function purge({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteFinished(db)
  await deleteExpiredCounters(db, now())
  // Uses the database clock, like the trigger that protects younger rows.
  await db.execute(sql`delete from audit_log where created_at <= now() - interval '2 years'`)
}

/** Deletes searches without results after 180 days: analytics shows 90 days and compares with the 90 before. */
export async function dropOldMisses({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db.execute(
    sql`delete from search_misses where day < ${hongKongDay(new Date(now().getTime() - 180 * 86_400_000))}::date`,
  )
}
