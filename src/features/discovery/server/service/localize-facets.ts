import type { Locale } from '#shared/locale.ts'
import type { Facets } from '../../contract.ts'
import { numberOf, valueKeys, valuesOf } from '../../filters.ts'
import type { FacetCounts } from '../search/facets.ts'
import type { Entry } from '../search/phrases.ts'
import type { Vocabulary } from '../search/vocabulary.ts'

/** Facets for display: names in the visitor's language, in the admin's order, without values that have no listings. */
export function localizeFacets(counts: FacetCounts, { categories, areas }: Vocabulary, locale: Locale): Facets {
  const children = { category: childrenOf(categories), area: childrenOf(areas) }
  const list = (kind: 'category' | 'area', parent: number | null) =>
    (children[kind].get(parent) ?? []).flatMap((entry) => {
      const facet = facetOf(entry, counts[kind], locale)
      return facet.count > 0 ? [{ ...facet, no: entry.no, icon: entry.icon }] : []
    })
  const values = valueKeys.map((key) => {
    if (key === 'open') return [key, valuesOf(key).map((value) => ({ value, count: null }))] as const
    const counted = valuesOf(key).map((value) => ({ value, count: counts[key].get(numberOf(key, value)) ?? 0 }))
    return [key, counted.filter(({ count }) => count > 0)] as const
  })
  return {
    categories: list('category', null).map(({ no, ...group }) => ({
      ...group,
      categories: list('category', no).map(({ no: _no, ...category }) => category),
    })),
    areas: list('area', null).map(({ no, icon: _icon, ...region }) => ({
      ...region,
      districts: list('area', no).map(({ no: districtNo, icon: _districtIcon, ...district }) => ({
        ...district,
        areas: list('area', districtNo).map(({ slug, name, count }) => ({ slug, name, count })),
      })),
    })),
    values: Object.fromEntries(values) as Facets['values'],
  }
}

export function facetOf(entry: Entry, numbers: ReadonlyMap<number, number>, locale: Locale) {
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
