import { randomBytes } from 'node:crypto'
import { notifySignInChanged, requireSession } from '#features/accounts/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { fieldError } from '#platform/server/rpc.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Delivery, Webhook } from '../../contract.ts'
import { maxWebhooks, type WebhookEvent } from '../../rules.ts'
import { checkWebhookUrl } from '../../rules/webhook-url.ts'
import * as store from '../store/webhooks.ts'

/** A key creates no keys and no webhooks: calls of these come from a session. */
type SessionCtx = MemberCtx & { sessionId?: string | null }

export async function findWebhooks({ db, actor }: MemberCtx): Promise<Webhook[]> {
  const rows = await store.findOf(db, actor.id)
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

type NewWebhook = { url: string; events: WebhookEvent[]; isSiteWide: boolean }

/**
 * Adds a receiver and returns its signing secret, the only time it is shown. The member gets an e-mail.
 * @throws Refusal SCOPE_REFUSED for a site-wide one of somebody who is no admin, WEBHOOKS_TOO_MANY
 */
export async function createWebhook(ctx: SessionCtx, given: NewWebhook): Promise<{ id: string; secret: string }> {
  if (given.isSiteWide && !ctx.actor.isAdmin) throw new Refusal('SCOPE_REFUSED')
  const checked = checkWebhookUrl(given.url)
  if ('error' in checked) throw fieldError('url', checked.error)
  const secret = `whsec_${randomBytes(24).toString('base64')}`
  return ctx.db.transaction(async (db) => {
    await requireSession(db, ctx)
    const row = { ...given, url: checked.value, userId: ctx.actor.id, secret }
    const id = await store.insert(db, row, maxWebhooks)
    if (id === undefined) throw new Refusal('WEBHOOKS_TOO_MANY')
    const after = { url: checked.value, events: given.events, isSiteWide: given.isSiteWide }
    const subject = { kind: 'webhook', id }
    await writeAuditEntry({ ...ctx, db }, { action: 'integrations.createWebhook', subject, after })
    await notifySignInChanged(db, ctx.actor.id, 'webhookAdded')
    return { id, secret }
  })
}

/** Removes a receiver with what waits for it. @throws Refusal WEBHOOK_NOT_FOUND */
export async function removeWebhook(ctx: MemberCtx, id: string): Promise<null> {
  return ctx.db.transaction(async (db) => {
    const before = await store.remove(db, ctx.actor.id, id)
    if (!before) throw new Refusal('WEBHOOK_NOT_FOUND')
    const subject = { kind: 'webhook', id }
    await writeAuditEntry({ ...ctx, db }, { action: 'integrations.removeWebhook', subject, before })
    return null
  })
}

const maxLog = 50

/** The newest deliveries of one of the member's webhooks; none for a foreign one. */
export async function findDeliveries({ db, actor }: MemberCtx, webhookId: string): Promise<Delivery[]> {
  const rows = await store.findDeliveries(db, actor.id, webhookId, maxLog)
  return rows.map(({ createdAt, sentAt, nextAttemptAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    nextAttemptAt: row.status === 'queued' ? nextAttemptAt.toISOString() : null,
  }))
}

/** Sends a finished delivery again under its own id. @throws Refusal DELIVERY_NOT_FOUND, also while it waits */
export async function replay(ctx: MemberCtx, id: string): Promise<null> {
  if (!(await store.replay(ctx.db, ctx.actor.id, id))) throw new Refusal('DELIVERY_NOT_FOUND')
  return null
}
