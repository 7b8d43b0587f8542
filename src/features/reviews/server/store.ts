import { and, desc, eq, gte, inArray, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { profiles } from '#features/accounts/server/tables.ts'
import type { GuardedListing } from '#features/listings/policy.ts'
import { guardOf } from '#features/listings/server/service.ts'
import { listings, publicListings } from '#features/listings/server/tables.ts'
import { cached } from '#platform/server/cached.ts'
import type { Db } from '#platform/server/db.ts'
import { preparedRows, rowsAsJson } from '#platform/server/prepared.ts'
import { microsOf, timeAt } from '#platform/server/time-position.ts'
import type { Locale } from '#shared/locale.ts'
import type { ReviewFilter, ReviewSort } from '../rules.ts'
import { reviews } from './tables.ts'

/** Keyset position: sort key (0 for newest first), creation time in microseconds since 1970, id. */
export type Position = [key: number, micros: number, id: string]

/** Every sort is descending by (key, created_at, id), matching its index. */
const sortKeys: Record<ReviewSort, SQL> = {
  newest: sql`0`,
  highest: sql`${reviews.rating}`,
  lowest: sql`(- ${reviews.rating})`,
  helpful: sql`${reviews.helpfulCount}`,
}

// A literal instead of a parameter, so that PostgreSQL can use the partial indexes.
const isPublished = sql`${reviews.status} = 'published' and ${reviews.heldAt} is null`
const isShown = sql`${reviews.status} <> 'pending'`

const author = { firstName: profiles.firstName, lastName: profiles.lastName }

/** A filter with each word in both Chinese scripts. */
type Filter = Omit<ReviewFilter, 'q'> & { variants: readonly (readonly string[])[] }

/** Conditions of a filter. They are checked on the rows of one listing, which an index finds in order. */
function filterConditions({ variants, rating, stage, language }: Filter): SQL[] {
  const text = sql`concat_ws(' ', ${reviews.title}, ${reviews.body})`
  const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return [
    ...variants.map((words) => sql`${text} ilike any(${sql.param(words.map(patternOf))}::text[])`),
    ...(rating ? [eq(reviews.rating, rating)] : []),
    ...(stage ? [eq(reviews.stage, stage)] : []),
    ...(language ? [language === 'en' ? eq(reviews.language, 'en') : ne(reviews.language, 'en')] : []),
  ]
}

/** A review of a listing's page. Times are ISO strings, as the row is read from JSON. */
export type ReviewRow = Pick<
  typeof reviews.$inferSelect,
  | 'id'
  | 'status'
  | 'hiddenReason'
  | 'title'
  | 'body'
  | 'language'
  | 'rating'
  | 'stage'
  | 'jobMonth'
  | 'pricePaidCents'
  | 'photos'
  | 'verification'
  | 'isInvited'
  | 'helpfulCount'
> & {
  isHeld: boolean
  createdAt: string
  editedAt: string | null
  author: { firstName: string; lastName: string } | null
  reply: { bodyEn: string | null; bodyZh: string | null; createdAt: string; editedAt: string | null } | null
  key: number
  micros: number
  listing: GuardedListing
}

const columns = sql`reviews.id, reviews.status, reviews.hidden_reason as "hiddenReason", reviews.held_at is not null as "isHeld",
  reviews.title, reviews.body, reviews.language, reviews.rating, reviews.stage, reviews.job_month as "jobMonth",
  reviews.price_paid_cents as "pricePaidCents", reviews.photos, reviews.verification, reviews.is_invited as "isInvited",
  reviews.helpful_count as "helpfulCount", reviews.created_at as "createdAt", reviews.edited_at as "editedAt",
  (select json_build_object('firstName', a.first_name, 'lastName', a.last_name) from profiles a where a.id = reviews.author_id) as author,
  (select json_build_object('bodyEn', r.body_en, 'bodyZh', r.body_zh, 'createdAt', r.created_at, 'editedAt', r.edited_at)
    from review_replies r where r.review_id = reviews.id) as reply,
  ${microsOf(sql`reviews.created_at`)} as micros`

/**
 * Reviews of a listing after a position, each with author, reply and what the policy needs to know of the listing. Hidden and held ones are included only in the newest-first
 * order without a filter: a position by stars or votes, or a match, would reveal what they hold. The first page without a filter is prepared.
 */
export function find(
  db: Db,
  listingId: string,
  sort: ReviewSort,
  filter: Filter,
  after: Position | null,
  limit: number,
): Promise<ReviewRow[]> {
  const key = sortKeys[sort]
  const isNewest = sort === 'newest'
  const conditions = filterConditions(filter)
  const isPlain = conditions.length === 0
  const query = (id: SQLWrapper, count: SQLWrapper) => {
    const all = [isNewest && isPlain ? isShown : isPublished, ...conditions]
    if (after) all.push(isAfter(isNewest ? null : key, after))
    const order = sql`${isNewest ? sql`` : sql`${key} desc, `}reviews.created_at desc, reviews.id desc`
    return sql`
      select ${columns}, ${key} as key, ${guardOf(id)} as listing from reviews
      where reviews.listing_id = ${id}::uuid and ${and(...all)} order by ${order} limit ${count}::int`
  }
  if (isPlain && !after)
    return preparedRows(db, `reviews_${sort}`, () => query(sql.placeholder('listingId'), sql.placeholder('limit')), {
      listingId,
      limit,
    })
  return rowsAsJson(db, query(sql.param(listingId), sql.param(limit)))
}

function isAfter(key: SQL | null, [number, micros, id]: Position): SQL {
  const time = timeAt(micros)
  return key
    ? sql`(${key}, ${reviews.createdAt}, ${reviews.id}) < (${number}::int, ${time}, ${id}::uuid)`
    : sql`(${reviews.createdAt}, ${reviews.id}) < (${time}, ${id}::uuid)`
}

/** The latest published reviews of public listings in these languages, with at least `minRating` stars. */
export async function findQuotable(
  db: Db,
  { languages, minRating, limit }: { languages: readonly Locale[]; minRating: number; limit: number },
) {
  return db
    .select({
      review: reviews,
      author,
      listing: { id: listings.id, slug: listings.slug, nameEn: listings.nameEn, nameZh: listings.nameZh },
      categoryId: sql<
        string | null
      >`(select lc.category_id from listing_categories lc where lc.listing_id = ${listings.id} order by lc.position limit 1)`,
    })
    .from(reviews)
    .innerJoin(publicListings, eq(publicListings.id, reviews.listingId))
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .leftJoin(profiles, eq(profiles.id, reviews.authorId))
    .where(and(isPublished, inArray(reviews.language, [...languages]), gte(reviews.rating, minRating)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
}

/** Which of these accounts wrote a review. */
export async function accountsInUse(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.selectDistinct({ id: reviews.authorId }).from(reviews).where(inArray(reviews.authorId, ids))
  return rows.flatMap(({ id }) => id ?? [])
}

/** Which of these uploads a review shows. */
export async function uploadsInUse(db: Db, ids: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select photo ->> 'uploadId' as id from reviews, jsonb_array_elements(photos) photo
    where photos <> '[]' and photo ->> 'uploadId' = any(${sql.param(ids)}::text[])`)
  return rows.map(({ id }) => id)
}

/** The published reviews of the whole site, and how many of them the provider invited. */
export const countPublished = cached(async (db) => {
  const { rows } = await db.execute<{ published: number; invited: number }>(sql`
    select count(*)::int as published, count(*) filter (where is_invited)::int as invited
    from reviews where status = 'published' and held_at is null`)
  return rows[0]!
})

/** The latest prices paid to listings, for their cards. */
export async function findPaidPrices(db: Db, listingNos: readonly number[], latest: number) {
  const query = () => sql`
    select l.listing_no as "listingNo", paid.cents from listings l, lateral (
      select array_agg(price_paid_cents) as cents from (
        select price_paid_cents from reviews where listing_id = l.id and status = 'published'
          and price_paid_cents is not null order by created_at desc limit ${sql.placeholder('latest')}::int) p) paid
    where l.listing_no = any(${sql.placeholder('listingNos')}::int[]) and paid.cents is not null`
  return preparedRows<{ listingNo: number; cents: number[] }>(db, 'paid_prices', query, { listingNos, latest })
}

/** The bodies of the latest published reviews of listings. */
export async function findLatestTexts(db: Db, listingNos: readonly number[], latest: number) {
  const query = () => sql`
    select l.listing_no as "listingNo", r.body, r.language from listings l, lateral (
      select body, language from reviews where listing_id = l.id and status = 'published'
      order by created_at desc limit ${sql.placeholder('latest')}::int) r
    where l.listing_no = any(${sql.placeholder('listingNos')}::int[])`
  return preparedRows<{ listingNo: number; body: string; language: Locale }>(db, 'review_texts', query, {
    listingNos,
    latest,
  })
}
