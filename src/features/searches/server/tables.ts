import { sql } from 'drizzle-orm'
import { check, customType, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#features/accounts/server/tables.ts'
import type { SearchState } from '#features/discovery/rules/search-state.ts'
import { listings } from '#features/listings/server/tables.ts'
import { createdAt, id, maxLength, oneOf, timestamptz, updatedAt } from '#platform/server/columns.ts'
import { locales } from '#shared/locale.ts'
import { frequencies } from '../rules.ts'

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' })

/**
 * Searches whose new listings are sent by e-mail: a member's, or those of an address (`email`), which sends nothing until
 * it is confirmed. `filters` is the search as in the URL; the columns from `categories` on are the same search as numbers
 * of the index (`compileSearch`). The token is stored as it is, because every e-mail has its link.
 */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
    email: text(),
    language: text({ enum: locales }).notNull(),
    name: text().notNull(),
    filters: jsonb().$type<SearchState>().notNull(),
    frequency: text({ enum: frequencies }).notNull(),
    /** 128 random bits in base64url. */
    token: text().notNull().unique(),
    confirmedAt: timestamptz('confirmed_at'),
    mailedAt: timestamptz('mailed_at'),
    categories: integer().array().notNull(),
    category: integer().notNull(),
    area: integer().notNull(),
    needs: jsonb().$type<Record<string, number>>().notNull(),
    query: tsquery(),
    term: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique().on(t.userId, t.filters),
    unique().on(t.email, t.filters),
    index('saved_searches_unconfirmed_index')
      .on(t.createdAt)
      .where(sql`confirmed_at is null`),
    check('saved_searches_recipient_check', sql`(${t.userId} is null) <> (${t.email} is null)`),
    check('saved_searches_frequency_check', oneOf(t.frequency, frequencies)),
    check('saved_searches_language_check', oneOf(t.language, locales)),
    check('saved_searches_name_check', sql`${t.name} <> '' and ${maxLength(t.name, 80)}`),
  ],
)

/** New listings that a saved search has found and not sent yet. */
export const savedSearchNews = pgTable(
  'saved_search_news',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.searchId, t.listingId] }), index().on(t.listingId)],
)

/** Listings that were matched with all saved searches, so that none is new twice. A job deletes old rows. */
export const matchedListings = pgTable(
  'matched_listings',
  {
    listingId: uuid('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.createdAt)],
)
