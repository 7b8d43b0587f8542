import type { Db } from '#platform/server/db.ts'
import { addDays, hongKongDay } from '#shared/hk-time.ts'
import { retention } from '#shared/retention.ts'
import { deleteDailyBefore, deleteRawBefore, findUncountedDays, rollUpDay } from '../store/roll-up.ts'

/** Days after which raw events are deleted (docs/security.md). */
const rawRetentionDays = retention.countedEvents.days

/**
 * Rolls up every day that is not final: past days for good, today provisionally. Catches up on days missed while no
 * worker ran. Idempotent.
 */
export async function rollUp(
  db: Db,
  now: Date,
  { signal, days = rawRetentionDays }: { signal?: AbortSignal | undefined; days?: number } = {},
): Promise<void> {
  const today = hongKongDay(now)
  for (const day of await findUncountedDays(db, addDays(today, -days), today)) {
    signal?.throwIfAborted()
    await rollUpDay(db, day, day < today)
  }
}

/** Deletes old raw events after rolling up what is left, and old daily totals. */
export async function dropOldEvents(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  await rollUp(db, now, { signal })
  const today = hongKongDay(now)
  await deleteRawBefore(db, addDays(today, -rawRetentionDays), signal)
  await deleteDailyBefore(db, addDays(today, -retention.dailyFigures.days), signal)
}
