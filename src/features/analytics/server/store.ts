import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { ReportedKind } from '../rules.ts'
import { analyticsEvents, analyticsSalts } from './tables.ts'

export async function findSalt(db: Db, day: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ salt: analyticsSalts.salt }).from(analyticsSalts).where(eq(analyticsSalts.day, day))
  return row?.salt
}

/** The day's salt, made by whoever comes first: the same one for all who come at once. */
export async function insertSalt(db: Db, day: string): Promise<Buffer> {
  const [row] = await db
    .insert(analyticsSalts)
    .values({ day })
    .onConflictDoUpdate({ target: analyticsSalts.day, set: { day: sql`excluded.day` } })
    .returning({ salt: analyticsSalts.salt })
  return row!.salt
}

export async function deleteSaltsBefore(db: Db, day: string): Promise<void> {
  await db.delete(analyticsSalts).where(lt(analyticsSalts.day, day))
}

/** One row per visitor, listing, kind and day: a repeated one changes nothing. */
export async function insertEvent(
  db: Db,
  event: { listingId: string; kind: ReportedKind; day: string; visitor: Buffer; createdAt: Date },
): Promise<void> {
  await db.insert(analyticsEvents).values(event).onConflictDoNothing()
}
