// Why long: the tables that hang on a listing, with their constraints and indexes.
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import { planKeys } from '#features/billing/rules.ts'
import { areas, categories } from '#features/catalog/server/tables.ts'
import { uploads } from '#features/uploads/server/tables.ts'
import { allOf, timestamptz, createdAt, e164, id, oneOf, updatedAt, maxLength } from '#platform/server/columns.ts'
import {
  acceptedPayments,
  type Faq,
  type Licence,
  listingStatuses,
  type OpeningHours,
  type PhotoVariant,
  type Price,
  rejectionCodes,
  revisionStatuses,
  spokenLanguages,
} from '../rules.ts'
import type { ContentField } from '../rules/fields.ts'

const textArray = <T extends string>(name: string, values: readonly [T, ...T[]]) =>
  text(name, { enum: values })
    .array()
    .notNull()
    .default(sql`'{}'`)

const ratingCountColumn = (n: number) => integer(`rating_${n}`).notNull().default(0)

/**
 * One provider's entry with its current content. `rating_1` .. `rating_5` count published reviews of finished jobs by
 * stars, `enquiry_count` those of people who only asked, and `removed_review_count` the hidden ones; only a trigger on
 * reviews writes them, and average and totals are generated.
 * `owner_id` is null for an unclaimed listing that an admin created. A trigger enforces `max_listings` of the owner's
 * plan.
 */
