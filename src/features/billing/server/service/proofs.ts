import { deleteUpload } from '#features/uploads/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import * as payments from '../store/payments.ts'

/** Days that a payment's screenshot is kept after the decision (docs/security.md). */
export const proofRetentionDays = 180
const batchSize = 100

/** Deletes screenshots past their retention period, with their files. The payments are kept. */
export async function deleteOldProofs(ctx: Ctx, signal: AbortSignal): Promise<number> {
  const decidedBefore = new Date(ctx.now().getTime() - proofRetentionDays * 86_400_000)
  let deleted = 0
  while (!signal.aborted) {
    const ids = await payments.findOldProofs(ctx.db, decidedBefore, batchSize)
    for (const id of ids) await deleteUpload(ctx, id)
    deleted += ids.length
    if (ids.length < batchSize) break
  }
  return deleted
}
