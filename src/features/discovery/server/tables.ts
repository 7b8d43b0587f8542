import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { listings } from '#features/listings/server/tables.ts'
import { oneOf } from '#platform/server/columns.ts'
import { locales } from '#shared/locale.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * One row per listing that visitors may see, written in the transaction that changes it (`upsertSearch`); a listing that
 * is rejected, deleted or hidden with its owner leaves by triggers. Laid out for the cache: what every hit is read for
 * stays in a small row, `doc` and `lex` are always moved out of line (SEARCH.md section 3.7).
 */
export const listingSearch = pgTable(
  'listing_search',
  {
    listingNo: integer('listing_no')
      .primaryKey()
      .references(() => listings.listingNo, { onDelete: 'cascade' }),
    /** `category_no` of its categories and their groups. */
    categories: integer().array().notNull(),
    /** `area_no` of its areas, of what they lie in, and of everything inside a district or region that it serves as a whole. */
    areas: integer().array().notNull(),
    /** Filter values and the premium place as bits: see `search/tags.ts`. */
    tags: integer().notNull(),
    /** The same as all three, one character each, for counting: see `search/facets.ts`. */
    facets: text().notNull(),
    /** Sort values of `rules.ts`. */
    featured: doublePrecision().notNull(),
    rating: doublePrecision().notNull(),
    reviews: doublePrecision().notNull(),
    /** Folded names, the English or the Chinese one first; collation "C" whatever the database's. */
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    /** Folded text, for phrases; filled up with spaces so that the row is never small enough to keep it inline. */
    doc: text().notNull(),
    /** Stems, pairs of characters, 'n.' before those of names, 'e.' a whole name, 'c.5' category, 'a.3' area; no positions. */
    lex: tsvector().notNull(),
  },
  (t) => [
    index('listing_search_lex_index').using('gin', t.lex).with({ fastupdate: false }),
    index('listing_search_places_index').using('gin', t.categories, t.areas).with({ fastupdate: false }),
    index('listing_search_name_en_index').on(t.nameEn, t.listingNo),
    index('listing_search_name_zh_index').on(t.nameZh, t.listingNo),
  ],
)

/**
 * How many listings there are, for browsing without words; 0 stands for any. `counts` holds one number per combination
 * of rating, verified and price filter (see `search/tags.ts`). Kept right by triggers on `listing_search`.
 */
export const searchCounts = pgTable(
  'search_counts',
  {
    language: integer().notNull(),
    category: integer().notNull(),
    area: integer().notNull(),
    counts: integer().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.language, t.category, t.area] }),
    index('search_counts_area_index').on(t.language, t.area),
  ],
)

/** English words of listings with about the number of listings that hold them, for spelling. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    listings: integer().notNull(),
  },
  (t) => [index().on(t.listings)],
)

/** Searches that found nothing, for the admin's list of synonyms. Folded words and a number: nothing of who asked. */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date().notNull(),
    query: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.query, t.locale] }),
    check('search_misses_locale_check', oneOf(t.locale, locales)),
    check('search_misses_count_check', sql`${t.count} > 0`),
  ],
)

/**
 * Listings whose row in the search may be out of date: a note per change, written by triggers in the transaction that
 * makes it, worked off by `followChanges`. Only ever added to, so that no two writers wait for one another; without a
 * foreign key, since deleting a listing is a change too.
 */
export const searchStale = pgTable(
  'search_stale',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    listingId: uuid('listing_id').notNull(),
  },
  (t) => [index().on(t.listingId)],
)
