import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import { allOf, bytea, createdAt, id, maxLength, oneOf, timestamptz, updatedAt } from '#platform/server/columns.ts'
import { deliveryStatuses, keyScopes, maxNameLength, webhookEvents } from '../rules.ts'

/** Keys of the API. The key itself is shown once; `hash` is its SHA-256, `prefix` the part its owner recognises. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    prefix: text().notNull(),
    hash: bytea().notNull().unique(),
    scopes: text({ enum: keyScopes }).array().notNull(),
    expiresAt: timestamptz('expires_at'),
    lastUsedAt: timestamptz('last_used_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.userId),
    check('api_keys_name_check', maxLength(t.name, maxNameLength)),
    check('api_keys_scopes_check', allOf(t.scopes, keyScopes)),
  ],
)

/** Receivers of events. `secret` signs what is sent, so that it cannot be stored as a digest. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    secret: text().notNull(),
    events: text({ enum: webhookEvents }).array().notNull(),
    /** An admin's: receives the events of all members for as long as its owner is one. */
    isSiteWide: boolean('is_site_wide').notNull().default(false),
    /** Nothing is sent before: a worker sends to it, or it failed after keeping one busy. */
    restsUntil: timestamptz('rests_until').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.userId), check('webhooks_events_check', allOf(t.events, webhookEvents))],
)

/**
 * One event for one receiver. Its id is the message's id at every attempt, so that a receiver recognises a repeat.
 * `cause` names what happened: the same cause is sent once, and can be withdrawn while it can be undone.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text({ enum: webhookEvents }).notNull(),
    cause: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: deliveryStatuses }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    sentAt: timestamptz('sent_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique().on(t.webhookId, t.cause),
    index().on(t.webhookId, t.createdAt, t.id),
    index().on(t.cause),
    index('webhook_deliveries_queue_index')
      .on(t.webhookId, t.nextAttemptAt)
      .where(sql`status = 'queued'`),
    index('webhook_deliveries_settled_index')
      .on(t.createdAt)
      .where(sql`status <> 'queued'`),
    check('webhook_deliveries_status_check', oneOf(t.status, deliveryStatuses)),
    check('webhook_deliveries_event_check', oneOf(t.event, webhookEvents)),
  ],
)
