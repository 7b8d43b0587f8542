import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Source, Trees } from './document.ts'

type Place = { kind: 'category' | 'area'; no: number; parent: number | null }

/** How categories and areas lie in one another. */
export async function findTrees(db: Db): Promise<Trees> {
  const { rows } = await db.execute<Place>(sql`
    select 'category' as kind, c.category_no as no, p.category_no as parent from categories c left join categories p on p.id = c.parent_id
    union all
    select 'area', a.area_no, p.area_no from areas a left join areas p on p.id = a.parent_id`)
  const above = (kind: Place['kind']) => {
    const parents = new Map(rows.flatMap((row) => (row.kind === kind ? [[row.no, row.parent] as const] : [])))
    const climb = (no: number): number[] => {
      const parent = parents.get(no) ?? null
      return parent === null ? [] : [parent, ...climb(parent)]
    }
    return new Map([...parents.keys()].map((no) => [no, climb(no)]))
  }
  const areasAbove = above('area')
  const areasInside = new Map<number, number[]>()
  for (const [no, all] of areasAbove) for (const one of all) areasInside.set(one, [...(areasInside.get(one) ?? []), no])
  return { categoriesAbove: above('category'), areasAbove, areasInside }
}

/** What the index reads of the public listings that meet the condition (on `l`), in order of `listing_no`. */
export async function findSources(db: Db, condition: SQL, limit: number): Promise<Source[]> {
  const { rows } = await db.execute<Source>(sql`
    select l.listing_no as "listingNo", l.name_en as "nameEn", l.name_zh as "nameZh",
      json_build_array(l.summary_en, l.summary_zh, l.description_en, l.description_zh) as texts, l.prices,
      l.rating_avg as "ratingAvg", l.rating_count as "ratingCount", l.languages_spoken as "languagesSpoken",
      l.lowest_price_cents as "lowestPriceCents", p.whatsapp_verified_at is not null as "isVerified",
      coalesce((select has_priority_placement from plans where key = p.plan_key), false) as "hasPaidPlace",
      array(select c.category_no from listing_categories lc join categories c on c.id = lc.category_id where lc.listing_id = l.id order by lc.position) as categories,
      array(select a.area_no from listing_areas la join areas a on a.id = la.area_id where la.listing_id = l.id order by la.position) as areas
    from listings l join public_listings p on p.id = l.id
    where ${condition} order by l.listing_no limit ${limit}`)
  return rows
}
