import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Licence, ListingStatus, PhotoVariant, RejectionCode } from '#features/listings/rules.ts'
import type { ContentField } from '#features/listings/rules/fields.ts'
import type { StoredAltTexts } from '#features/listings/rules/stored-content.ts'
import { nameIn, takesReviews } from '#features/listings/server/service.ts'
import { uploads } from '#features/uploads/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { isAfter, microsOf, type TimePosition } from '#platform/server/time-position.ts'
import type { Locale } from '#shared/locale.ts'

type Named = { slug: string; name: string }
export type OwnRow = {
  id: string
  slug: string
  nameEn: string | null
  nameZh: string | null
  status: ListingStatus
  rejectionCode: RejectionCode | null
  rejectionReason: string | null
  rejectedFields: ContentField[]
  category: (Named & { icon: string; groupSlug: string }) | null
  areas: Named[]
  areaCount: number
  cover: (StoredAltTexts & { variants: PhotoVariant[] }) | null
  pendingRevision: { id: string; at: string } | null
  rejectedRevision: { id: string; reason: string; at: string } | null
  licences: Licence[]
  rating: number | null
  ratingCount: number
  enquiryCount: number
  takesReviews: boolean
  publishedAt: Date | null
  createdAt: Date
  updatedAt: Date
  micros: string
}

/** The main category of listing `l` for a card. */
const categoryOf = (locale: Locale) => sql`
  (select json_build_object('slug', c.slug, 'name', c.${nameIn[locale]}, 'icon', c.icon,
      'groupSlug', coalesce((select g.slug from categories g where g.id = c.parent_id), c.slug))
    from listing_categories lc join categories c on c.id = lc.category_id
    where lc.listing_id = l.id order by c.is_active desc, lc.position limit 1)`

/** The owner's listings after a position, newest first. */
export async function findOwn(
  db: Db,
  ownerId: string,
  {
    status,
    after,
    limit,
    locale,
  }: { status?: ListingStatus; after: TimePosition | null; limit: number; locale: Locale },
): Promise<OwnRow[]> {
  const { rows } = await db.execute<OwnRow>(sql`
    select l.id, l.slug, l.name_en as "nameEn", l.name_zh as "nameZh", l.status, l.rejection_code as "rejectionCode",
      l.rejection_reason as "rejectionReason", coalesce((select case when r.status = 'rejected' then r.rejected_fields end
        from listing_revisions r where r.listing_id = l.id order by r.created_at desc, r.id desc limit 1), '{}') as "rejectedFields",
      ${categoryOf(locale)} as category,
      coalesce((select json_agg(json_build_object('slug', a.slug, 'name', a.${nameIn[locale]}) order by la.position)
        from (select la.area_id, la.position from listing_areas la where la.listing_id = l.id order by la.position limit 3) la
        join areas a on a.id = la.area_id), '[]') as areas,
      (select count(*)::int from listing_areas la where la.listing_id = l.id) as "areaCount",
      (select json_build_object('variants', p.variants, 'alt', p.alt, 'altEn', p.alt_en, 'altZh', p.alt_zh) from listing_photos p
        where p.listing_id = l.id order by p.position, p.id limit 1) as cover,
      (select json_build_object('id', r.id, 'at', r.created_at) from listing_revisions r
        where r.listing_id = l.id and r.status = 'pending' and l.status = 'approved') as "pendingRevision",
      (select case when r.status = 'rejected' then json_build_object('id', r.id, 'reason', r.reason, 'at', r.decided_at) end
        from listing_revisions r where r.listing_id = l.id and l.status = 'approved'
        order by r.created_at desc, r.id desc limit 1) as "rejectedRevision",
      l.licences, l.rating_avg as rating, l.rating_count as "ratingCount", l.enquiry_count as "enquiryCount",
      ${takesReviews} as "takesReviews", l.published_at as "publishedAt",
      l.created_at as "createdAt", l.updated_at as "updatedAt",
      ${microsOf(sql`l.created_at`)} as micros
    from listings l
    where l.owner_id = ${ownerId} ${status ? sql`and l.status = ${status}` : sql``}
      and ${isAfter(sql`(l.created_at, l.id)`, after, 'newest')}
    order by l.created_at desc, l.id desc limit ${limit}`)
  return rows
}

export async function countOwn(db: Db, ownerId: string): Promise<Record<ListingStatus, number>> {
  const { rows } = await db.execute<{ status: ListingStatus; n: number }>(
    sql`select status, count(*)::int as n from listings where owner_id = ${ownerId} group by status`,
  )
  return { pending: 0, approved: 0, rejected: 0, ...Object.fromEntries(rows.map(({ status, n }) => [status, n])) }
}

export type DuplicateRow = {
  id: string
  slug: string
  nameEn: string | null
  nameZh: string | null
  status: ListingStatus
  ownerId: string | null
  isSameNumber: boolean
  isLikeName: boolean
}
export type DuplicateCriteria = {
  nameEn: string | null
  nameZh: string | null
  whatsappNumber: string | null
  except: string | null
}

/**
 * Listings with the same number, or whose name starts with this name, company suffixes ignored. A member (`viewerId`)
 * sees public ones and their own; an admin (null) all.
 */
export async function findDuplicates(
  db: Db,
  criteria: DuplicateCriteria,
  viewerId: string | null,
): Promise<DuplicateRow[]> {
  const { nameEn, nameZh, whatsappNumber, except } = criteria
  const like = (column: SQL, name: string | null) => sql`
    coalesce(char_length(plain_name(${name}::text)) >= 2 and plain_name(${column}) like plain_name(${name}::text) || '%', false)`
  const [likeEn, likeZh] = [like(sql`l.name_en`, nameEn), like(sql`l.name_zh`, nameZh)]
  const found = (condition: SQL) => sql`select l.id from listings l where ${condition}`
  const { rows } = await db.execute<DuplicateRow>(sql`
    with found as (
      (${found(sql`l.whatsapp_number = ${whatsappNumber}`)} limit 20) union
      (${found(sql`l.phone_number = ${whatsappNumber}`)} limit 20) union
      (${found(likeEn)} limit 20) union (${found(likeZh)} limit 20)
    )
    select l.id, l.slug, l.name_en as "nameEn", l.name_zh as "nameZh", l.status, l.owner_id as "ownerId",
      coalesce(${whatsappNumber} in (l.whatsapp_number, l.phone_number), false) as "isSameNumber",
      (${likeEn} or ${likeZh}) as "isLikeName"
    from found join listings l on l.id = found.id
    where l.id is distinct from ${except}::uuid
      ${viewerId === null ? sql`` : sql`and (l.owner_id = ${viewerId} or l.id in (select id from public_listings where id in (select id from found)))`}
    order by "isSameNumber" desc, l.created_at limit 10`)
  return rows
}

/** The member's own uploads for listings among these ids. */
export function findOwnPhotos(db: Db, ownerId: string, ids: string[]) {
  return db
    .select({ uploadId: uploads.id, variants: uploads.variants, blur: uploads.blur })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), eq(uploads.kind, 'listing_photo'), inArray(uploads.id, ids)))
}
