import type { ListingChoices } from '#features/catalog/contract.ts'
import type { TreeOption } from '#platform/ui/tree-picker.tsx'
import type { DraftTerms } from '../contract.ts'

/** Categories by group; a group itself cannot be chosen. */
export function categoryOptions({ groups, categories }: ListingChoices): TreeOption[] {
  const childrenByParent = Map.groupBy(categories, ({ groupSlug }) => groupSlug)
  return groups.map(({ slug, name }) => ({
    slug,
    name,
    searchText: '',
    selectAllName: null,
    children: (childrenByParent.get(slug) ?? []).map((category) => ({
      slug: category.slug,
      name: category.name,
      searchText: category.words,
      selectAllName: null,
      children: [],
    })),
  }))
}

/**
 * Regions, districts and areas. A whole district can always be chosen, a whole region only on a plan without an area
 * limit. `wholePlaceLabel` labels the option that selects all of a place.
 */
export function areaOptions(
  { areas }: ListingChoices,
  { areas: kinds, plan }: Pick<DraftTerms, 'areas' | 'plan'>,
  wholePlaceLabel: (name: string) => string,
): TreeOption[] {
  const kindOf = new Map(kinds.map(({ slug, kind }) => [slug, kind]))
  const childrenByParent = Map.groupBy(areas, ({ parentSlug }) => parentSlug)
  const toOption = ({ slug, name, words }: ListingChoices['areas'][number]): TreeOption => {
    const children = (childrenByParent.get(slug) ?? []).map(toOption)
    const kind = kindOf.get(slug)
    const isTooWide = kind === 'region' && plan.maxAreas !== null
    const whole = kind === 'area' ? name : wholePlaceLabel(name)
    return { slug, name, searchText: words, chosenName: whole, selectAllName: isTooWide ? null : whole, children }
  }
  return (childrenByParent.get(null) ?? []).map(toOption)
}
