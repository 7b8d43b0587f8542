import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/server/context.ts'
import { deleteFinalDecisions } from '#platform/server/decisions.ts'
import { deleteInBatches, runSteps } from '#platform/server/delete-in-batches.ts'
import { deleteFinished } from '#platform/server/job-store.ts'
import { auditLog } from '#platform/server/tables.ts'
import { retention } from '#shared/retention.ts'

/** Deletes expired platform data but rate limit counters: finished jobs, final decisions and old audit rows. */
export async function purge({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  // Uses the database clock, like the trigger that protects younger rows.
  const isOld = sql`created_at <= now() - make_interval(years => ${retention.auditLog.years})`
  await runSteps({
    jobs: () => deleteFinished(db),
    decisions: () => deleteFinalDecisions(db, now()),
    auditLog: () => deleteInBatches(db, auditLog, isOld),
  })
}
