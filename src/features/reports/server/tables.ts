import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import { reviews } from '#features/reviews/server/tables.ts'
import { timestamptz, createdAt, id, oneOf, updatedAt, maxLength } from '#platform/server/columns.ts'
import { appealStatuses } from '../rules.ts'

/**
 * Appeals against decisions about a review or listing, one per member and subject. The reports themselves are in
 * `review_reports` and `listing_reports` of those features.
 */
export const reportAppeals = pgTable(
  'report_appeals',
  {
    id: id(),
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    listingId: uuid('listing_id').references(() => listings.id, { onDelete: 'cascade' }),
    appellantId: uuid('appellant_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    note: text().notNull(),
    status: text({ enum: appealStatuses }).notNull().default('open'),
    answer: text().notNull().default(''),
    decidedBy: uuid('decided_by').references(() => profiles.id, { onDelete: 'set null' }),
    decidedAt: timestamptz('decided_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('report_appeals_one_per_review').on(t.appellantId, t.reviewId),
    unique('report_appeals_one_per_listing').on(t.appellantId, t.listingId),
    index().on(t.reviewId),
    index().on(t.listingId),
    index().on(t.decidedBy),
    index('report_appeals_open_index')
      .on(t.createdAt, t.id)
      .where(sql`status = 'open'`),
    check('report_appeals_subject_check', sql`num_nonnulls(${t.reviewId}, ${t.listingId}) = 1`),
    check('report_appeals_status_check', oneOf(t.status, appealStatuses)),
    check('report_appeals_note_check', sql`char_length(${t.note}) between 1 and 2000`),
    check('report_appeals_answer_check', maxLength(t.answer, 1000)),
    check('report_appeals_decided_check', sql`(${t.status} = 'open') = (${t.decidedAt} is null)`),
  ],
)
