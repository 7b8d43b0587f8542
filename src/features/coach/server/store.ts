import { inArray, sql, type SQL } from 'drizzle-orm'
import { contactKinds } from '#features/analytics/rules.ts'
import type { Db } from '#platform/server/db.ts'
import { type CoachFacts, recentReviews } from '../rules.ts'
import { coachEffects } from './tables.ts'

/** The facts that the score is made of, of listings `l` whose owners are the profiles `m`. */
const facts: SQL = sql`
  l.id, l.prices, l.opening_hours is not null as "hasHours",
  (select count(*)::int from listing_photos p where p.listing_id = l.id) as photos,
  (select count(*)::int from listing_areas a where a.listing_id = l.id) as areas,
  exists (select from listing_categories lc join categories c on c.id = lc.category_id
    where lc.listing_id = l.id and c.licences <> '{}') as "needsLicence",
  (select min(x ->> 'state') from jsonb_array_elements(l.licences) x where x ->> 'state' in ('checked', 'claimed')) as licence,
  coalesce(m.whatsapp_verified_at is not null and m.whatsapp_number = l.whatsapp_number, false) as "isNumberVerified",
  (select lc.category_id from listing_categories lc where lc.listing_id = l.id order by lc.position limit 1) as "categoryId",
  r.reviews, r.replied as "repliedReviews"`
const replies: SQL = sql`
  cross join lateral (
    select count(*)::int as reviews, count(a.review_id)::int as replied
    from (select id from reviews where listing_id = l.id and status = 'published'
      order by created_at desc, id desc limit ${recentReviews}) v
    left join review_replies a on a.review_id = v.id
  ) r`

type Row = CoachFacts & { id: string; categoryId: string | null }

/** The facts of those of these listings that the member owns. */
export async function findFacts(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<(Row & { slug: string; replyCounts: number[] })[]> {
  const { rows } = await db.execute<Row & { slug: string; replyCounts: number[] }>(sql`
    select ${facts}, l.slug,
      array[l.replied_hour, l.replied_day, l.replied_later, l.replied_never] as "replyCounts"
    from listings l join profiles m on m.id = l.owner_id ${replies}
    where l.owner_id = ${ownerId} and l.id = any(${sql.param([...ids])}::uuid[])`)
  return rows
}

export type ComparedListing = Row & { listingNo: number; views: number; contacts: number }

/**
 * Owned public listings after a number that were public on all days of the range (ISO days, both included) and had so
 * many visits on them, with visits and contacts.
 */
export async function findCompared(
  db: Db,
  range: { from: string; to: string; minViews: number },
  after: number,
  limit: number,
): Promise<ComparedListing[]> {
  const { rows } = await db.execute<ComparedListing>(sql`
    select ${facts}, l.listing_no as "listingNo", d.views, d.contacts
    from listings l join public_listings public on public.id = l.id join profiles m on m.id = l.owner_id
    cross join lateral (
      select coalesce(sum(count) filter (where kind = 'view'), 0)::int as views,
        coalesce(sum(count) filter (where kind = any(${sql.param([...contactKinds])}::text[])), 0)::int as contacts
      from analytics_daily where listing_id = l.id and day between ${range.from}::date and ${range.to}::date
    ) d ${replies}
    where l.listing_no > ${after} and l.published_at < ${range.from}::date and d.views >= ${range.minViews}
    order by l.listing_no limit ${limit}`)
  return rows
}

export type EffectRow = typeof coachEffects.$inferSelect

/** Replaces what is stored by these groups. */
export async function writeEffects(db: Db, rows: readonly (typeof coachEffects.$inferInsert)[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('coach_effects'))`)
    await tx.delete(coachEffects)
    for (let at = 0; at < rows.length; at += 1_000) await tx.insert(coachEffects).values(rows.slice(at, at + 1_000))
  })
}

export async function findEffects(db: Db, categoryIds: readonly string[]): Promise<EffectRow[]> {
  if (categoryIds.length === 0) return []
  return db
    .select()
    .from(coachEffects)
    .where(inArray(coachEffects.categoryId, [...categoryIds]))
}
