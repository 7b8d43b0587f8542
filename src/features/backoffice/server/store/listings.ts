import { sql, type SQL } from 'drizzle-orm'
import { memberHasWords } from '#features/accounts/server/service/member-words.ts'
import type { PlanKey } from '#features/billing/rules.ts'
import type { ListingStatus } from '#features/listings/rules.ts'
import { nameIn } from '#features/listings/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import { hasWords, type WordSearch } from '#platform/server/search-words.ts'
import { isAfter, microsOf, type TimePosition } from '#platform/server/time-position.ts'
import type { Locale } from '#shared/locale.ts'
import type { ListedFilter } from '../../contract/listings.ts'
import type { ListedOrigin, MissingLanguage } from '../../rules/listings.ts'

type ListedRow = {
  id: string
  slug: string
  nameEn: string | null
  nameZh: string | null
  status: ListingStatus
  rejectionCode: 'plan_limit' | 'moderation' | null
  rejectionReason: string | null
  owner: { id: string; name: string; email: string } | null
  planKey: PlanKey | null
  category: { slug: string; name: string } | null
  whatsappNumber: string
  isImported: boolean
  reviewCount: number
  createdAt: Date | string
  micros: string
}

type FindParams = Omit<ListedFilter, 'q'> & {
  search: WordSearch | null
  after: TimePosition | null
  limit: number
  locale: Locale
}

const isImported = sql`exists (select from imported_listings i where i.listing_id = l.id)`
const origins: Record<ListedOrigin, SQL> = {
  imported: isImported,
  not_imported: sql`not ${isImported}`,
  unclaimed: sql`l.owner_id is null`,
}
const missing: Record<MissingLanguage, SQL> = {
  en: sql`(l.name_en is null or l.description_en is null)`,
  zh: sql`(l.name_zh is null or l.description_zh is null)`,
}

/** The text of `listings_names_words_index`. */
const names = sql`(coalesce(l.name_en, '') || ' ' || coalesce(l.name_zh, ''))`

/** Listings with all words in their names, with a number that begins so, or of a member who has the words. */
const isFound = (search: WordSearch): SQL => {
  const digits = search.words.flat().join('').replaceAll(/\D/g, '')
  const byNumber = sql`union all select l.id from listings l where l.whatsapp_number in (${`+852${digits}`}, ${`+${digits}`})`
  return sql`l.id in (
    select l.id from listings l where ${hasWords(names, search)}
    union all select l.id from listings l where l.owner_id in (select p.id from profiles p where ${memberHasWords(search)})
    ${digits.length >= 8 ? byNumber : sql``})`
}

/** Ids of an entry of a tree and of all below it, in `areas` or `categories`. */
const branchOf = (table: 'areas' | 'categories', slug: string) => sql`
  with recursive branch as (
    select id from ${sql.identifier(table)} where slug = ${slug}
    union all select t.id from ${sql.identifier(table)} t join branch b on t.parent_id = b.id
  ) select id from branch`

/** Listings in any status after a cursor position, by the time of their first submission. */
export async function find(db: Db, params: FindParams): Promise<ListedRow[]> {
  const { search, status, plan, category, area, owner, origin, sort, after, limit, locale } = params
  const isOldestFirst = sort === 'submitted'
  const conditions = [
    search && isFound(search),
    status && sql`l.status = ${status}`,
    plan && sql`l.owner_id is not null and plan_of(l.owner_id) = ${plan}`,
    category &&
      sql`exists (select from listing_categories c where c.listing_id = l.id and c.category_id in (${branchOf('categories', category)}))`,
    area &&
      sql`exists (select from listing_areas a where a.listing_id = l.id and a.area_id in (${branchOf('areas', area)}))`,
    owner && sql`l.owner_id = ${owner}`,
    origin && origins[origin],
    params.missing && missing[params.missing],
    isAfter(sql`(l.created_at, l.id)`, after, isOldestFirst ? 'oldest' : 'newest'),
  ].filter((condition) => condition !== null && condition !== undefined && condition !== '')
  const direction = isOldestFirst ? sql`asc` : sql`desc`
  const { rows } = await db.execute<ListedRow>(sql`
    with page as (
      select l.* from listings l where ${sql.join(conditions, sql` and `)}
      order by l.created_at ${direction}, l.id ${direction} limit ${limit}
    )
    select l.id, l.slug, l.name_en as "nameEn", l.name_zh as "nameZh", l.status, l.rejection_code as "rejectionCode",
      l.rejection_reason as "rejectionReason", l.whatsapp_number as "whatsappNumber", l.review_count as "reviewCount",
      l.created_at as "createdAt", ${isImported} as "isImported",
      (select json_build_object('id', p.id, 'name', p.name, 'email', p.email) from profiles p where p.id = l.owner_id) as owner,
      case when l.owner_id is not null then plan_of(l.owner_id) end as "planKey",
      (select json_build_object('slug', c.slug, 'name', c.${nameIn[locale]}) from listing_categories lc
        join categories c on c.id = lc.category_id where lc.listing_id = l.id order by lc.position limit 1) as category,
      ${microsOf(sql`l.created_at`)} as micros
    from page l order by l.created_at ${direction}, l.id ${direction}`)
  return rows
}
