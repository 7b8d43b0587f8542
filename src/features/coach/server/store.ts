import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { type CoachFacts, recentReviews } from '../rules.ts'

/** The facts of those of these listings that the member owns. */
export async function findFacts(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<(CoachFacts & { id: string; slug: string })[]> {
  const { rows } = await db.execute<CoachFacts & { id: string; slug: string }>(sql`
    select l.id, l.slug, l.prices, l.opening_hours is not null as "hasHours",
      (select count(*)::int from listing_photos p where p.listing_id = l.id) as photos,
      (select count(*)::int from listing_areas a where a.listing_id = l.id) as areas,
      exists (select from listing_categories lc join categories c on c.id = lc.category_id
        where lc.listing_id = l.id and c.licences <> '{}') as "needsLicence",
      (select min(x ->> 'state') from jsonb_array_elements(l.licences) x where x ->> 'state' in ('checked', 'claimed')) as licence,
      coalesce(m.whatsapp_verified_at is not null and m.whatsapp_number = l.whatsapp_number, false) as "isNumberVerified",
      r.reviews, r.replied as "repliedReviews"
    from listings l join profiles m on m.id = l.owner_id
    cross join lateral (
      select count(*)::int as reviews, count(a.review_id)::int as replied
      from (select id from reviews where listing_id = l.id and status = 'published'
        order by created_at desc, id desc limit ${recentReviews}) v
      left join review_replies a on a.review_id = v.id
    ) r
    where l.owner_id = ${ownerId} and l.id = any(${sql.param([...ids])}::uuid[])`)
  return rows
}
