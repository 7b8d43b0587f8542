import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import type { ListingChoices } from '../../contract.ts'
import { nameIn } from '../../rules.ts'
import type { AreaRow, CategoryRow } from '../store.ts'
import { findAreaRows, findCategoryRows } from './rows.ts'

/** All options of the listing form: categories of active groups, and areas. */
export async function findChoices(db: Db, locale: Locale): Promise<ListingChoices> {
  const [categories, areas] = await Promise.all([findCategoryRows(db), findAreaRows(db)])
  const groups = categories.filter((row) => row.parentId === null)
  const slugOf = new Map([...groups, ...areas].map(({ id, slug }) => [id, slug]))
  const hasActiveParent = (row: AreaRow): boolean => row.parentId === null || slugOf.has(row.parentId)
  return {
    groups: groups.map((row) => ({ slug: row.slug, name: nameIn(row, locale) })),
    categories: categories.flatMap((row) => {
      const groupSlug = row.parentId && slugOf.get(row.parentId)
      if (!groupSlug) return []
      const { slug, icon } = row
      return [{ slug, icon, groupSlug, name: nameIn(row, locale), words: searchTextOf(row) }]
    }),
    areas: areas.filter(hasActiveParent).map((row) => ({
      slug: row.slug,
      name: nameIn(row, locale),
      parentSlug: (row.parentId && slugOf.get(row.parentId)) ?? null,
      words: searchTextOf(row),
    })),
  }
}

/** Names and synonyms in all languages, lower case, for filtering the options while typing. */
function searchTextOf(row: CategoryRow | AreaRow): string {
  const { nameEn, nameZhHant, nameZhHans, synonymsEn, synonymsZhHant, synonymsZhHans } = row
  const names = [nameEn, nameZhHant, nameZhHans, ...synonymsEn, ...synonymsZhHant, ...synonymsZhHans]
  return names.join('\n').normalize('NFKC').toLowerCase()
}
