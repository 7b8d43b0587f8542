import type { Locale } from '#shared/locale.ts'

export const areaKinds = ['region', 'district', 'area'] as const
export type AreaKind = (typeof areaKinds)[number]

export const redirectKinds = ['listing', 'category', 'area'] as const
export const referenceKinds = ['area', 'category', 'licence'] as const

type Named = { nameEn: string; nameZhHant: string; nameZhHans: string }

/** The name of an area, category or licence in the reader's language. */
export function nameIn(row: Named, locale: Locale): string {
  return { en: row.nameEn, 'zh-Hant': row.nameZhHant, 'zh-Hans': row.nameZhHans }[locale]
}

/** The categories with most listings; the first ones when there are no listings. */
export const popularCategories = <C extends { count: number }>(
  groups: readonly { categories: readonly C[] }[],
  max: number,
): C[] =>
  groups
    .flatMap(({ categories }) => categories)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, max)
