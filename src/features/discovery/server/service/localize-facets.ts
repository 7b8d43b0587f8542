import type { Locale } from '#shared/locale.ts'
import type { Facets } from '../../contract.ts'
import { numberOf, valueKeys, valuesOf } from '../../filters.ts'
import type { Entry } from '../language/phrases.ts'
import type { Vocabulary } from '../language/vocabulary.ts'
import type { FacetCounts } from '../search-index/facets.ts'

/** Facets for display: names in the visitor's language, in the admin's order, without values that have no listings. */
export function localizeFacets(counts: FacetCounts, { categories, areas }: Vocabulary, locale: Locale): Facets {
  const children = { category: childrenOf(categories), area: childrenOf(areas) }
  const list = <Item>(
    kind: 'category' | 'area',
    parent: number | null,
    itemOf: (entry: Entry, count: number) => Item,
  ) => {
    const items: Item[] = []
    for (const entry of children[kind].get(parent) ?? []) {
      const count = counts[kind].get(entry.no)
      if (count !== undefined) items.push(itemOf(entry, count))
    }
    return items
  }
  const areaOf = ({ slug, names }: Entry, count: number) => ({ slug, name: names[locale], count })
  const categoryOf = ({ slug, names, icon }: Entry, count: number) => ({ slug, name: names[locale], count, icon })
  const values = valueKeys.map((key) => {
    if (key === 'open') return [key, valuesOf(key).map((value) => ({ value, count: null }))] as const
    const counted = valuesOf(key).map((value) => ({ value, count: counts[key].get(numberOf(key, value)) ?? 0 }))
    return [key, counted.filter(({ count }) => count > 0)] as const
  })
  return {
    categories: list('category', null, (group, count) => ({
      ...categoryOf(group, count),
      categories: list('category', group.no, categoryOf),
    })),
    areas: list('area', null, (region, count) => ({
      ...areaOf(region, count),
      districts: list('area', region.no, (district, inDistrict) => ({
        ...areaOf(district, inDistrict),
        areas: list('area', district.no, areaOf),
      })),
    })),
    values: Object.fromEntries(values) as Facets['values'],
  }
}

type Tree = ReadonlyMap<number, Entry>
const childrenByTree = new WeakMap<Tree, Map<number | null, Entry[]>>()

/** Grouped once for each tree. */
function childrenOf(tree: Tree): Map<number | null, Entry[]> {
  const known = childrenByTree.get(tree) ?? Map.groupBy(tree.values(), ({ parent }) => parent)
  childrenByTree.set(tree, known)
  return known
}
