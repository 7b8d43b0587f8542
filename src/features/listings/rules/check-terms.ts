import type { PriceUnit } from '../rules.ts'
import type { ContentFault, ListingContent } from './content.ts'

/** What an owner's plan allows of a listing. Null is unlimited. */
export type PlanTerms = {
  maxCategories: number
  maxAreas: number | null
  maxPhotos: number
  hasEnhancedProfile: boolean
}

/** What an admin's own listings may hold: the most that the product knows. */
export const unboundTerms: PlanTerms = { maxCategories: 5, maxAreas: null, maxPhotos: 10, hasEnhancedProfile: true }

/** What the catalogue says of the categories and areas that may be chosen. */
export type CategoryTerms = {
  slug: string
  priceUnits: PriceUnit[]
  licences: { key: string; isRequired: boolean }[]
}
export type AreaTerms = { slug: string; kind: 'region' | 'district' | 'area' }

/** Kinds without which nobody may do this work in Hong Kong; the others depend on the job (HONGKONG.md). */
const compulsory = new Set([
  'labour-ea',
  'eaa',
  'td-driving-instructor',
  'medical-register',
  'vsb',
  'law-society',
  'ia',
  'sfc',
  'sgsia',
])
/** Those who care for a family themselves are no agency. */
const individuals = new Set(['postnatal-nannies'])

/** Whether a provider of the category must state this licence. */
export function isLicenceRequired(categorySlug: string, licenceKey: string): boolean {
  return compulsory.has(licenceKey) && !individuals.has(categorySlug)
}

/** Units that a price row may have: those of the categories chosen, and "by quotation" always. */
export function unitsOf(chosen: readonly CategoryTerms[]): PriceUnit[] {
  return [...new Set<PriceUnit>([...chosen.flatMap(({ priceUnits }) => priceUnits), 'quote'])]
}

/** What the plan does not allow. Whole regions are for plans without a limit on areas. */
export function planFaults(content: ListingContent, terms: PlanTerms, areas: readonly AreaTerms[]): ContentFault[] {
  const faults: ContentFault[] = []
  const isRegion = (slug: string) => areas.some((area) => area.slug === slug && area.kind === 'region')
  if (content.categories.length > terms.maxCategories) faults.push({ path: 'categories', fault: 'tooManyCategories' })
  if (terms.maxAreas !== null && content.areas.length > terms.maxAreas)
    faults.push({ path: 'areas', fault: 'tooManyAreas' })
  else if (terms.maxAreas !== null && content.areas.some(isRegion)) faults.push({ path: 'areas', fault: 'areaTooWide' })
  if (content.photos.length > terms.maxPhotos) faults.push({ path: 'photos', fault: 'tooManyPhotos' })
  if (!terms.hasEnhancedProfile && content.videoUrl) faults.push({ path: 'videoUrl', fault: 'planWithoutVideo' })
  if (!terms.hasEnhancedProfile && content.faq.length > 0) faults.push({ path: 'faq', fault: 'planWithoutFaq' })
  return faults
}

/** What the catalogue does not know, or asks for besides: units, licences and when they run out. */
export function catalogFaults(
  content: ListingContent,
  categories: readonly CategoryTerms[],
  areas: readonly AreaTerms[],
): ContentFault[] {
  const faults: ContentFault[] = []
  const chosen = categories.filter(({ slug }) => content.categories.includes(slug))
  const slugs = new Set(areas.map(({ slug }) => slug))
  if (chosen.length < content.categories.length) faults.push({ path: 'categories', fault: 'categoryUnknown' })
  if (content.areas.some((slug) => !slugs.has(slug))) faults.push({ path: 'areas', fault: 'areaUnknown' })
  if (chosen.length === 0) return faults

  const units = unitsOf(chosen)
  for (const [at, { unit }] of content.prices.entries())
    if (!units.includes(unit)) faults.push({ path: `prices.${at}.unit`, fault: 'unitWrong' })

  const known = new Map(chosen.flatMap(({ licences }) => licences.map(({ key }) => [key, true])))
  for (const [at, { key, expiresOn }] of content.licences.entries()) {
    if (!known.has(key)) faults.push({ path: `licences.${at}.key`, fault: 'licenceUnknown' })
    // An employment agency's licence runs for a year, and the law wants the one of today.
    else if (key === 'labour-ea' && !expiresOn)
      faults.push({ path: `licences.${at}.expiresOn`, fault: 'expiryRequired' })
  }
  // Where a category knows several, any one of those that it requires will do.
  const isMissing = chosen.some(({ licences }) => {
    const required = licences.filter(({ isRequired }) => isRequired)
    return required.length > 0 && !required.some(({ key }) => content.licences.some((held) => held.key === key))
  })
  if (isMissing) faults.push({ path: 'licences', fault: 'licenceRequired' })
  return faults
}
