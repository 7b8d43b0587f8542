import { discard } from '#features/uploads/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import * as payments from '../store/payments.ts'

/** How long the screenshot of a payment is kept after its decision (SECURITY.md), days. */
export const proofDays = 180
const atOnce = 100

/** Deletes the screenshots that have served their time, with their files. The payments stay. */
export async function dropOldProofs(ctx: Ctx, signal: AbortSignal): Promise<number> {
  const decidedBefore = new Date(ctx.now().getTime() - proofDays * 86_400_000)
  let dropped = 0
  while (!signal.aborted) {
    const ids = await payments.findOldProofs(ctx.db, decidedBefore, atOnce)
    for (const id of ids) await discard(ctx, id)
    dropped += ids.length
    if (ids.length < atOnce) break
  }
  return dropped
}
