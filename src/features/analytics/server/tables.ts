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

/** Raw events; none is kept beyond 35 days. `visitor` is an HMAC under the day's salt, meaningless once that is gone. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: id(),
    listingId: listingId(),
    kind: text({ enum: eventKinds }).notNull(),
    day: date().notNull(),
    visitor: bytea().notNull(),
    /** Of a view: where the visitor came from. */
    source: text({ enum: sources }),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.day, t.listingId, t.kind),
    // Once per visitor, listing, kind and day, however many requests arrive at the same moment.
    uniqueIndex('analytics_events_once_index').on(t.listingId, t.kind, t.day, t.visitor),
    check('analytics_events_kind_check', oneOf(t.kind, eventKinds)),
    check('analytics_events_source_check', oneOf(t.source, sources)),
  ],
)

/** One row per listing, kind and Hong Kong day: how often, and by how many visitors. */
export const analyticsDaily = pgTable(
  'analytics_daily',
  {
    listingId: listingId(),
    kind: text({ enum: eventKinds }).notNull(),
    day: date().notNull(),
    count: integer().notNull(),
    visitors: integer().notNull(),
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

/** The random salt of each day's visitor hashes; a job drops it after 48 hours. */
export const analyticsSalts = pgTable('analytics_salts', {
  day: date().primaryKey(),
  salt: bytea()
    .notNull()
    .default(sql`uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())`),
  createdAt: createdAt(),
})

/** Raw searches that showed a listing, likewise kept for 35 days; `term` is never what could be a number or an address. */
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

/** Terms that enough visitors of one day used; the others end with the raw rows. */
export const analyticsTermsDaily = pgTable(
  'analytics_terms_daily',
  {
    listingId: listingId(),
    day: date().notNull(),
    term: text().notNull(),
    visitors: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.day, t.term] })],
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
    check('analytics_sources_daily_source_check', oneOf(t.source, sources)),
  ],
)

/** The whole site's, so that no screen adds up all listings; `placeId` is a category's or an area's, or none for all. */
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

/** Days whose raw events are counted for good. */
export const analyticsRollups = pgTable('analytics_rollups', {
  day: date().primaryKey(),
  createdAt: createdAt(),
})
