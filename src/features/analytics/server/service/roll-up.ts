import type { Db } from '#platform/server/db.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import { addDays } from '../../rules/periods.ts'
import { deleteRawBefore, findOpenDays, rollUpDay } from '../store/roll-up.ts'

/** Raw events live no longer (SECURITY.md). */
const rawDays = 35

/**
 * Counts the days of the raw events, each anew: those that are over for good, today as far as it has come. Days missed
 * while no worker ran are made up. May run at any time, as often as one likes.
 */
export async function rollUp(
  db: Db,
  now: Date,
  { signal, days = rawDays }: { signal?: AbortSignal | undefined; days?: number } = {},
): Promise<void> {
  const today = hongKongDay(now)
  for (const day of await findOpenDays(db, addDays(today, -days), today)) {
    signal?.throwIfAborted()
    await rollUpDay(db, day, day < today)
  }
}

/** Drops what is older than 35 days; what was not counted by then is counted first. */
export async function dropOldEvents(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  await rollUp(db, now, { signal })
  while (await deleteRawBefore(db, addDays(hongKongDay(now), -rawDays))) signal?.throwIfAborted()
}
