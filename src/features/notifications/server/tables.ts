import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz, createdAt, id, oneOf, updatedAt } from '#platform/server/columns.ts'
import { locales } from '#shared/locale.ts'
import { outboxStatuses } from '../rules.ts'

/**
 * Outgoing e-mails, inserted in the transaction that causes them. The id becomes the Message-ID, so a resend is
 * recognisable as the same message. `user_id` and `about_user_id` reference profiles and are deleted with them; the foreign
 * keys are declared in the migrations, because this feature may not depend on accounts.
 */
export const notificationsOutbox = pgTable(
  'notifications_outbox',
  {
    id: id(),
    /** As declared with `defineEmail`. */
    type: text().notNull(),
    userId: uuid('user_id'),
    /** The member whom an e-mail to somebody else names. */
    aboutUserId: uuid('about_user_id'),
    toEmail: text('to_email').notNull(),
    language: text({ enum: locales }).notNull(),
    subject: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    status: text({ enum: outboxStatuses }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
    sentAt: timestamptz('sent_at'),
    lastError: text('last_error'),
    /** Set when the same cause must not send two e-mails, e.g. "plan_ending:<subscription>:7". */
    dedupeKey: text('dedupe_key').unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('notifications_outbox_due_index')
      .on(t.nextAttemptAt)
      .where(sql`status in ('queued', 'sending')`),
    index().on(t.createdAt, t.id),
    // For the outbox screen: filter by status, and by prefix of the recipient's address.
    index().on(t.status, t.createdAt, t.id),
    index().on(t.toEmail.op('text_pattern_ops')),
    index().on(t.userId),
    index().on(t.aboutUserId),
    // E-mails from before `about_user_id`, for the trigger `erase_member`.
    index('notifications_outbox_owner_name_index')
      .on(sql`(data ->> 'owner_name')`)
      .where(sql`type = 'listing_submitted' and about_user_id is null`),
    check('notifications_outbox_status_check', oneOf(t.status, outboxStatuses)),
    check('notifications_outbox_language_check', oneOf(t.language, locales)),
  ],
)
