import { and, count, desc, eq, sql } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { notifyWork } from '#platform/server/worker-loop.ts'
import { webhookDeliveries, webhooks } from '../tables.ts'
import { mayReceive } from './deliveries.ts'

/** A member's webhooks, newest first. */
export async function findOf(db: Db, userId: string) {
  const { id, url, events, isSiteWide, createdAt } = webhooks
  return db
    .select({ id, url, events, isSiteWide, createdAt })
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id))
}

/** Inserts a webhook unless the member has `max` already; the member's row is locked, so that the count holds. */
export async function insert(db: Db, webhook: typeof webhooks.$inferInsert, max: number): Promise<string | undefined> {
  await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, webhook.userId)).for('no key update')
  const [found] = await db.select({ hooks: count() }).from(webhooks).where(eq(webhooks.userId, webhook.userId))
  if (found!.hooks >= max) return undefined
  const [row] = await db.insert(webhooks).values(webhook).returning({ id: webhooks.id })
  return row!.id
}

export async function remove(db: Db, userId: string, id: string): Promise<{ url: string } | undefined> {
  const [row] = await db
    .delete(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)))
    .returning({ url: webhooks.url })
  return row
}

/** Removes all webhooks of a member with what waits for them. Returns the count. */
export async function removeWebhooksOf(db: Db, userId: string): Promise<number> {
  return (await db.delete(webhooks).where(eq(webhooks.userId, userId))).rowCount ?? 0
}

/** The newest deliveries of a member's webhook. */
export async function findDeliveries(db: Db, userId: string, webhookId: string, limit: number) {
  const { id, event, status, attempts, nextAttemptAt, lastStatus, lastError, sentAt, createdAt } = webhookDeliveries
  return db
    .select({ id, event, status, attempts, nextAttemptAt, lastStatus, lastError, sentAt, createdAt })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.userId, userId)))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit)
}

/**
 * Makes a finished delivery that this member may receive due again, under its own id, and ends the rest of its webhook.
 * Returns whether there was one.
 */
export async function replay(db: Db, userId: string, deliveryId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with again as (
      update webhook_deliveries d set status = 'queued', attempts = 0, next_attempt_at = now(), last_error = null
      from webhooks w join profiles p on p.id = w.user_id
      where w.id = d.webhook_id and w.user_id = ${userId}::uuid and ${mayReceive}
        and d.id = ${deliveryId}::uuid and d.status <> 'queued' returning d.webhook_id
    )
    update webhooks w set rests_until = now() from again where w.id = again.webhook_id`)
  if (rowCount === 1) await notifyWork(db, 'webhook_deliveries')
  return rowCount === 1
}
