import { sql } from 'drizzle-orm'
import { check, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import { timestamptz, createdAt, id, updatedAt } from '#platform/server/columns.ts'

/** A member is referred at most once; the referral is credited when they confirm their address. */
export const referrals = pgTable(
  'referrals',
  {
    id: id(),
    referrerId: uuid('referrer_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    referredId: uuid('referred_id')
      .notNull()
      .unique()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    creditedAt: timestamptz('credited_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.referrerId), check('referrals_not_self_check', sql`${t.referrerId} <> ${t.referredId}`)],
)
