import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import { timestamptz, createdAt, id, oneOf, updatedAt, maxLength } from '#platform/server/columns.ts'
import { locales } from '#shared/locale.ts'
import { requestKinds, requestStatuses } from '../rules.ts'

/**
 * Register of requests under the Personal Data (Privacy) Ordinance. It is also the log of refusals that s.27 requires
 * for four years, so rows outlive the requester's account.
 */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    no: integer().notNull().generatedAlwaysAsIdentity().unique(),
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    language: text({ enum: locales }).notNull(),
    kind: text({ enum: requestKinds }).notNull(),
    details: text().notNull(),
    receivedOn: date('received_on').notNull(),
    /** Forty days after receipt. */
    dueOn: date('due_on')
      .notNull()
      .generatedAlwaysAs(sql`received_on + 40`),
    status: text({ enum: requestStatuses }).notNull().default('open'),
    answer: text(),
    decidedBy: uuid('decided_by').references(() => profiles.id, { onDelete: 'set null' }),
    decidedAt: timestamptz('decided_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('privacy_requests_one_open_index')
      .on(t.userId, t.kind)
      .where(sql`status = 'open'`),
    index('privacy_requests_open_index')
      .on(t.dueOn, t.no)
      .where(sql`status = 'open'`),
    index().on(t.decidedAt, t.no),
    index().on(t.userId),
    index().on(t.decidedBy),
    check('privacy_requests_kind_check', oneOf(t.kind, requestKinds)),
    check('privacy_requests_status_check', oneOf(t.status, requestStatuses)),
    check('privacy_requests_language_check', oneOf(t.language, locales)),
    check(
      'privacy_requests_texts_check',
      sql`${maxLength(t.name, 161)} and ${maxLength(t.email, 254)} and ${maxLength(t.details, 4000)} and ${maxLength(t.answer, 4000)}`,
    ),
    check('privacy_requests_decided_check', sql`(${t.status} = 'open') = (${t.decidedAt} is null)`),
    check('privacy_requests_answer_check', sql`${t.status} not in ('answered', 'refused') or ${t.answer} is not null`),
  ],
)
