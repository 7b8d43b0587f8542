import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import { listings } from '#features/listings/server/tables.ts'
import { createdAt, id, maxLength, oneOf, timestamptz, updatedAt } from '#platform/server/columns.ts'
import { claimStatuses } from '../rules/claims.ts'

/** A member's claim to own an unclaimed listing; an admin decides. */
export const listingClaims = pgTable(
  'listing_claims',
  {
    id: id(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    claimantId: uuid('claimant_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    note: text().notNull().default(''),
    status: text({ enum: claimStatuses }).notNull().default('open'),
    decidedBy: uuid('decided_by').references(() => profiles.id, { onDelete: 'set null' }),
    decidedAt: timestamptz('decided_at'),
    reason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('listing_claims_one_open_index')
      .on(t.claimantId, t.listingId)
      .where(sql`status = 'open'`),
    uniqueIndex('listing_claims_one_granted_index')
      .on(t.listingId)
      .where(sql`status = 'granted'`),
    index().on(t.listingId),
    index().on(t.claimantId),
    index().on(t.status, t.createdAt, t.id),
    index().on(t.decidedBy),
    check('listing_claims_status_check', oneOf(t.status, claimStatuses)),
    check('listing_claims_texts_check', sql`${maxLength(t.note, 2000)} and ${maxLength(t.reason, 2000)}`),
    check('listing_claims_decided_check', sql`(${t.status} = 'open') = (${t.decidedAt} is null)`),
  ],
)
