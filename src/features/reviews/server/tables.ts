import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import type { PhotoVariant } from '#features/listings/rules.ts'
import { replySpeeds } from '#features/listings/rules/reply-speed.ts'
import { listings } from '#features/listings/server/tables.ts'
import { allOf, timestamptz, bytea, createdAt, id, oneOf, updatedAt, maxLength } from '#platform/server/columns.ts'
import { locales } from '#shared/locale.ts'
import { reviewChecks, reviewReportReasons, reviewStages, reviewStatuses, reviewVerifications } from '../rules.ts'

/**
 * One per author and listing; the author is null once the account is deleted ("former member"). Triggers refuse a
 * review of the author's own listing and maintain the listing's counts (published reviews only) and `helpful_count`.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    rating: integer().notNull(),
    title: text(),
    body: text().notNull(),
    language: text({ enum: locales }).notNull(),
    stage: text({ enum: reviewStages }).notNull(),
    /** The first day of the month in which the work was done. */
    jobMonth: date('job_month'),
    pricePaidCents: integer('price_paid_cents'),
    /** How fast the author heard back; null when not said. */
    replySpeed: text('reply_speed', { enum: replySpeeds }),
    /** Written through the link by which the provider asks customers for reviews. */
    isInvited: boolean('is_invited').notNull().default(false),
    photos: jsonb()
      .$type<{ uploadId?: string; variants: PhotoVariant[]; blur?: string; alt: string }[]>()
      .notNull()
      .default([]),
    verification: text({ enum: reviewVerifications }).notNull().default('none'),
    status: text({ enum: reviewStatuses }).notNull().default('published'),
    /** Checks that held the review, for moderators. */
    trippedChecks: text('tripped_checks', { enum: reviewChecks })
      .array()
      .notNull()
      .default(sql`'{}'`),
    hiddenReason: text('hidden_reason', { enum: reviewReportReasons }),
    /** Since when a published review has been withheld from visitors, while a report is examined. Its rating counts. */
    heldAt: timestamptz('held_at'),
    helpfulCount: integer('helpful_count').notNull().default(0),
    editedAt: timestamptz('edited_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('reviews_one_per_author').on(t.authorId, t.listingId),
    index().on(t.listingId, t.createdAt, t.id),
    // One index per sort of a listing's reviews, for keyset pagination.
    index('reviews_highest_index')
      .on(t.listingId, t.rating, t.createdAt, t.id)
      .where(sql`status = 'published'`),
    index('reviews_lowest_index')
      .on(t.listingId, sql`(- rating)`, t.createdAt, t.id)
      .where(sql`status = 'published'`),
    index('reviews_helpful_index')
      .on(t.listingId, t.helpfulCount, t.createdAt, t.id)
      .where(sql`status = 'published'`),
    index('reviews_latest_index')
      .on(t.createdAt, t.id)
      .where(sql`status = 'published'`),
    index().on(t.authorId, t.createdAt, t.id),
    // For the moderation table: all reviews, or hidden ones.
    index().on(t.createdAt, t.id),
    index('reviews_words_index').using('gin', sql`search_words(coalesce(title, '') || ' ' || body)`),
    index('reviews_hidden_index')
      .on(t.createdAt, t.id)
      .where(sql`status = 'hidden'`),
    index('reviews_paid_index')
      .on(t.listingId, t.createdAt, t.pricePaidCents)
      .where(sql`status = 'published' and price_paid_cents is not null`),
    index('reviews_pictured_index')
      .on(t.id)
      .where(sql`photos <> '[]'`),
    index('reviews_waiting_index')
      .on(t.createdAt)
      .where(sql`status = 'pending'`),
    check('reviews_rating_check', sql`${t.rating} between 1 and 5`),
    check('reviews_title_check', maxLength(t.title, 120)),
    check('reviews_body_check', sql`char_length(${t.body}) between 20 and 4000`),
    check('reviews_language_check', oneOf(t.language, locales)),
    check('reviews_stage_check', oneOf(t.stage, reviewStages)),
    check('reviews_job_month_check', sql`extract(day from ${t.jobMonth}) = 1`),
    check('reviews_reply_speed_check', oneOf(t.replySpeed, replySpeeds)),
    check('reviews_price_check', sql`${t.pricePaidCents} >= 0`),
    check('reviews_photos_check', sql`jsonb_typeof(${t.photos}) = 'array' and jsonb_array_length(${t.photos}) <= 5`),
    check('reviews_verification_check', oneOf(t.verification, reviewVerifications)),
    check('reviews_status_check', oneOf(t.status, reviewStatuses)),
    check('reviews_checks_check', allOf(t.trippedChecks, reviewChecks)),
    check('reviews_hidden_check', sql`(${t.status} = 'hidden') = (${t.hiddenReason} is not null)`),
    check('reviews_held_check', sql`${t.heldAt} is null or ${t.status} = 'published'`),
    check('reviews_hidden_reason_check', oneOf(t.hiddenReason, reviewReportReasons)),
    check('reviews_helpful_check', sql`${t.helpfulCount} >= 0`),
  ],
)

const reviewId = () =>
  uuid('review_id')
    .notNull()
    .references(() => reviews.id, { onDelete: 'cascade' })

/** Random salt of each day's network hashes; deleted after 48 hours. */
export const reviewSalts = pgTable('review_salts', {
  day: date().primaryKey(),
  salt: bytea()
    .notNull()
    .default(sql`uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())`),
  createdAt: createdAt(),
})

/**
 * Network from which a member reviewed a listing on a day, as an HMAC under the day's salt. It shows only whether several
 * reviews came from one network, and is deleted together with the salt.
 */
export const reviewNetworks = pgTable(
  'review_networks',
  {
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    day: date()
      .notNull()
      .references(() => reviewSalts.day, { onDelete: 'cascade' }),
    network: bytea().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.authorId, t.day] }), index().on(t.authorId), index().on(t.day)],
)

export const reviewReplies = pgTable(
  'review_replies',
  {
    id: id(),
    reviewId: reviewId().unique(),
    authorId: uuid('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    bodyEn: text('body_en'),
    /** In either script, as the owner typed it. */
    bodyZh: text('body_zh'),
    editedAt: timestamptz('edited_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.authorId),
    check('review_replies_body_check', sql`coalesce(${t.bodyEn}, ${t.bodyZh}) is not null`),
    check(
      'review_replies_length_check',
      sql`char_length(${t.bodyEn}) between 1 and 4000 and char_length(${t.bodyZh}) between 1 and 4000`,
    ),
  ],
)

export const reviewHelpful = pgTable(
  'review_helpful',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    reviewId: reviewId(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.reviewId] }), index().on(t.reviewId)],
)
