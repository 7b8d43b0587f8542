import { lt } from 'drizzle-orm'
import { listingReports } from '#features/listings/server/tables.ts'
import { reviewReports } from '#features/reviews/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { reportAppeals } from '../tables.ts'

/** Deletes reports and appeals that were decided before a time. */
export async function deleteDecidedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(reviewReports).where(lt(reviewReports.decidedAt, before))
  await db.delete(listingReports).where(lt(listingReports.decidedAt, before))
  await db.delete(reportAppeals).where(lt(reportAppeals.decidedAt, before))
}
