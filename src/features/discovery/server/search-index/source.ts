import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { ListingSource, Trees } from './document.ts'

type TreeNode = { kind: 'category' | 'area'; no: number; parent: number | null }

/** Loads the trees of categories and areas. */
export async function findTrees(db: Db): Promise<Trees> {
  const { rows } = await db.execute<TreeNode>(sql`
    select 'category' as kind, c.category_no as no, p.category_no as parent from categories c left join categories p on p.id = c.parent_id
    union all
    select 'area', a.area_no, p.area_no from areas a left join areas p on p.id = a.parent_id`)
  const ancestors = (kind: TreeNode['kind']) => {
    const parents = new Map(rows.flatMap((row) => (row.kind === kind ? [[row.no, row.parent] as const] : [])))
    const ancestorsOf = (no: number): number[] => {
      const parent = parents.get(no) ?? null
      return parent === null ? [] : [parent, ...ancestorsOf(parent)]
    }
    return new Map([...parents.keys()].map((no) => [no, ancestorsOf(no)]))
  }
  const areaAncestors = ancestors('area')
  const areaDescendants = new Map<number, number[]>()
  for (const [no, all] of areaAncestors)
    for (const one of all) areaDescendants.set(one, [...(areaDescendants.get(one) ?? []), no])
  return { categoryAncestors: ancestors('category'), areaAncestors, areaDescendants }
}

/** Loads the indexed data of public listings that meet the condition (on alias `l`), in order of `listing_no`. */
export async function findSources(db: Db, condition: SQL, limit: number): Promise<ListingSource[]> {
  const { rows } = await db.execute<ListingSource>(sql`
    select l.listing_no as "listingNo", l.name_en as "nameEn", l.name_zh as "nameZh",
      json_build_array(l.summary_en, l.summary_zh, l.description_en, l.description_zh) as texts, l.prices,
      l.rating_avg as "ratingAvg", l.rating_count as "ratingCount", l.languages_spoken as "languagesSpoken",
      l.lowest_price_cents as "lowestPriceCents", l.takes_urgent_jobs as "takesUrgentJobs", l.opening_hours as "openingHours",
      l.accepted_payments as "acceptedPayments",
      exists (select from jsonb_to_recordset(l.licences) licence (state text, "expiresOn" text) where state in ('claimed', 'checked')
        and coalesce("expiresOn" >= (now() at time zone 'Asia/Hong_Kong')::date::text, true)) as "isLicensed",
      p.whatsapp_verified_at is not null as "isVerified",
      jsonb_path_exists(l.licences, '$[*] ? (@.state == "checked")') as "hasCheckedLicence",
      coalesce((select has_priority_placement from plans where key = p.plan_key), false) as "hasPaidPlace",
      array(select c.category_no from listing_categories lc join categories c on c.id = lc.category_id where lc.listing_id = l.id order by lc.position) as categories,
      array(select a.area_no from listing_areas la join areas a on a.id = la.area_id where la.listing_id = l.id order by la.position) as areas
    from listings l join public_listings p on p.id = l.id
    where ${condition} order by l.listing_no limit ${limit}`)
  return rows
}
