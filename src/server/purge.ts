import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/server/context.ts'
import { deleteFinalDecisions } from '#platform/server/decisions.ts'
import { deleteFinished } from '#platform/server/job-store.ts'
import { deleteExpiredCounters } from '#platform/server/limits.ts'
import { retention } from '#shared/retention.ts'

/** Deletes expired platform data: rate limit counters, finished jobs, final decisions and old audit rows. */
export async function purge({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteFinished(db)
  await deleteExpiredCounters(db, now())
  await deleteFinalDecisions(db, now())
  // Uses the database clock, like the trigger that protects younger rows.
  await db.execute(
    sql`delete from audit_log where created_at <= now() - make_interval(years => ${retention.auditLog.years})`,
  )
}