export const listings = pgTable(
  'listings',
  {
    id: id(),
    listingNo: integer('listing_no').notNull().generatedAlwaysAsIdentity().unique(),
    ownerId: uuid('owner_id').references(() => profiles.id, { onDelete: 'cascade' }),
    slug: text().notNull().unique(),
    status: text({ enum: listingStatuses }).notNull().default('pending'),
    rejectionCode: text('rejection_code', { enum: rejectionCodes }),
    rejectionReason: text('rejection_reason'),
    publishedAt: timestamptz('published_at'),
    nameEn: text('name_en'),
    nameZh: text('name_zh'),
    summaryEn: text('summary_en'),
    summaryZh: text('summary_zh'),
    descriptionEn: text('description_en'),
    descriptionZh: text('description_zh'),
    whatsappNumber: text('whatsapp_number').notNull(),
    phoneNumber: text('phone_number'),
    email: text(),
    websiteUrl: text('website_url'),
    languagesSpoken: textArray('languages_spoken', spokenLanguages),
    prices: jsonb().$type<Price[]>().notNull(),
    /** HK cents of the lowest price row; null when all are by quotation. */
    lowestPriceCents: integer('lowest_price_cents').generatedAlwaysAs(sql`lowest_price_cents(prices)`),
    calloutFeeCents: integer('callout_fee_cents'),
    acceptedPayments: textArray('accepted_payments', acceptedPayments),
    openingHours: jsonb('opening_hours').$type<OpeningHours>(),
    establishedYear: integer('established_year'),
    businessRegistrationNo: text('business_registration_no'),
    isBusinessRegistrationShown: boolean('is_business_registration_shown').notNull().default(false),
    takesUrgentJobs: boolean('takes_urgent_jobs').notNull().default(false),
    urgentSurchargeCents: integer('urgent_surcharge_cents'),
    licences: jsonb().$type<Licence[]>().notNull().default([]),
    /** ISO day of the oldest check of a licence, '' while one was never checked; null when there is nothing to check. */
    oldestLicenceCheck: text('oldest_licence_check').generatedAlwaysAs(sql`oldest_licence_check(licences)`),
    videoUrl: text('video_url'),
    faq: jsonb().$type<Faq[]>().notNull().default([]),
    rating1: ratingCountColumn(1),
    rating2: ratingCountColumn(2),
    rating3: ratingCountColumn(3),
    rating4: ratingCountColumn(4),
    rating5: ratingCountColumn(5),
    ratingCount: integer('rating_count')
      .notNull()
      .generatedAlwaysAs(sql`rating_1 + rating_2 + rating_3 + rating_4 + rating_5`),
    reviewCount: integer('review_count')
      .notNull()
      .generatedAlwaysAs(sql`rating_1 + rating_2 + rating_3 + rating_4 + rating_5 + enquiry_count`),
    ratingAvg: real('rating_avg').generatedAlwaysAs(
      sql`(rating_1 + 2 * rating_2 + 3 * rating_3 + 4 * rating_4 + 5 * rating_5)::real / nullif(rating_1 + rating_2 + rating_3 + rating_4 + rating_5, 0)`,
    ),
    enquiryCount: integer('enquiry_count').notNull().default(0),
    /** Number of hidden reviews, shown on the page. */
    removedReviewCount: integer('removed_review_count').notNull().default(0),
    /** How fast authors of published reviews heard back; maintained by the triggers of `reviews`. */
    repliedHour: integer('replied_hour').notNull().default(0),
    repliedDay: integer('replied_day').notNull().default(0),
    repliedLater: integer('replied_later').notNull().default(0),
    repliedNever: integer('replied_never').notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.ownerId, t.status),
    index().on(t.status, t.createdAt),
    index('listings_newest_index')
      .on(t.publishedAt, t.id)
      .where(sql`status = 'approved'`),
    index('listings_licence_check_index')
      .on(t.oldestLicenceCheck, t.id)
      .where(sql`status = 'approved' and oldest_licence_check is not null`),
    index().on(t.whatsappNumber),
    index().on(t.phoneNumber),
    index('listings_names_words_index').using(
      'gin',
      sql`search_words(coalesce(name_en, '') || ' ' || coalesce(name_zh, ''))`,
    ),
    index('listings_plain_name_en_index').on(sql`plain_name(name_en) text_pattern_ops`),
    index('listings_plain_name_zh_index').on(sql`plain_name(name_zh) text_pattern_ops`),
    check('listings_status_check', oneOf(t.status, listingStatuses)),
    check('listings_published_check', sql`${t.status} <> 'approved' or ${t.publishedAt} is not null`),
    check('listings_rejection_check', sql`(${t.status} = 'rejected') = (${t.rejectionCode} is not null)`),
    check('listings_rejection_code_check', oneOf(t.rejectionCode, rejectionCodes)),
    check(
      'listings_rejection_reason_check',
      sql`${t.rejectionCode} <> 'moderation' or ${t.rejectionReason} is not null`,
    ),
    // A slug may not look like an id, because /service/{id} accepts both.
    check(
      'listings_slug_check',
      sql`${t.slug} ~ '^[^[:space:]/?#%]{1,120}$' and ${t.slug} !~ '^[0-9a-f]{8}-[0-9a-f]{4}-'`,
    ),
    check('listings_name_check', sql`coalesce(${t.nameEn}, ${t.nameZh}) is not null`),
    check('listings_description_check', sql`coalesce(${t.descriptionEn}, ${t.descriptionZh}) is not null`),
    check(
      'listings_texts_check',
      sql`char_length(${t.nameEn}) between 1 and 120 and char_length(${t.nameZh}) between 1 and 120 and ${maxLength(t.summaryEn, 160)} and ${maxLength(t.summaryZh, 160)} and ${maxLength(t.descriptionEn, 5000)} and ${maxLength(t.descriptionZh, 5000)} and ${maxLength(t.rejectionReason, 2000)}`,
    ),
    check('listings_whatsapp_check', e164(t.whatsappNumber)),
    check('listings_phone_check', e164(t.phoneNumber)),
    check('listings_urls_check', sql`${t.websiteUrl} ~ '^https?://' and ${t.videoUrl} ~ '^https?://'`),
    check('listings_languages_check', allOf(t.languagesSpoken, spokenLanguages)),
    check('listings_accepted_payments_check', allOf(t.acceptedPayments, acceptedPayments)),
    check('listings_prices_check', sql`is_prices(${t.prices})`),
    check('listings_opening_hours_check', sql`is_opening_hours(${t.openingHours})`),
    check('listings_licences_check', sql`is_licences(${t.licences})`),
    check('listings_faq_check', sql`is_faq(${t.faq})`),
    check('listings_callout_fee_check', sql`${t.calloutFeeCents} >= 0`),
    check('listings_urgent_surcharge_check', sql`${t.urgentSurchargeCents} >= 0`),
    check('listings_established_check', sql`${t.establishedYear} between 1800 and 2100`),
    check(
      'listings_counts_check',
      sql`least(rating_1, rating_2, rating_3, rating_4, rating_5, enquiry_count, removed_review_count, replied_hour, replied_day, replied_later, replied_never, view_count) >= 0`,
    ),
  ],
)

const listingId = () =>
  uuid('listing_id')
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' })

