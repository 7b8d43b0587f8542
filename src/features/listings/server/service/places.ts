import type { LicenceKind } from '#features/catalog/contract.ts'
import { nameIn } from '#features/catalog/rules.ts'
import { findAreaRows, findLicenceKinds, licenceKindIn } from '#features/catalog/server/service.ts'
import { cached } from '#platform/server/cached.ts'
import type { Db } from '#platform/server/db.ts'
import { type Locale, locales } from '#shared/locale.ts'
import type { ListingCard } from '../../contract.ts'
import { namedAreas } from '../../rules/named-areas.ts'
import * as store from '../store.ts'

/** All categories, and active areas, by id, and kinds of licence: looking them up here takes a third off the query for cards. */
export const findPlaces = cached(async (db: Db) => {
  const categories = await store.findCategoryNames(db)
  const areas = await findAreaRows(db)
  const kinds = await findLicenceKinds(db)
  return {
    areaOfNo: new Map(areas.map((row) => [row.areaNo, row])),
    categories: new Map(categories.map((row) => [row.id, row])),
    areas: new Map(areas.map((row) => [row.id, row])),
    licenceKinds: Object.fromEntries(
      locales.map((locale) => [locale, kinds.map((kind) => licenceKindIn(kind, locale))]),
    ) as Record<Locale, LicenceKind[]>,
  }
})
type Places = Awaited<ReturnType<typeof findPlaces>>
type AreaRow = Awaited<ReturnType<typeof findAreaRows>>[number]

/**
 * The active areas that a card names, and how many the listing has. First comes what it serves of the area with the number
 * `asked`, or else what that area lies in.
 */
export function areasOf(
  ids: readonly string[],
  asked: number | undefined,
  { areas, areaOfNo }: Places,
  locale: Locale,
): Pick<ListingCard, 'areas' | 'areaCount'> {
  const active = ids.flatMap((id) => areas.get(id) ?? [])
  const isWithin = (row: AreaRow | undefined, outer: AreaRow): boolean =>
    row === outer || (row !== undefined && row.parentId !== null && isWithin(areas.get(row.parentId), outer))
  const place = areaOfNo.get(asked ?? 0)
  const first = place && (active.find((row) => isWithin(row, place)) ?? active.find((row) => isWithin(place, row)))
  const ordered = first ? [first, ...active.filter((row) => row !== first)] : active
  const named = ordered.map((row) => ({ slug: row.slug, name: nameIn(row, locale) }))
  return { areas: namedAreas(named), areaCount: active.length }
}

/**
 * The category on a card: an active one before others, then the one that the reader asks for (or one of its group), else
 * the listing's first.
 */
export function categoryOf(
  ids: readonly string[],
  asked: number | undefined,
  { categories }: Places,
  locale: Locale,
): ListingCard['category'] | undefined {
  const groupOf = ({ parentId }: store.CategoryName) => (parentId === null ? undefined : categories.get(parentId))
  const all = ids.flatMap((id) => categories.get(id) ?? [])
  const active = all.filter(({ isActive }) => isActive)
  const chosen = active.length > 0 ? active : all
  const isAsked = (row: store.CategoryName) =>
    asked !== undefined && (row.categoryNo === asked || groupOf(row)?.categoryNo === asked)
  const category = chosen.find(isAsked) ?? chosen[0]
  if (!category) return undefined
  const { slug, icon } = category
  return { slug, name: nameIn(category, locale), icon, groupSlug: groupOf(category)?.slug ?? slug }
}

/** Whether the profession of a listing's main category may be reviewed. */
export const mayBeReviewed = ([main = '']: readonly string[], { categories }: Places): boolean =>
  categories.get(main)?.takesReviews ?? true
