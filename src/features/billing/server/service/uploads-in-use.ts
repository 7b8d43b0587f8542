import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { payments } from '../tables.ts'

/** Which of these uploads are payment proofs. */
export async function uploadsInUse(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: payments.proofUploadId })
    .from(payments)
    .where(inArray(payments.proofUploadId, ids))
  return rows.flatMap(({ id }) => id ?? [])
}
