import { cached } from '#platform/server/cached.ts'
import type { Db } from '#platform/server/db.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import type { CategoryDetail, CategoryGroup, CategorySummary, LicenceKind, Region } from '../contract.ts'
import { nameIn } from '../rules.ts'
import { countPublic, findTypicalPrice } from './ports.ts'
import { findMovedEntry } from './service/moved.ts'
import { findAreaRows, findCategoryRows } from './service/rows.ts'
import * as store from './store.ts'

export { findChoices } from './service/choices.ts'
export { loadCatalog } from './service/load-reference.ts'
export { findAreaRows, findCategoryRows }

/** A kind of licence in the reader's language. */
export const licenceKindIn = (kind: store.LicenceKindRow, locale: Locale): LicenceKind => ({
  key: kind.key,
  name: nameIn(kind, locale),
  body: kind.body[locale],
  register: kind.register?.[locale] ?? null,
  hint: kind.hint?.[locale] ?? null,
  registerUrl: kind.registerUrl,
  registerUrlIs: kind.registerUrlIs,
  numberExample: kind.numberExample,
})

/** All licence kinds, cached until the table changes. */
export const findLicenceKinds = cached(store.findLicences)

type Counts = ReadonlyMap<string, number>
type Named = Parameters<typeof nameIn>[0] & { id: string; slug: string }

const counted = (row: Named, counts: Counts, locale: Locale) => ({
  slug: row.slug,
  name: nameIn(row, locale),
  count: counts.get(row.id) ?? 0,
})
const summary = (row: store.CategoryRow, counts: Counts, locale: Locale): CategorySummary => ({
  ...counted(row, counts, locale),
  icon: row.icon,
})

/** Active groups with their active categories and the number of public listings in each. */
export async function findCategories(db: Db, locale: Locale): Promise<CategoryGroup[]> {
  const rows = await findCategoryRows(db)
  const counts = await countPublic(db, 'category')
  const children = Map.groupBy(rows, (row) => row.parentId)
  return (children.get(null) ?? []).map((group) => ({
    ...summary(group, counts, locale),
    categories: (children.get(group.id) ?? []).map((category) => summary(category, counts, locale)),
  }))
}

/** Active regions with their districts and areas, and the number of public listings that serve each. */
export async function findAreas(db: Db, locale: Locale): Promise<Region[]> {
  const rows = await findAreaRows(db)
  const counts = await countPublic(db, 'area')
  const children = Map.groupBy(rows, (row) => row.parentId)
  return (children.get(null) ?? []).map((region) => ({
    ...counted(region, counts, locale),
    districts: (children.get(region.id) ?? []).map((district) => ({
      ...counted(district, counts, locale),
      areas: (children.get(district.id) ?? []).map((area) => counted(area, counts, locale)),
    })),
  }))
}

/** @throws Refusal CATEGORY_MOVED for a former slug or a name in any language, CATEGORY_NOT_FOUND for anything else */
export async function getCategory(db: Db, slugOrName: string, locale: Locale): Promise<CategoryDetail> {
  const rows = await findCategoryRows(db)
  const isVisible = ({ parentId }: (typeof rows)[number]) =>
    parentId === null || rows.some((group) => group.id === parentId)
  const category = rows.find((row) => row.slug === slugOrName && isVisible(row))
  if (!category) {
    const target = await findMovedEntry(db, 'category', rows.filter(isVisible), slugOrName)
    throw target ? new Refusal('CATEGORY_MOVED', { slug: target.slug }) : new Refusal('CATEGORY_NOT_FOUND')
  }

  const counts = await countPublic(db, 'category')
  const group = rows.find((row) => row.id === category.parentId)
  const children = rows.filter((row) => row.parentId === category.id)
  const kinds = (await findLicenceKinds(db)).filter(({ key }) => category.licences.includes(key))
  const synonyms = { en: category.synonymsEn, 'zh-Hant': category.synonymsZhHant, 'zh-Hans': category.synonymsZhHans }
  return {
    ...summary(category, counts, locale),
    group: group ? { slug: group.slug, name: nameIn(group, locale) } : null,
    children: children.map((child) => summary(child, counts, locale)),
    alsoKnownAs: synonyms[locale],
    licences: kinds.map((kind) => licenceKindIn(kind, locale)),
    typicalPrice: await findTypicalPrice(db, category.id),
  }
}
