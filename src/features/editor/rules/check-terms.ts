import type { PriceUnit } from '#features/listings/rules.ts'
import type { ContentError, ListingContent } from '#features/listings/rules/content.ts'

/** What an owner's plan allows a listing to hold. Null is unlimited. */
export type PlanTerms = {
  maxCategories: number
  maxAreas: number | null
  maxPhotos: number
  hasEnhancedProfile: boolean
}

/** Terms for content written by an admin, who is bound by no plan: the product's maximum. */
export const adminTerms: PlanTerms = { maxCategories: 5, maxAreas: null, maxPhotos: 10, hasEnhancedProfile: true }

/** What the catalogue defines for each selectable category and area. */
export type CategoryTerms = {
  slug: string
  priceUnits: PriceUnit[]
  licences: { key: string; isRequired: boolean }[]
}
export type AreaTerms = { slug: string; kind: 'region' | 'district' | 'area' }

/** Licences that are always required by law; the others depend on the job (docs/hong-kong.md). */
const compulsoryLicences = new Set([
  'labour-ea',
  'eaa',
  'td-driving-instructor',
  'nchk-nurse',
  'mchk-doctor',
  'dchk-dentist',
  'cmchk-practitioner',
  'chiro-council',
  'smp-physiotherapist',
  'smp-occupational-therapist',
  'smp-optometrist',
  'vsb',
  'law-society',
  'ia',
  'sfc',
  'sgsia',
])
/** Individual carers are not an employment agency, so no agency licence is required of them. */
const exemptCategories = new Set(['postnatal-nannies'])

/** Whether a provider of the category must state this licence. */
export function isLicenceRequired(categorySlug: string, licenceKey: string): boolean {
  return compulsoryLicences.has(licenceKey) && !exemptCategories.has(categorySlug)
}

/** Units that a price row may use: those of the selected categories, and always "by quotation". */
export function allowedUnits(chosen: readonly CategoryTerms[]): PriceUnit[] {
  return [...new Set<PriceUnit>([...chosen.flatMap(({ priceUnits }) => priceUnits), 'quote'])]
}

/** Errors for content that the plan does not allow. Whole regions need a plan without a limit on areas. */
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

/** Errors against the catalogue: unknown categories, areas, units or licences, and missing licences or expiry dates. */
export function catalogErrors(
  content: ListingContent,
  categories: readonly CategoryTerms[],
  areas: readonly AreaTerms[],
): ContentError[] {
  const errors: ContentError[] = []
  const chosen = categories.filter(({ slug }) => content.categories.includes(slug))
  if (chosen.length < content.categories.length) errors.push({ path: 'categories', error: 'categoryUnknown' })
  if (content.areas.some((slug) => !areas.some((area) => area.slug === slug)))
    errors.push({ path: 'areas', error: 'areaUnknown' })
  if (chosen.length === 0) return errors

  const units = allowedUnits(chosen)
  for (const [index, { unit }] of content.prices.entries())
    if (!units.includes(unit)) errors.push({ path: `prices.${index}.unit`, error: 'unitWrong' })

  const known = new Map(chosen.flatMap(({ licences }) => licences.map(({ key }) => [key, true])))
  for (const [index, { key, expiresOn }] of content.licences.entries()) {
    if (!known.has(key)) errors.push({ path: `licences.${index}.key`, error: 'licenceUnknown' })
    // An employment agency licence lasts one year and the law requires a current one.
    else if (key === 'labour-ea' && !expiresOn)
      errors.push({ path: `licences.${index}.expiresOn`, error: 'expiryRequired' })
  }
  // A category with several required licences accepts any one of them.
  const isMissing = chosen.some(({ licences }) => {
    const required = licences.filter(({ isRequired }) => isRequired)
    return required.length > 0 && !required.some(({ key }) => content.licences.some((stated) => stated.key === key))
  })
  if (isMissing) errors.push({ path: 'licences', error: 'licenceRequired' })
  return errors
}
