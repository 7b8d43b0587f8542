import type { Locale } from '#shared/locale.ts'
import type { Facets } from '../../contract.ts'
import { numberOf, valueKeys, valuesOf } from '../../filters.ts'
import type { FacetCounts } from '../search/facets.ts'
import type { Entry } from '../search/phrases.ts'
import type { Vocabulary } from '../search/vocabulary.ts'

/** Facets for display: names in the visitor's language, in the admin's order, without values that have no listings. */
export function localizeFacets(counts: FacetCounts, { categories, areas }: Vocabulary, locale: Locale): Facets {
  const children = { category: childrenOf(categories), area: childrenOf(areas) }
  const list = <Item>(kind: 'category' | 'area', parent: number | null, itemOf: (entry: Entry) => Item) =>
    (children[kind].get(parent) ?? []).flatMap((entry) => (counts[kind].has(entry.no) ? [itemOf(entry)] : []))
  const areaOf = (entry: Entry) => facetOf(entry, counts.area, locale)
  const categoryOf = (entry: Entry) => ({ ...facetOf(entry, counts.category, locale), icon: entry.icon })
  const values = valueKeys.map((key) => {
    if (key === 'open') return [key, valuesOf(key).map((value) => ({ value, count: null }))] as const
    const counted = valuesOf(key).map((value) => ({ value, count: counts[key].get(numberOf(key, value)) ?? 0 }))
    return [key, counted.filter(({ count }) => count > 0)] as const
  })
  return {
    categories: list('category', null, (group) => ({
      ...categoryOf(group),
      categories: list('category', group.no, categoryOf),
    })),
    areas: list('area', null, (region) => ({
      ...areaOf(region),
      districts: list('area', region.no, (district) => ({
        ...areaOf(district),
        areas: list('area', district.no, areaOf),
      })),
    })),
    values: Object.fromEntries(values) as Facets['values'],
  }
}

function facetOf(entry: Entry, numbers: ReadonlyMap<number, number>, locale: Locale) {
  return { slug: entry.slug, name: entry.names[locale], count: numbers.get(entry.no) ?? 0 }
}

type Tree = ReadonlyMap<number, Entry>
const childrenByTree = new WeakMap<Tree, Map<number | null, Entry[]>>()

/** Grouped once for each tree. */
function childrenOf(tree: Tree): Map<number | null, Entry[]> {
  const known = childrenByTree.get(tree) ?? Map.groupBy(tree.values(), ({ parent }) => parent)
  childrenByTree.set(tree, known)
  return known
}
