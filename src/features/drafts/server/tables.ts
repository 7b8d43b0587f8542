import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import { createdAt, maxLength, timestamptz } from '#platform/server/columns.ts'
import { maxDraftLength } from '../rules.ts'

/**
 * What members have typed into the listing form or a review and not sent yet, as JSON text, so that every device of theirs has it.
 * `other_value` is what another device had typed meanwhile. A draft that was submitted or discarded has an empty value.
 */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    value: text().notNull(),
    version: text().notNull(),
    typedAt: timestamptz('typed_at').notNull(),
    createdAt: createdAt(),
    otherValue: text('other_value'),
    otherTypedAt: timestamptz('other_typed_at'),
    /** Ids that the texts name; those of the member's own uploads are not collected. */
    uploadIds: uuid('upload_ids').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    check('drafts_key_check', sql`${maxLength(t.key, 60)} and ${maxLength(t.version, 40)}`),
    check(
      'drafts_value_check',
      sql`${maxLength(t.value, maxDraftLength)} and ${maxLength(t.otherValue, maxDraftLength)}`,
    ),
    check('drafts_other_check', sql`(${t.otherValue} is null) = (${t.otherTypedAt} is null)`),
  ],
)
