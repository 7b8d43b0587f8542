import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { listings } from '#features/listings/server/tables.ts'
import { bytea, createdAt, id, oneOf, updatedAt } from '#platform/server/columns.ts'
import { eventKinds } from '../rules.ts'
import { sources } from '../rules/sources.ts'

export const siteScopes = ['site', 'category', 'area'] as const

const listingId = () =>
  uuid('listing_id')
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' })

/** Raw events, deleted after 35 days. `visitor` is an HMAC under the day's salt and cannot be reproduced without it. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: id(),
    listingId: listingId(),
    kind: text({ enum: eventKinds }).notNull(),
    day: date().notNull(),
    visitor: bytea().notNull(),
    /** Where the visitor came from; views only. */
    source: text({ enum: sources }),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.day, t.listingId, t.kind),
    // At most one event per visitor, listing, kind and day, also for concurrent requests.
    uniqueIndex('analytics_events_once_index').on(t.listingId, t.kind, t.day, t.visitor),
    check('analytics_events_kind_check', oneOf(t.kind, eventKinds)),
    check('analytics_events_source_check', oneOf(t.source, sources)),
  ],
)

/** Daily totals: one row per listing, kind and Hong Kong day. */
export const analyticsDaily = pgTable(
  'analytics_daily',
  {
    listingId: listingId(),
    kind: text({ enum: eventKinds }).notNull(),
    day: date().notNull(),
    count: integer().notNull(),
    /**
     * Neither written nor read: it was the same as `count`. Processes of the version before insert it while the site is
     * upgraded, so only a later version can drop it, and the check with it.
     */
    visitors: integer(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.kind, t.day] }),
    index().on(t.day),
    check('analytics_daily_kind_check', oneOf(t.kind, eventKinds)),
    check('analytics_daily_counts_check', sql`${t.count} >= 0 and ${t.visitors} between 0 and ${t.count}`),
  ],
)

/** Random salt of each day's visitor hashes; a job deletes it after 48 hours. */
export const analyticsSalts = pgTable('analytics_salts', {
  day: date().primaryKey(),
  salt: bytea()
    .notNull()
    .default(sql`uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())`),
  createdAt: createdAt(),
})

/** Raw search terms that showed a listing, deleted after 35 days. `term` never contains a possible number or address. */
export const analyticsTerms = pgTable(
  'analytics_terms',
  {
    listingId: listingId(),
    day: date().notNull(),
    term: text().notNull(),
    visitor: bytea().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.day, t.term, t.visitor] }), index().on(t.day)],
)

/** Terms that enough visitors used on one day; rarer ones are not rolled up. */
export const analyticsTermsDaily = pgTable(
  'analytics_terms_daily',
  {
    listingId: listingId(),
    day: date().notNull(),
    term: text().notNull(),
    visitors: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.day, t.term] }), index().on(t.day)],
)

export const analyticsSourcesDaily = pgTable(
  'analytics_sources_daily',
  {
    listingId: listingId(),
    day: date().notNull(),
    source: text({ enum: sources }).notNull(),
    count: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.day, t.source] }),
    index().on(t.day),
    check('analytics_sources_daily_source_check', oneOf(t.source, sources)),
  ],
)

/**
 * Daily totals per category, district (scope `area`) and site, so that no screen sums all listings. `placeId` is the nil
 * UUID for the site.
 */
export const analyticsSiteDaily = pgTable(
  'analytics_site_daily',
  {
    day: date().notNull(),
    scope: text({ enum: siteScopes }).notNull(),
    placeId: uuid('place_id').notNull(),
    views: integer().notNull(),
    contacts: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.scope, t.placeId] }),
    check('analytics_site_daily_scope_check', oneOf(t.scope, siteScopes)),
  ],
)

/** Days whose roll-up is final. */
export const analyticsRollups = pgTable('analytics_rollups', {
  day: date().primaryKey(),
  createdAt: createdAt(),
})
