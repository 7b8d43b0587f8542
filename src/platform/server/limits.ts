import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { dayMs } from '#shared/durations.ts'
import type { RateLimit } from '#shared/rate-limit.ts'
import type { Ctx } from './context.ts'
import type { Db } from './db.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { networkOf, siteOf } from './network.ts'
import { rateLimits } from './tables.ts'

type LimitCtx = Pick<Ctx, 'db' | 'client' | 'now' | 'areLimitsOn'>

/** A site of IPv6 networks (/56) may have 256 of them: together so many times as much as one. */
const networksOfSite = 4

/** How much of a limit is used after a call; `resetSeconds` until its window ends. */
export type LimitUse = { limit: RateLimit; remaining: number; resetSeconds: number; isExceeded: boolean }

/** Digest and start of the current window, in seconds since 1970, of a limit's counter for this subject. */
function counterOf(limit: RateLimit, subject: string, now: Date): { key: string; start: number } {
  const { seconds } = limit
  const key = createHash('sha256').update(`${limit.key} ${subject}`).digest('base64url').slice(0, 22)
  return { key, start: Math.floor(now.getTime() / 1000 / seconds) * seconds }
}

/** `count` with the uses in other processes as far as they are known, `unsent` of which they do not know yet. */
type LocalCounter = { key: string; start: number; count: number; unsent: number }
/** Counters in memory by database, since a process may have several (as tests do). */
const localCounters = new WeakMap<object, LRUCache<string, LocalCounter>>()
const unsentCounters = new WeakMap<object, Set<LocalCounter>>()
const maxLocalCounters = 50_000
/** A counter of one window. */
const localKey = ({ key, seconds }: RateLimit, subject: string, now: Date) =>
  `${key} ${subject} ${Math.floor(now.getTime() / 1000 / seconds)}`

function countLocally(db: object, limit: RateLimit, subject: string, now: Date): number {
  const counters = localCounters.get(db) ?? new LRUCache<string, LocalCounter>({ max: maxLocalCounters })
  localCounters.set(db, counters)
  const key = localKey(limit, subject, now)
  const counter = counters.get(key) ?? { ...counterOf(limit, subject, now), count: 0, unsent: 0 }
  counters.set(key, counter)
  counter.unsent++
  const unsent = unsentCounters.get(db) ?? new Set()
  unsentCounters.set(db, unsent.add(counter))
  return ++counter.count
}

/**
 * Adds what was counted in memory to the counters of the database and reads there what other processes counted: one
 * statement for all that changed, none where nothing did.
 */
export async function shareCounters(db: Db): Promise<void> {
  // Every process in the same order, so that two do not wait for each other.
  const counters = [...(unsentCounters.get(db) ?? [])].sort((a, b) => (a.key < b.key ? -1 : 1))
  if (counters.length === 0) return
  unsentCounters.delete(db)
  const sent = counters.map((counter) => counter.unsent)
  for (const counter of counters) counter.unsent = 0
  try {
    const { rows } = await db.execute<{ key: string; start: number; count: number }>(sql`
      insert into rate_limits as r (key, window_start, count)
      select key, to_timestamp(start), count from unnest(${sql.param(counters.map(({ key }) => key))}::text[],
        ${sql.param(counters.map(({ start }) => start))}::int[], ${sql.param(sent)}::int[]) as c (key, start, count)
      on conflict (key, window_start) do update set count = r.count + excluded.count
      returning key, extract(epoch from window_start)::int as start, count`)
    const counts = new Map(rows.map(({ key, start, count }) => [`${key} ${start}`, count]))
    for (const counter of counters)
      counter.count = (counts.get(`${counter.key} ${counter.start}`) ?? counter.count) + counter.unsent
  } catch (error) {
    // They are sent with the next ones.
    for (const [index, counter] of counters.entries()) counter.unsent += sent[index]!
    unsentCounters.set(db, new Set([...counters, ...(unsentCounters.get(db) ?? [])]))
    throw error
  }
}

/** How often processes tell each other what they counted: how much more than its number a limit may admit meanwhile. */
const shareMs = 1_000

/** Shares the counters of this process from now on, until the returned function is called. */
export function keepSharingCounters(db: Db, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void shareCounters(db).catch(onError), shareMs).unref()
  return () => clearInterval(timer)
}

/** Seconds to wait before a local limit admits this network again; null while it does. Counts nothing. */
export function localWait(db: object, limit: RateLimit, address: string, now: Date): number | null {
  const counter = localCounters.get(db)?.peek(localKey(limit, networkOf(address), now))
  return counter && counter.count >= limit.count ? secondsLeft(limit, now) : null
}

/** Seconds until the current window of a limit ends. */
const secondsLeft = ({ seconds }: RateLimit, now: Date) => Math.ceil(seconds - ((now.getTime() / 1000) % seconds))

/**
 * Counts one use of a limit. In the database in one statement, so that all processes and parallel requests share the
 * count, or in memory, of which processes tell each other each second. The subject is stored as a digest; unless one is
 * given it is the client's network, and its IPv6 site too.
 */
export async function addUse(ctx: LimitCtx, limit: RateLimit, subject?: string): Promise<LimitUse> {
  const resetSeconds = secondsLeft(limit, ctx.now())
  if (!ctx.areLimitsOn) return { limit, remaining: limit.count, resetSeconds, isExceeded: false }
  const { address } = ctx.client
  const site = subject === undefined ? siteOf(address) : null
  const count = await countUse(ctx, limit, subject ?? networkOf(address))
  const ofSite = site === null ? 0 : await countUse(ctx, limit, site)
  const left = Math.min(limit.count - count, limit.count * networksOfSite - ofSite)
  return { limit, remaining: Math.max(0, left), resetSeconds, isExceeded: left < 0 }
}

async function countUse({ db, now }: LimitCtx, limit: RateLimit, subject: string): Promise<number> {
  if (limit.isLocal) return countLocally(db, limit, subject, now())
  const { key, start } = counterOf(limit, subject, now())
  const { rows } = await db.execute<{ count: number }>(sql`
    insert into rate_limits (key, window_start, count) values (${key}, to_timestamp(${start}), 1)
    on conflict (key, window_start) do update set count = rate_limits.count + 1
    returning count`)
  return rows[0]!.count
}

/** Counts one use of a limit as `addUse` does; seconds to wait, or null while the limit is not exceeded. */
export async function consumeLimit(ctx: LimitCtx, limit: RateLimit, subject?: string): Promise<number | null> {
  const { isExceeded, resetSeconds } = await addUse(ctx, limit, subject)
  return isExceeded ? resetSeconds : null
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
