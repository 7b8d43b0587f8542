import { and, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { deleteInBatches } from '#platform/server/delete-in-batches.ts'
import type { WebhookEvent } from '../../rules.ts'
import { webhookDeliveries } from '../tables.ts'

export type NewEvent = {
  /** Whose event it is; null when it has no owner, and only site-wide receivers get it. */
  ownerId: string | null
  event: WebhookEvent
  cause: string
  data: Record<string, unknown>
  delaySeconds: number
}

/** Whether the owner `p` of the webhook `w` may receive its events. */
export const mayReceive = sql`p.is_active and (p.role = 'admin' or not w.is_site_wide)`

/** Queues events for each receiver that asked for them; a cause that was queued before is left alone. */
export async function insert(db: Db, events: readonly NewEvent[]): Promise<void> {
  await db.execute(sql`
    insert into webhook_deliveries (webhook_id, event, cause, data, next_attempt_at)
    select w.id, e ->> 'event', e ->> 'cause', e -> 'data',
      now() + make_interval(secs => (e ->> 'delaySeconds')::float8)
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) e
    join webhooks w on (e ->> 'event') = any (w.events) join profiles p on p.id = w.user_id
    where ${mayReceive} and (w.is_site_wide or w.user_id = (e ->> 'ownerId')::uuid)
    on conflict (webhook_id, cause) do nothing`)
}

/** Deletes events of this cause for which no attempt was made. */
export async function removeUnsent(db: Db, cause: string): Promise<void> {
  await db.execute(sql`delete from webhook_deliveries where cause = ${cause} and status = 'queued' and attempts = 0`)
}

export type Claimed = {
  id: string
  event: WebhookEvent
  data: Record<string, unknown>
  createdAt: string
  attempts: number
  url: string
  secret: string
  /** Whether its owner may still receive it: not after a deactivation, nor what is site-wide after a demotion. */
  isAllowed: boolean
}

/**
 * Claims the next due delivery for `leaseSeconds`, counting the attempt; no transaction stays open while it is sent.
 * A worker that dies leaves it to the next one after the lease, under the same id.
 */
export async function claim(db: Db, leaseSeconds: number): Promise<Claimed | undefined> {
  const { rows } = await db.execute<Claimed>(sql`
    with due as (
      select id from webhook_deliveries where status = 'queued' and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked
    )
    update webhook_deliveries d
    set attempts = d.attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    from due, webhooks w join profiles p on p.id = w.user_id where d.id = due.id and w.id = d.webhook_id
    returning d.id, d.event, d.data, d.created_at as "createdAt", d.attempts, w.url, w.secret,
      (${mayReceive}) as "isAllowed"`)
  return rows[0]
}

/** Seconds until the next delivery is due; null when none waits. */
export async function secondsUntilNext(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select extract(epoch from min(next_attempt_at) - now())::float as seconds
    from webhook_deliveries where status = 'queued'`)
  return rows[0]?.seconds ?? null
}

type Settled = Pick<Claimed, 'id' | 'attempts'>

/** The attempt is part of the condition: a worker whose lease ended no longer decides. */
export async function markSent(db: Db, { id, attempts }: Settled, lastStatus: number): Promise<void> {
  await db.execute(sql`
    update webhook_deliveries set status = 'sent', sent_at = now(), last_status = ${lastStatus}, last_error = null
    where id = ${id}::uuid and attempts = ${attempts} and status = 'queued'`)
}

/** Schedules the next attempt in `seconds`, or gives up when they are null. */
export async function markFailed(
  db: Db,
  { id, attempts }: Settled,
  { seconds, lastStatus, lastError }: { seconds: number | null; lastStatus: number | null; lastError: string },
): Promise<void> {
  await db.execute(sql`
    update webhook_deliveries
    set status = ${seconds === null ? 'failed' : 'queued'}, last_status = ${lastStatus}, last_error = ${lastError},
      next_attempt_at = now() + make_interval(secs => ${seconds ?? 0})
    where id = ${id}::uuid and attempts = ${attempts} and status = 'queued'`)
}

/** Deletes deliveries created before a time that no longer wait. Returns how many. */
export async function removeSettled(db: Db, before: Date): Promise<number> {
  // Must match the predicate of the partial index literally.
  return deleteInBatches(db, webhookDeliveries, and(sql`status <> 'queued'`, lt(webhookDeliveries.createdAt, before)))
}
