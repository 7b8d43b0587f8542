import { lt } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { deleteInBatches } from '#platform/server/delete-in-batches.ts'
import { listingReports, reportAppeals, reviewReports } from '../tables.ts'

/** Deletes reports and appeals that were decided before a time. */
export async function deleteDecidedBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, reviewReports, lt(reviewReports.decidedAt, before))
  await deleteInBatches(db, listingReports, lt(listingReports.decidedAt, before))
  await deleteInBatches(db, reportAppeals, lt(reportAppeals.decidedAt, before))
}
