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
  pgView,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { listings } from '#features/listings/server/tables.ts'
import { oneOf } from '#platform/server/columns.ts'
import { locales } from '#shared/locale.ts'

const int4multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Search index: one row per public listing. Rows are written by the search worker after a change, or by `upsertSearch` in
 * the caller's transaction; triggers delete the row when a listing is rejected, deleted or hidden with its owner. Columns
 * that are read for every hit stay in a small row; `doc` and `lex` are always stored out of line (docs/search.md).
 */
export const listingSearch = pgTable(
  'listing_search',
  {
    listingNo: integer('listing_no')
      .primaryKey()
      .references(() => listings.listingNo, { onDelete: 'cascade' }),
    /** `category_no` of its categories, each followed by its group; the main category first. */
    categories: integer().array().notNull(),
    /** `area_no` of its areas, of their ancestors, and of all descendants of a district or region that it serves as a whole. */
    areas: integer().array().notNull(),
    /** Filter values and eligibility for paid places as bits: see `search/filter-sql.ts`. */
    tags: integer().notNull(),
    /** Its opening hours, as in `search_hours`. */
    hoursNo: integer('hours_no').notNull(),
    /** The values of `categories`, `areas` and `tags`, one character each, for counting: see `search/facets.ts`. */
    facets: text().notNull(),
    /** Sort values of `rules.ts`. */
    featured: doublePrecision().notNull(),
    rating: doublePrecision().notNull(),
    reviews: doublePrecision().notNull(),
    /** The lowest price in HK cents; without one more than any. */
    price: doublePrecision().notNull().default(1e12),
    /** Folded names for sorting, each falling back to the name in the other language. Collation "C". */
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    /** Folded text, for phrase matches. Padded with spaces so that the row always exceeds the TOAST threshold. */
    doc: text().notNull(),
    /** Stems and Chinese bigrams; prefixes: 'n.' lexemes of names, 'e.' a whole name, 'c.5' category, 'a.3' area. No positions. */
    lex: tsvector().notNull(),
  },
  (t) => [
    index('listing_search_lex_index').using('gin', t.lex),
    index('listing_search_places_index').using('gin', t.categories, t.areas),
    index('listing_search_price_index').on(t.price, t.listingNo),
    index('listing_search_name_en_index').on(t.nameEn, t.listingNo),
    index('listing_search_name_zh_index').on(t.nameZh, t.listingNo),
  ],
)

/**
 * Opening hours of listings in the index, each once: listings share few, so that those open at a minute are found by an
 * index. Hours that no listing has any more stay until the next rebuild.
 */
export const searchHours = pgTable('search_hours', {
  hoursNo: integer('hours_no').primaryKey().generatedAlwaysAsIdentity(),
  /** Minutes at which it is open, by kind of day: see `search/open-now.ts`. */
  openTimes: int4multirange('open_times').notNull().unique(),
})

/**
 * Number of listings per filter combination, for browsing without a text query; 0 means any. `counts` holds one number
 * per combination of the rating, price, urgent, licensed and verified filters (see `search/filter-sql.ts`). Updated by triggers on
 * `listing_search`.
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

/** English words of listings with the approximate number of listings that contain them, for spelling correction. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    listings: integer().notNull(),
  },
  (t) => [index().on(t.listings)],
)

/** Queries without results, from which admins choose synonyms. Holds no data about the visitor. */
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
 * Queue of listings whose index row may be out of date. Triggers insert one row per change, in the transaction of the
 * change; `indexPendingChanges` processes them. Writers only insert, so they never wait for one another. There is no
 * foreign key because deleting a listing is a change too.
 */
export const searchStale = pgTable(
  'search_stale',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    listingId: uuid('listing_id').notNull(),
  },
  (t) => [index().on(t.listingId)],
)

/** Number of public listings per category or group, and per area, district or region, from `search_counts`. */
export const categoryCounts = pgView('category_counts', {
  categoryId: uuid('category_id').notNull(),
  listings: integer().notNull(),
}).existing()
export const areaCounts = pgView('area_counts', {
  areaId: uuid('area_id').notNull(),
  listings: integer().notNull(),
}).existing()
