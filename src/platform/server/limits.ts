import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { dayMs } from '#shared/durations.ts'
import type { RateLimit } from '#shared/rate-limit.ts'
import { BoundedCache } from './bounded-cache.ts'
import type { Ctx } from './context.ts'
import type { Db } from './db.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { networkOf } from './network.ts'
import { rateLimits } from './tables.ts'

type LimitCtx = Pick<Ctx, 'db' | 'client' | 'now' | 'areLimitsOn'>

/** Digest and start of the current window, in seconds since 1970, of a limit's counter for this subject. */
function counterOf(limit: RateLimit, subject: string, now: Date): { key: string; start: number } {
  const { seconds } = limit
  const key = createHash('sha256').update(`${limit.key} ${subject}`).digest('base64url').slice(0, 22)
  return { key, start: Math.floor(now.getTime() / 1000 / seconds) * seconds }
}

/** Counters of local limits by database, since a process may have several (as tests do). */
const localCounters = new WeakMap<object, BoundedCache<{ count: number }>>()
const maxLocalCounters = 50_000
/** A counter of one window. */
const localKey = ({ key, seconds }: RateLimit, subject: string, now: Date) =>
  `${key} ${subject} ${Math.floor(now.getTime() / 1000 / seconds)}`

function countLocally(db: object, key: string): number {
  const counters = localCounters.get(db) ?? new BoundedCache<{ count: number }>({ maxEntries: maxLocalCounters })
  localCounters.set(db, counters)
  return ++counters.get(key, () => ({ count: 0 })).count
}

/** Seconds to wait before a local limit admits this network again; null while it does. Counts nothing. */
export function localWait(db: object, limit: RateLimit, address: string, now: Date): number | null {
  const counter = localCounters.get(db)?.peek(localKey(limit, networkOf(address), now))
  return counter && counter.count >= limit.count ? secondsLeft(limit, now) : null
}

/** Seconds until the current window of a limit ends. */
const secondsLeft = ({ seconds }: RateLimit, now: Date) => Math.ceil(seconds - ((now.getTime() / 1000) % seconds))

/**
 * Counts one use of a limit and returns the seconds to wait, or null while the limit is not exceeded. Counted in the
 * database in one statement, so that all processes and parallel requests share the count, or in memory. The key, the client's network
 * unless `subject` is given, is stored as a digest.
 */
export async function consumeLimit(
  { db, client, now, areLimitsOn }: LimitCtx,
  limit: RateLimit,
  subject = networkOf(client.address),
): Promise<number | null> {
  if (!areLimitsOn) return null
  const { count, isLocal } = limit
  const wait = () => secondsLeft(limit, now())
  if (isLocal) return countLocally(db, localKey(limit, subject, now())) > count ? wait() : null
  const { key, start } = counterOf(limit, subject, now())
  const { rows } = await db.execute<{ count: number }>(sql`
    insert into rate_limits (key, window_start, count) values (${key}, to_timestamp(${start}), 1)
    on conflict (key, window_start) do update set count = rate_limits.count + 1
    returning count`)
  return rows[0]!.count > count ? wait() : null
}

/** Takes back one use, for limits that count failures only. */
export async function refundLimit(
  { db, now, areLimitsOn }: LimitCtx,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  if (!areLimitsOn) return
  const { key, start } = counterOf(limit, subject, now())
  await db.execute(sql`
    update rate_limits set count = count - 1 where key = ${key} and window_start = to_timestamp(${start}) and count > 0`)
}

/** Deletes counters of past windows, the longest of which is one day. */
export async function deleteExpiredCounters(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, rateLimits, lt(rateLimits.windowStart, new Date(now.getTime() - dayMs)))
}
