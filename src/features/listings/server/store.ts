import { inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { LicenceKind } from '#features/catalog/contract.ts'
import { categories } from '#features/catalog/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { preparedRows } from '#platform/server/prepared.ts'
import type { Locale } from '#shared/locale.ts'
import type { ListingCard, ListingDetail } from '../contract.ts'
import type { GuardedListing } from '../policy.ts'
import {
  type Faq,
  type Licence,
  type ListingStatus,
  lowestPrice,
  type OpeningHours,
  type PhotoVariant,
  type Price,
  type SpokenLanguage,
} from '../rules.ts'
import type { ListingContent } from '../rules/content.ts'
import { cardFields, fieldOf, pageFields, type CardField, type PageField } from '../rules/fields.ts'
import type { StoredAltTexts } from '../rules/stored-content.ts'
import { contacts, listings } from './tables.ts'

type Photo = StoredAltTexts & { variants: PhotoVariant[] }

type CardColumns = {
  id: string
  listingNo: number
  slug: string
  nameEn: string | null
  nameZh: string | null
  summaryEn: string | null
  summaryZh: string | null
  ratingAvg: number | null
  ratingCount: number
  enquiryCount: number
  licences: Licence[]
  /** How many reviewers heard back how fast, in the order of `replySpeeds`. */
  replyCounts: number[]
  prices: Price[]
  openingHours: OpeningHours | null
  whatsappVerifiedAt: string | null
  languagesSpoken: SpokenLanguage[]
  isWrittenInEnglish: boolean
  isWrittenInChinese: boolean
  /** In the owner's order, active or not. */
  categoryIds: string[]
  areaIds: string[]
  cover: Photo | null
} & Pick<ListingContent, CardField>

/** The row of a card, with the lowest of its prices. */
export type CardRow = CardColumns & Pick<ListingCard, 'fromPrice'>

export type DetailRow = Omit<CardColumns, 'categoryIds' | 'areaIds' | 'cover'> &
  Pick<ListingDetail, 'allAreas' | 'categories' | 'removedReviewCount' | 'videoUrl' | 'updatedAt'> &
  Pick<ListingContent, PageField> & {
    status: ListingStatus
    category: ListingDetail['category'] | null
    descriptionEn: string | null
    descriptionZh: string | null
    photos: (Photo & { pair?: number | null })[]
    takesReviews: boolean
    licenceKinds: Pick<LicenceKind, 'key' | 'name' | 'body' | 'register' | 'registerUrl' | 'registerUrlIs'>[]
    ratings: number[]
    faq: Faq[]
    publishedAt: string | null
    /** Limits of the owner's plan; null for a listing without an owner. */
    plan: { maxPhotos: number; hasEnhancedProfile: boolean } | null
  }

/** A listing's page with what the policy needs to know whether the actor may see it. */
export type GuardedDetailRow = DetailRow & GuardedListing

/** The column that holds a catalogue name in a language. */
export const nameIn: Record<Locale, SQL> = {
  en: sql`name_en`,
  'zh-Hant': sql`name_zh_hant`,
  'zh-Hans': sql`name_zh_hans`,
}
const localeLiteral: Record<Locale, SQL> = { en: sql`'en'`, 'zh-Hant': sql`'zh-Hant'`, 'zh-Hans': sql`'zh-Hans'` }
/** Fields that are answered as they are stored. */
const columnsOf = (names: readonly (CardField | PageField)[]) =>
  sql.join(
    names.map((name) => {
      const column = sql`l.${sql.identifier(listings[name].name)}`
      const shownIf = fieldOf(name).shownIf as 'isBusinessRegistrationShown' | undefined
      const value = shownIf ? sql`case when l.${sql.identifier(listings[shownIf].name)} then ${column} end` : column
      return sql`${value} as ${sql.identifier(name)}`
    }),
    sql`, `,
  )

const cardColumns = sql`
  l.id, l.listing_no as "listingNo", l.slug, l.name_en as "nameEn", l.name_zh as "nameZh",
  l.summary_en as "summaryEn", l.summary_zh as "summaryZh", l.rating_avg as "ratingAvg", l.rating_count as "ratingCount", l.enquiry_count as "enquiryCount", l.licences,
  array[l.replied_hour, l.replied_day, l.replied_later, l.replied_never] as "replyCounts",
  l.prices, ${columnsOf(cardFields)}, public.whatsapp_verified_at as "whatsappVerifiedAt",
  ${isWrittenIn('en')} as "isWrittenInEnglish", ${isWrittenIn('zh')} as "isWrittenInChinese"`

/** Whether there is a name, or else a description. Lengths are read, as reading the texts would decompress them. */
function isWrittenIn(language: 'en' | 'zh'): SQL {
  const [name, description] = [sql.raw(`l.name_${language}`), sql.raw(`l.description_${language}`)]
  return sql`coalesce(octet_length(${name}), octet_length(${description}), 0) > 0`
}

/** Cards of the public ones among these listings, in the given order. Prepared: below 1 ms for 24 cards of 100,000. */
export async function findCards(db: Db, listingNos: readonly number[]): Promise<CardRow[]> {
  const query = () => sql`
    select ${cardColumns}, l.languages_spoken as "languagesSpoken", l.opening_hours as "openingHours",
      array(select category_id from listing_categories where listing_id = l.id order by position) as "categoryIds",
      array(select area_id from listing_areas where listing_id = l.id order by position) as "areaIds",
      (select json_build_object('variants', p.variants, 'alt', p.alt, 'altEn', p.alt_en, 'altZh', p.alt_zh) from listing_photos p
        where p.listing_id = l.id order by p.position, p.id limit 1) as cover
    from unnest(${sql.placeholder('listingNos')}::int[]) with ordinality as requested (listing_no, place)
    join public_listings public on public.listing_no = requested.listing_no
    join listings l on l.id = public.id
    order by requested.place`
  const rows = await preparedRows<CardColumns>(db, 'listing_cards', query, { listingNos })
  return rows.map((row) => ({ ...row, fromPrice: lowestPrice(row.prices) }))
}

/** Descriptions of these listings. */
export async function findDescriptions(db: Db, listingNos: readonly number[]) {
  return db
    .select({ listingNo: listings.listingNo, en: listings.descriptionEn, zh: listings.descriptionZh })
    .from(listings)
    .where(inArray(listings.listingNo, [...listingNos]))
}

export type CategoryName = Awaited<ReturnType<typeof findCategoryNames>>[number]

/** All categories and groups, active or not. */
export function findCategoryNames(db: Db) {
  const { id, categoryNo, parentId, slug, icon, isActive, takesReviews, nameEn, nameZhHant, nameZhHans } = categories
  return db
    .select({ id, categoryNo, parentId, slug, icon, isActive, takesReviews, nameEn, nameZhHant, nameZhHans })
    .from(categories)
}

/** Everything that a listing's page shows, public or not: callers must check the policy. */
export async function findDetail(db: Db, id: string, locale: Locale): Promise<GuardedDetailRow | undefined> {
  const query = () => sql`${details(locale)} where l.id = ${sql.placeholder('id')}`
  const [row] = await preparedRows<GuardedDetailRow>(db, `listing_detail_${locale}`, query, { id })
  return row
}

/** Everything that the page of a listing with this slug, current or former, shows; public or not. */
export async function findDetailBySlug(db: Db, slug: string, locale: Locale): Promise<GuardedDetailRow | undefined> {
  const query = () => sql`${details(locale)} where l.id = coalesce(
    (select id from listings where slug = ${sql.placeholder('slug')}),
    (select target_id from slug_redirects where kind = 'listing' and old_slug = ${sql.placeholder('slug')}))`
  const [row] = await preparedRows<GuardedDetailRow>(db, `listing_detail_by_slug_${locale}`, query, { slug })
  return row
}

/** Everything that the pages of the public ones among these listings show, in any order. */
export function findPublicDetails(db: Db, ids: readonly string[], locale: Locale): Promise<GuardedDetailRow[]> {
  const query = () => sql`${details(locale)} where public.id = any(${sql.placeholder('ids')}::uuid[])`
  return preparedRows<GuardedDetailRow>(db, `listing_details_${locale}`, query, { ids })
}

/** Whether the profession of the main category of listing `l` may be reviewed. */
export const takesReviews = sql`coalesce((select c.takes_reviews from listing_categories lc join categories c on c.id = lc.category_id
        where lc.listing_id = l.id order by lc.position limit 1), true)`

const details = (locale: Locale) => sql`
    select ${cardColumns}, l.status, l.owner_id as "ownerId",
      (select json_build_object('slug', c.slug, 'name', c.${nameIn[locale]}, 'icon', c.icon,
          'groupSlug', coalesce((select g.slug from categories g where g.id = c.parent_id), c.slug))
        from listing_categories lc join categories c on c.id = lc.category_id
        where lc.listing_id = l.id order by c.is_active desc, lc.position limit 1) as category,
      coalesce((select o.is_active from profiles o where o.id = l.owner_id), false) as "isOwnerActive", l.description_en as "descriptionEn", l.description_zh as "descriptionZh",
      ${columnsOf(pageFields)},
      array[l.rating_1, l.rating_2, l.rating_3, l.rating_4, l.rating_5] as ratings,
      l.removed_review_count as "removedReviewCount", l.video_url as "videoUrl", l.faq,
      ${takesReviews} as "takesReviews",
      coalesce((select json_agg(json_build_object('key', k.key, 'name', k.${nameIn[locale]}, 'body', k.body ->> ${localeLiteral[locale]}, 'register', k.register ->> ${localeLiteral[locale]},
          'registerUrl', k.register_url, 'registerUrlIs', k.register_url_is))
        from licence_kinds k where k.key in (select x ->> 'key' from jsonb_array_elements(l.licences) x)), '[]') as "licenceKinds",
      coalesce((select json_agg(json_build_object('variants', p.variants, 'alt', p.alt, 'altEn', p.alt_en, 'altZh', p.alt_zh, 'pair', p.pair) order by p.position, p.id)
        from listing_photos p where p.listing_id = l.id), '[]') as photos,
      coalesce((select json_agg(json_build_object('slug', c.slug, 'name', c.${nameIn[locale]}, 'icon', c.icon) order by lc.position)
        from listing_categories lc join categories c on c.id = lc.category_id and c.is_active where lc.listing_id = l.id), '[]') as categories,
      coalesce((select json_agg(json_build_object('slug', a.slug, 'name', a.${nameIn[locale]},
            'districtSlug', case when grandparent.id is not null then parent.slug when parent.id is not null then a.slug end,
            'regionSlug', r.slug, 'regionName', r.${nameIn[locale]}) order by la.position)
        from ${regionsOfAreas}), '[]') as "allAreas",
      (select json_build_object('maxPhotos', p.max_photos, 'hasEnhancedProfile', p.has_enhanced_profile) from plans p
        where p.key = (select plan_of(l.owner_id)) and l.owner_id is not null) as plan,
      l.published_at as "publishedAt", l.updated_at as "updatedAt"
    from listings l left join public_listings public on public.id = l.id`

/** A listing may serve an area, a whole district or a whole region; `r` is the region that contains it, or itself. */
const regionsOfAreas = sql`
  listing_areas la join areas a on a.id = la.area_id and a.is_active
  left join areas parent on parent.id = a.parent_id left join areas grandparent on grandparent.id = parent.parent_id
  join areas r on r.id = coalesce(grandparent.id, parent.id, a.id)
  where la.listing_id = l.id`

/** Whether the database holds no listing at all. */
export async function hasNoListings(db: Db): Promise<boolean> {
  return (await db.select({ id: listings.id }).from(listings).limit(1)).length === 0
}

export type GuardedRow = GuardedListing &
  Pick<typeof listings.$inferSelect, 'id' | 'slug' | 'rejectionCode' | 'rejectionReason' | 'whatsappNumber'>

/** Subquery for what the policy needs to know of a listing, as JSON: for queries of data that belongs to it. */
export const guardOf = (listingId: SQLWrapper) => sql`
  (select json_build_object('ownerId', l.owner_id, 'status', l.status, 'isOwnerActive', coalesce(o.is_active, false))
    from listings l left join profiles o on o.id = l.owner_id where l.id = ${listingId}::uuid)`

/** The columns that the policy needs, by listing id. */
export async function findGuardedById(db: Db, id: string): Promise<GuardedRow | undefined> {
  const query = () => sql`
    select l.id, l.slug, l.owner_id as "ownerId", l.status, l.rejection_code as "rejectionCode",
      l.rejection_reason as "rejectionReason", l.whatsapp_number as "whatsappNumber",
      coalesce(o.is_active, false) as "isOwnerActive"
    from listings l left join profiles o on o.id = l.owner_id where l.id = ${sql.placeholder('id')}`
  const [row] = await preparedRows<GuardedRow>(db, 'guarded_listing', query, { id })
  return row
}

export async function upsertContact(db: Db, userId: string, listingId: string, at: Date): Promise<void> {
  await db
    .insert(contacts)
    .values({ userId, listingId, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [contacts.userId, contacts.listingId],
      set: { lastAt: sql`greatest(${contacts.lastAt}, excluded.last_at)` },
    })
}

/** Which of these accounts own a listing. */
export async function accountsInUse(db: Db, ids: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct owner_id as id from listings where owner_id = any(${sql.param(ids)}::uuid[])`,
  )
  return rows.map(({ id }) => id)
}
