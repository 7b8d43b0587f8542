import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import { uploads } from '#features/uploads/server/tables.ts'
import { timestamptz, createdAt, id, oneOf, updatedAt, maxLength } from '#platform/server/columns.ts'
import {
  billingPeriods,
  paidPeriods,
  paymentMethods,
  paymentStatuses,
  planKeys,
  subscriptionStatuses,
} from '../rules.ts'

/** The plan catalogue. A null limit means unlimited; `position` orders from the lowest plan to the highest. */
export const plans = pgTable(
  'plans',
  {
    key: text({ enum: planKeys }).primaryKey(),
    position: integer().notNull().unique(),
    priceCents: integer('price_cents').notNull(),
    billing: text({ enum: billingPeriods }).notNull(),
    maxListings: integer('max_listings'),
    maxCategories: integer('max_categories').notNull(),
    maxAreas: integer('max_areas'),
    maxPhotos: integer('max_photos').notNull(),
    hasVerifiedBadge: boolean('has_verified_badge').notNull(),
    hasAnalytics: boolean('has_analytics').notNull(),
    hasEnhancedProfile: boolean('has_enhanced_profile').notNull(),
    hasPriorityPlacement: boolean('has_priority_placement').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('plans_key_check', oneOf(t.key, planKeys)),
    check('plans_billing_check', oneOf(t.billing, billingPeriods)),
    check('plans_price_check', sql`${t.priceCents} >= 0 and (${t.billing} = 'free') = (${t.priceCents} = 0)`),
    check(
      'plans_limits_check',
      sql`${t.maxListings} > 0 and ${t.maxCategories} > 0 and ${t.maxAreas} > 0 and ${t.maxPhotos} between 1 and 10`,
    ),
  ],
)

/** A lower limit of listings that starts later, because members have more: they are notified first. One per plan. */
export const planLimitChanges = pgTable(
  'plan_limit_changes',
  {
    planKey: text('plan_key', { enum: planKeys })
      .primaryKey()
      .references(() => plans.key, { onDelete: 'cascade' }),
    maxListings: integer('max_listings').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    /** Set once every owner over the limit has an e-mail. */
    // Renaming the column would break processes that still run the version before.
    notifiedAt: timestamptz('told_at'),
    createdBy: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.createdBy), check('plan_limit_changes_limit_check', sql`${t.maxListings} > 0`)],
)

/**
 * A transfer that a member has declared. Kept after the member is deleted. A trigger makes decisions final; a confirmed
 * payment may be refunded once, whole or in part.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    planKey: text('plan_key', { enum: planKeys })
      .notNull()
      .references(() => plans.key, { onDelete: 'restrict' }),
    amountCents: integer('amount_cents').notNull(),
    /** Terms at the time of payment, unaffected by later changes to the catalogue. */
    billing: text({ enum: paidPeriods }).notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    reference: text().notNull().unique(),
    transactionId: text('transaction_id'),
    payerNote: text('payer_note'),
    /** Screenshot, visible to the member and admins; deleted 180 days after the decision. */
    proofUploadId: uuid('proof_upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    status: text({ enum: paymentStatuses }).notNull().default('pending'),
    /** The bank's reference of the transfer. Unique per method, so that one transfer cannot confirm two payments. */
    bankReference: text('bank_reference'),
    /** Period that was paid for; null `covers_until` means indefinitely. */
    coversFrom: timestamptz('covers_from'),
    coversUntil: timestamptz('covers_until'),
    decidedBy: uuid('decided_by').references(() => profiles.id, { onDelete: 'set null' }),
    decidedAt: timestamptz('decided_at'),
    /** Set by the trigger, by the database's clock: a decided payment becomes pending again until then. */
    undoableUntil: timestamptz('undoable_until'),
    reason: text(),
    refundedCents: integer('refunded_cents'),
    /** The bank's reference of the transfer back. Unique per method, so that one transfer cannot refund two payments. */
    refundReference: text('refund_reference'),
    refundReason: text('refund_reason'),
    refundedBy: uuid('refunded_by').references(() => profiles.id, { onDelete: 'set null' }),
    refundedAt: timestamptz('refunded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('payments_one_pending_index')
      .on(t.userId, t.planKey)
      .where(sql`status = 'pending'`),
    uniqueIndex('payments_bank_reference_index').on(t.method, t.bankReference),
    uniqueIndex('payments_refund_reference_index').on(t.method, t.refundReference),
    index().on(t.userId, t.createdAt),
    index().on(t.status, t.createdAt, t.id),
    index().on(t.planKey),
    index().on(t.decidedBy),
    index().on(t.refundedBy),
    index().on(t.proofUploadId),
    check('payments_method_check', oneOf(t.method, paymentMethods)),
    check('payments_status_check', oneOf(t.status, paymentStatuses)),
    check('payments_billing_check', oneOf(t.billing, paidPeriods)),
    check(
      'payments_confirmed_check',
      sql`${t.status} not in ('confirmed', 'refunded') or (${t.bankReference} is not null and ${t.coversFrom} is not null)`,
    ),
    check('payments_amount_check', sql`${t.amountCents} > 0`),
    check(
      'payments_texts_check',
      sql`${maxLength(t.transactionId, 100)} and ${maxLength(t.payerNote, 500)} and ${maxLength(t.reason, 1000)}
        and ${maxLength(t.bankReference, 100)} and ${maxLength(t.refundReference, 100)} and ${maxLength(t.refundReason, 1000)}`,
    ),
    check(
      'payments_decided_check',
      sql`(${t.status} in ('confirmed', 'rejected', 'refunded')) = (${t.decidedAt} is not null)`,
    ),
    check(
      'payments_refund_check',
      sql`num_nonnulls(${t.refundedCents}, ${t.refundReference}, ${t.refundReason}, ${t.refundedAt})
        = case when ${t.status} = 'refunded' then 4 else 0 end
        and ${t.refundedCents} between 1 and ${t.amountCents}`,
    ),
    check('payments_reason_check', sql`${t.status} <> 'rejected' or ${t.reason} is not null`),
  ],
)

/**
 * A plan held by a member, from a confirmed payment or granted by an admin. Several may be active (a permanent badge and a
 * month of premium); `plan_of(user_id)` returns the highest. A job sets the status to ended at `ends_at`; a renewal moves
 * `ends_at`.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    planKey: text('plan_key', { enum: planKeys })
      .notNull()
      .references(() => plans.key, { onDelete: 'restrict' }),
    paymentId: uuid('payment_id')
      .unique()
      .references(() => payments.id, { onDelete: 'restrict' }),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at'),
    endedAt: timestamptz('ended_at'),
    status: text({ enum: subscriptionStatuses }).notNull().default('active'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('subscriptions_active_index')
      .on(t.userId, t.planKey)
      .where(sql`status = 'active'`),
    index().on(t.userId),
    index().on(t.planKey),
    index().on(t.createdAt, t.id),
    index('subscriptions_ending_index')
      .on(t.endsAt)
      .where(sql`status = 'active'`),
    check('subscriptions_status_check', oneOf(t.status, subscriptionStatuses)),
    check('subscriptions_span_check', sql`${t.endsAt} > ${t.startsAt}`),
  ],
)