/** Position 0 is the main category: the one on the card. */
export const listingCategories = pgTable(
  'listing_categories',
  {
    listingId: listingId(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.categoryId] }), index().on(t.categoryId, t.listingId)],
)

export const listingAreas = pgTable(
  'listing_areas',
  {
    listingId: listingId(),
    areaId: uuid('area_id')
      .notNull()
      .references(() => areas.id, { onDelete: 'restrict' }),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.areaId] }), index().on(t.areaId, t.listingId)],
)

/**
 * Position 0 is the cover. `blur` is a tiny data: URL shown while the picture loads; it and the variants are copies of
 * the upload's, which cannot be deleted while a row refers to it.
 */
export const listingPhotos = pgTable(
  'listing_photos',
  {
    id: id(),
    listingId: listingId(),
    position: integer().notNull().default(0),
    altEn: text('alt_en'),
    altZh: text('alt_zh'),
    /** One of the two, for processes of earlier versions; the only one where such a process stored it. */
    alt: text().notNull().default(''),
    /** The same number at the two photos of a before-and-after pair. */
    pair: smallint(),
    uploadId: uuid('upload_id').references(() => uploads.id),
    variants: jsonb().$type<PhotoVariant[]>().notNull(),
    blur: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.listingId, t.position),
    index().on(t.uploadId),
    check('listing_photos_alt_check', maxLength(t.alt, 300)),
    check('listing_photos_alt_en_check', maxLength(t.altEn, 300)),
    check('listing_photos_alt_zh_check', maxLength(t.altZh, 300)),
    check('listing_photos_position_check', sql`${t.position} between 0 and 9`),
    check('listing_photos_pair_check', sql`${t.pair} between 1 and 5`),
    check('listing_photos_variants_check', sql`jsonb_typeof(${t.variants}) = 'array' and ${t.variants} <> '[]'`),
  ],
)

/**
 * A submitted version of the whole content, on which moderators decide; at most one per listing is pending. A pending
 * revision of a pending listing is its own content; of a live one it is an edit. A revision is withdrawn when its owner
 * takes it back or replaces it, or, with the reason `plan_limit`, when the plan limit does not allow it.
 */
export const listingRevisions = pgTable(
  'listing_revisions',
  {
    id: id(),
    listingId: listingId(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: revisionStatuses }).notNull().default('pending'),
    submittedBy: uuid('submitted_by').references(() => profiles.id, { onDelete: 'set null' }),
    decidedBy: uuid('decided_by').references(() => profiles.id, { onDelete: 'set null' }),
    decidedAt: timestamptz('decided_at'),
    reason: text(),
    /** The fields that a moderator named in a rejection. */
    rejectedFields: text('rejected_fields')
      .array()
      .$type<ContentField[]>()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('listing_revisions_one_pending_index')
      .on(t.listingId)
      .where(sql`status = 'pending'`),
    index().on(t.listingId, t.createdAt),
    index().on(t.status, t.createdAt),
    index().on(t.submittedBy),
    index().on(t.decidedBy),
    check('listing_revisions_status_check', oneOf(t.status, revisionStatuses)),
    check(
      'listing_revisions_decided_check',
      sql`(${t.status} in ('approved', 'rejected')) = (${t.decidedAt} is not null)`,
    ),
    check('listing_revisions_reason_check', sql`${t.status} <> 'rejected' or ${t.reason} is not null`),
  ],
)

/** Records that a member opened the chat of a listing on this site; the basis of "Contacted through Kaifong". */
export const contacts = pgTable(
  'contacts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    listingId: listingId(),
    firstAt: timestamptz('first_at').notNull(),
    lastAt: timestamptz('last_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.listingId] }),
    index().on(t.listingId),
    check('contacts_order_check', sql`${t.firstAt} <= ${t.lastAt}`),
  ],
)

/**
 * The only definition of "public": approved, and the owner (if any) active. Join it in every query for visitors.
 * `plan_key` is the owner's plan (null without an owner); `whatsapp_verified_at` is set only while the badge applies: the
 * owner's plan includes it and the verified number is this listing's number.
 */
export const publicListings = pgView('public_listings', {
  id: uuid().notNull(),
  listingNo: integer('listing_no').notNull(),
  planKey: text('plan_key', { enum: planKeys }),
  whatsappVerifiedAt: timestamptz('whatsapp_verified_at'),
}).existing()
