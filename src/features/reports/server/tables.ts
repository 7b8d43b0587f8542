import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import { reviewReportReasons } from '#features/reviews/rules.ts'
import { reviews } from '#features/reviews/server/tables.ts'
import { timestamptz, createdAt, id, oneOf, updatedAt, maxLength } from '#platform/server/columns.ts'
import { appealStatuses, listingReportReasons, reportStatuses } from '../rules.ts'

const reportColumns = <Reason extends string>(reasons: readonly [Reason, ...Reason[]]) => ({
  id: id(),
  reporterId: uuid('reporter_id').references(() => profiles.id, { onDelete: 'set null' }),
  reason: text({ enum: reasons }).notNull(),
  note: text().notNull().default(''),
  status: text({ enum: reportStatuses }).notNull().default('open'),
  decidedBy: uuid('decided_by').references(() => profiles.id, { onDelete: 'set null' }),
  decidedAt: timestamptz('decided_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Indexes and checks of a table of reports. A member has one open report on a subject. */
const reportRules = (
  table: string,
  t: Record<keyof ReturnType<typeof reportColumns>, AnyPgColumn>,
  subjectId: AnyPgColumn,
  reasons: readonly string[],
) => [
  uniqueIndex(`${table}_one_open_index`)
    .on(t.reporterId, subjectId)
    .where(sql`status = 'open'`),
  index().on(subjectId),
  index().on(t.reporterId),
  index().on(t.status, t.createdAt),
  index().on(t.decidedBy),
  check(`${table}_reason_check`, oneOf(t.reason, reasons)),
  check(`${table}_status_check`, oneOf(t.status, reportStatuses)),
  check(`${table}_note_check`, maxLength(t.note, 2000)),
  check(`${table}_decided_check`, sql`(${t.status} = 'open') = (${t.decidedAt} is null)`),
]

export const reviewReports = pgTable(
  'review_reports',
  {
    ...reportColumns(reviewReportReasons),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** Whether this report held the review on arrival, until it is decided. */
    heldReview: boolean('held_review').notNull().default(false),
  },
  (t) => reportRules('review_reports', t, t.reviewId, reviewReportReasons),
)

export const listingReports = pgTable(
  'listing_reports',
  {
    ...reportColumns(listingReportReasons),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The listing's status before the decision changed it; null when it did not. */
    subjectBefore: text('subject_before'),
  },
  (t) => reportRules('listing_reports', t, t.listingId, listingReportReasons),
)

/** Appeals against decisions about a review or listing, one per member and subject. */
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
