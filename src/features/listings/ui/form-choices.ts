import type { ListingChoices } from '#features/catalog/contract.ts'
import type { PickBranch } from '#platform/ui/tree-picker.tsx'
import type { DraftTerms } from '../contract/editing.ts'

/** Categories below their groups; a group itself is never chosen. */
export function categoryBranches({ groups, categories }: ListingChoices): PickBranch[] {
  const below = Map.groupBy(categories, ({ groupSlug }) => groupSlug)
  return groups.map(({ slug, name }) => ({
    slug,
    name,
    words: '',
    wholeName: null,
    inside: (below.get(slug) ?? []).map((one) => ({ ...one, wholeName: null, inside: [] })),
  }))
}

/**
 * Regions, districts, areas. A whole district may always be chosen, a whole region where the plan knows no limit.
 * `sayWhole` names the row that chooses all of a place.
 */
export function areaBranches(
  { areas }: ListingChoices,
  { areas: kinds, plan }: Pick<DraftTerms, 'areas' | 'plan'>,
  sayWhole: (name: string) => string,
): PickBranch[] {
  const kindOf = new Map(kinds.map(({ slug, kind }) => [slug, kind]))
  const below = Map.groupBy(areas, ({ parentSlug }) => parentSlug)
  const branch = ({ slug, name, words }: ListingChoices['areas'][number]): PickBranch => {
    const inside = (below.get(slug) ?? []).map(branch)
    const kind = kindOf.get(slug)
    const isWide = kind === 'region' && plan.maxAreas !== null
    const whole = kind === 'area' ? name : sayWhole(name)
    return { slug, name, words, chosenName: whole, wholeName: isWide ? null : whole, inside }
  }
  return (below.get(null) ?? []).map(branch)
}
