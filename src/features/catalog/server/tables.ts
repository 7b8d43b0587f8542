import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, oneOf, updatedAt } from '#platform/server/columns.ts'
import type { Localized } from '#shared/locale.ts'
import { areaKinds, redirectKinds, referenceKinds } from '../rules.ts'
import { officialUrl, registerUrlKinds } from '../rules/registers.ts'

const names = {
  nameEn: text('name_en').notNull(),
  nameZhHant: text('name_zh_hant').notNull(),
  nameZhHans: text('name_zh_hans').notNull(),
}

const words = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`)

/** One provider as in "I'm looking for a plumber", for greetings. Empty where a greeting should not name the category. */
const singular = {
  singularEn: text('singular_en').notNull().default(''),
  singularZhHant: text('singular_zh_hant').notNull().default(''),
  singularZhHans: text('singular_zh_hans').notNull().default(''),
}

const synonyms = {
  synonymsEn: words('synonyms_en'),
  synonymsZhHant: words('synonyms_zh_hant'),
  synonymsZhHans: words('synonyms_zh_hans'),
}

/** Tree of region > district > area. `area_no` is the compact key in the search index. */
export const areas = pgTable(
  'areas',
  {
    id: id(),
    areaNo: integer('area_no').notNull().generatedAlwaysAsIdentity().unique(),
    slug: text().notNull().unique(),
    parentId: uuid('parent_id').references((): AnyPgColumn => areas.id, { onDelete: 'restrict' }),
    kind: text({ enum: areaKinds }).notNull(),
    ...names,
    ...synonyms,
    icon: text().notNull().default('map-pin'),
    position: integer().notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.parentId),
    check('areas_kind_check', oneOf(t.kind, areaKinds)),
    check('areas_root_check', sql`(${t.kind} = 'region') = (${t.parentId} is null)`),
    check('areas_slug_check', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

/** Tree of group > category. Listings belong to categories, never to groups. `category_no` is the key in the search index. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    categoryNo: integer('category_no').notNull().generatedAlwaysAsIdentity().unique(),
    slug: text().notNull().unique(),
    parentId: uuid('parent_id').references((): AnyPgColumn => categories.id, { onDelete: 'restrict' }),
    ...names,
    ...singular,
    ...synonyms,
    /** How people ask for the category in their own words, in any language. */
    phrases: words('phrases'),
    /** Phrases that fit another category better. */
    possiblePhrases: words('possible_phrases'),
    icon: text().notNull(),
    position: integer().notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    isPopular: boolean('is_popular').notNull().default(false),
    priceUnits: words('price_units'),
    /** Keys of `licence_kinds` that providers in this category may need. */
    licences: words('licences'),
    /** False for statutory professions whose codes forbid testimonials (docs/hong-kong.md). Admins can change it. */
    takesReviews: boolean('takes_reviews').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.parentId), check('categories_slug_check', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
)

export const licenceKinds = pgTable(
  'licence_kinds',
  {
    key: text().primaryKey(),
    ...names,
    body: jsonb().$type<Localized>().notNull(),
    register: jsonb().$type<Localized>(),
    hint: jsonb().$type<Localized>(),
    /** Address of the register, or of an official page one step before it; null where none was seen. */
    registerUrl: text('register_url'),
    registerUrlIs: text('register_url_is', { enum: registerUrlKinds }),
    /** Where people complain about a holder. */
    complaintsUrl: text('complaints_url'),
    /** A number as it looks, for the hint of the form; never a reason to refuse another. */
    numberExample: text('number_example'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('licence_kinds_register_check', sql`(${t.registerUrl} is null) = (${t.registerUrlIs} is null)`),
    check('licence_kinds_register_url_is_check', oneOf(t.registerUrlIs, registerUrlKinds)),
    // Copies of regulators' sites stand on strange hosts.
    check(
      'licence_kinds_urls_check',
      sql`${t.registerUrl} ~ ${sql.raw(`'${officialUrl.source}'`)} and ${t.complaintsUrl} ~ ${sql.raw(`'${officialUrl.source}'`)}`,
    ),
  ],
)

/** Former slugs of listings, categories and areas. Triggers insert a row whenever a slug changes. */
export const slugRedirects = pgTable(
  'slug_redirects',
  {
    kind: text({ enum: redirectKinds }).notNull(),
    oldSlug: text('old_slug').notNull(),
    targetId: uuid('target_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.oldSlug] }),
    index().on(t.targetId),
    check('slug_redirects_kind_check', oneOf(t.kind, redirectKinds)),
  ],
)

/**
 * The fields of each `reference/*.json` entry when it was last loaded, and the row created from it. The loader updates
 * only fields that still have the loaded value. An entry whose row is missing was deleted by an admin and is not recreated.
 */
export const referenceRows = pgTable(
  'reference_rows',
  {
    kind: text({ enum: referenceKinds }).notNull(),
    key: text().notNull(),
    /** Id of the area or category, key of the licence kind. */
    target: text().notNull(),
    loaded: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] }), check('reference_rows_kind_check', oneOf(t.kind, referenceKinds))],
)
