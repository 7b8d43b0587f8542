import { deleteUpload } from '#features/uploads/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import { retentionStart } from '#shared/retention.ts'
import * as payments from '../store/payments.ts'

const batchSize = 100

/** Deletes payments past the period for business records, except those behind a plan that is still there. */
export async function deleteOldPayments(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await payments.deletePaymentsBefore(ctx.db, retentionStart('payments', ctx.now()))
}

/** Deletes screenshots past their retention period, with their files. The payments are kept. */
export async function deleteOldProofs(ctx: Ctx, signal: AbortSignal): Promise<number> {
  const decidedBefore = retentionStart('paymentProofs', ctx.now())
  let deleted = 0
  while (!signal.aborted) {
    const ids = await payments.findOldProofs(ctx.db, decidedBefore, batchSize)
    for (const id of ids) await deleteUpload(ctx, id)
    deleted += ids.length
    if (ids.length < batchSize) break
  }
  return deleted
}
