import { sql } from 'drizzle-orm'
import { check, doublePrecision, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { categories } from '#features/catalog/server/tables.ts'
import { createdAt, oneOf } from '#platform/server/columns.ts'
import { coachParts } from '../rules.ts'

/**
 * Visits and contacts of the public listings of a main category with a part and without it, written anew every night. The
 * rates are sums of each listing's contacts per visit.
 */
export const coachEffects = pgTable(
  'coach_effects',
  {
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    part: text({ enum: coachParts as [string, ...string[]] })
      .$type<(typeof coachParts)[number]>()
      .notNull(),
    withListings: integer('with_listings').notNull(),
    withRates: doublePrecision('with_rates').notNull(),
    withoutListings: integer('without_listings').notNull(),
    withoutRates: doublePrecision('without_rates').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.part] }),
    check('coach_effects_part_check', oneOf(t.part, coachParts)),
    check('coach_effects_counts_check', sql`least(with_listings, with_rates, without_listings, without_rates) >= 0`),
  ],
)
