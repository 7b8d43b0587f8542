import { and, lt, type SQL, sql } from 'drizzle-orm'
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

/** The delivery of a webhook `w` that is due first, as `next`. */
const nextOf = sql`cross join lateral (
    select id, next_attempt_at from webhook_deliveries
    where webhook_id = w.id and status = 'queued' order by next_attempt_at limit 1) next`

/**
 * Claims the next due delivery and its webhook for `leaseSeconds`, counting the attempt; no transaction stays open while it is
 * sent. One at a time goes to a webhook, so that a slow one holds one worker. A worker that dies leaves the delivery to the
 * next one after the lease, under the same id.
 */
export async function claim(db: Db, leaseSeconds: number): Promise<Claimed | undefined> {
  const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`
  const { rows } = await db.execute<Claimed>(sql`
    with due as (
      select next.id, w.id as webhook_id, w.url, w.secret, (${mayReceive}) as is_allowed
      from webhooks w join profiles p on p.id = w.user_id ${nextOf}
      where w.rests_until <= now() and next.next_attempt_at <= now()
      order by next.next_attempt_at limit 1 for no key update of w skip locked
    ), claimed as (
      update webhooks w set rests_until = ${leaseEnd} from due where w.id = due.webhook_id
    )
    update webhook_deliveries d set attempts = d.attempts + 1, next_attempt_at = ${leaseEnd}
    from due where d.id = due.id
    returning d.id, d.event, d.data, d.created_at as "createdAt", d.attempts, due.url, due.secret,
      due.is_allowed as "isAllowed"`)
  return rows[0]
}

/** Seconds until the next delivery may be sent; null when none waits. */
export async function secondsUntilNext(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select extract(epoch from min(greatest(next.next_attempt_at, w.rests_until)) - now())::float as seconds
    from webhooks w ${nextOf}`)
  return rows[0]?.seconds ?? null
}

type Attempt = Pick<Claimed, 'id' | 'attempts'>

/**
 * Ends an attempt; the webhook gets nothing for `restSeconds`. The attempt is part of the condition: a worker whose lease
 * ended no longer decides.
 */
async function endAttempt(db: Db, { id, attempts }: Attempt, changes: SQL, restSeconds: number): Promise<void> {
  await db.execute(sql`
    with ended as (
      update webhook_deliveries set ${changes}
      where id = ${id}::uuid and attempts = ${attempts} and status = 'queued' returning webhook_id
    )
    update webhooks w set rests_until = now() + make_interval(secs => ${restSeconds})
    from ended where w.id = ended.webhook_id`)
}

export async function markSent(db: Db, attempt: Attempt, lastStatus: number): Promise<void> {
  await endAttempt(
    db,
    attempt,
    sql`status = 'sent', sent_at = now(), last_status = ${lastStatus}, last_error = null`,
    0,
  )
}

/** Schedules the next attempt in `seconds`, or gives up when they are null. */
export async function markFailed(
  db: Db,
  attempt: Attempt,
  failure: { seconds: number | null; restSeconds: number; lastStatus: number | null; lastError: string },
): Promise<void> {
  const { seconds, restSeconds, lastStatus, lastError } = failure
  const changes = sql`status = ${seconds === null ? 'failed' : 'queued'}, last_status = ${lastStatus},
    last_error = ${lastError}, next_attempt_at = now() + make_interval(secs => ${seconds ?? 0})`
  await endAttempt(db, attempt, changes, restSeconds)
}

/** Deletes deliveries created before a time that no longer wait. Returns how many. */
export async function removeSettled(db: Db, before: Date): Promise<number> {
  // Must match the predicate of the partial index literally.
  return deleteInBatches(db, webhookDeliveries, and(sql`status <> 'queued'`, lt(webhookDeliveries.createdAt, before)))
}
