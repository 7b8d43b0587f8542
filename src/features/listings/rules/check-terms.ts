import type { PriceUnit } from '../rules.ts'
import type { ContentError, ListingContent } from './content.ts'

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
export function planErrors(content: ListingContent, terms: PlanTerms, areas: readonly AreaTerms[]): ContentError[] {
  const errors: ContentError[] = []
  const isRegion = (slug: string) => areas.some((area) => area.slug === slug && area.kind === 'region')
  if (content.categories.length > terms.maxCategories) errors.push({ path: 'categories', error: 'tooManyCategories' })
  if (terms.maxAreas !== null && content.areas.length > terms.maxAreas)
    errors.push({ path: 'areas', error: 'tooManyAreas' })
  else if (terms.maxAreas !== null && content.areas.some(isRegion)) errors.push({ path: 'areas', error: 'areaTooWide' })
  if (content.photos.length > terms.maxPhotos) errors.push({ path: 'photos', error: 'tooManyPhotos' })
  if (!terms.hasEnhancedProfile && content.videoUrl) errors.push({ path: 'videoUrl', error: 'planWithoutVideo' })
  if (!terms.hasEnhancedProfile && content.faq.length > 0) errors.push({ path: 'faq', error: 'planWithoutFaq' })
  return errors
}

/** What the catalogue does not know, or asks for besides: units, licences and when they run out. */
export function catalogErrors(
  content: ListingContent,
  categories: readonly CategoryTerms[],
  areas: readonly AreaTerms[],
): ContentError[] {
  const errors: ContentError[] = []
  const chosen = categories.filter(({ slug }) => content.categories.includes(slug))
  const slugs = new Set(areas.map(({ slug }) => slug))
  if (chosen.length < content.categories.length) errors.push({ path: 'categories', error: 'categoryUnknown' })
  if (content.areas.some((slug) => !slugs.has(slug))) errors.push({ path: 'areas', error: 'areaUnknown' })
  if (chosen.length === 0) return errors

  const units = unitsOf(chosen)
  for (const [at, { unit }] of content.prices.entries())
    if (!units.includes(unit)) errors.push({ path: `prices.${at}.unit`, error: 'unitWrong' })

  const known = new Map(chosen.flatMap(({ licences }) => licences.map(({ key }) => [key, true])))
  for (const [at, { key, expiresOn }] of content.licences.entries()) {
    if (!known.has(key)) errors.push({ path: `licences.${at}.key`, error: 'licenceUnknown' })
    // An employment agency's licence runs for a year, and the law wants the one of today.
    else if (key === 'labour-ea' && !expiresOn)
      errors.push({ path: `licences.${at}.expiresOn`, error: 'expiryRequired' })
  }
  // Where a category knows several, any one of those that it requires will do.
  const isMissing = chosen.some(({ licences }) => {
    const required = licences.filter(({ isRequired }) => isRequired)
    return required.length > 0 && !required.some(({ key }) => content.licences.some((held) => held.key === key))
  })
  if (isMissing) errors.push({ path: 'licences', error: 'licenceRequired' })
  return errors
}
