import { oc } from '@orpc/contract'
import * as z from 'zod'
import { inLocale } from '#shared/input.ts'

/** A category slug, or a category's name in any language: names lead to the slug by CATEGORY_MOVED. */
const slug = z.string().min(1).max(120)

export const categorySummary = z.object({
  slug: z.string(),
  name: z.string(),
  icon: z.string().describe('lucide icon name'),
  count: z.number().int().describe('approved listings, derived'),
})
export type CategorySummary = z.infer<typeof categorySummary>

export const categoryGroup = categorySummary.extend({ categories: z.array(categorySummary) })
export type CategoryGroup = z.infer<typeof categoryGroup>

export const areaSummary = z.object({ slug: z.string(), name: z.string(), count: z.number().int() })
export const district = areaSummary.extend({ areas: z.array(areaSummary) })
export const region = areaSummary.extend({ districts: z.array(district) })
export type AreaSummary = z.infer<typeof areaSummary>
export type Region = z.infer<typeof region>

/** What the category page says beside its results. Prices are HK cents over approved listings, null under five prices. */
export const categoryDetail = categorySummary.extend({
  group: z.object({ slug: z.string(), name: z.string() }).nullable().describe('null for a top-level group'),
  children: z.array(categorySummary),
  alsoKnownAs: z.array(z.string()).describe('synonyms in the asked language'),
  licences: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      body: z.string(),
      register: z.string().nullable(),
      hint: z.string().nullable(),
    }),
  ),
  typicalPrice: z
    .object({ medianCents: z.number().int(), lowCents: z.number().int(), highCents: z.number().int() })
    .nullable(),
})
export type CategoryDetail = z.infer<typeof categoryDetail>

/** What somebody who fills in a listing chooses from. `words`: every name and synonym, lower case, to be found by. */
export const categoryChoice = z.object({
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  groupSlug: z.string(),
  words: z.string(),
})
export type CategoryChoice = z.infer<typeof categoryChoice>
export const areaChoice = z.object({
  slug: z.string(),
  name: z.string(),
  parentSlug: z.string().nullable().describe('null: a region'),
  words: z.string(),
})
export type AreaChoice = z.infer<typeof areaChoice>
export const listingChoices = z.object({
  groups: z.array(z.object({ slug: z.string(), name: z.string() })),
  categories: z.array(categoryChoice),
  areas: z.array(areaChoice),
})
export type ListingChoices = z.infer<typeof listingChoices>

export const catalogContract = {
  /** For the forms of our own screens. */
  findChoices: oc.route({ method: 'GET' }).input(z.strictObject(inLocale)).output(listingChoices),
  findCategories: oc
    .route({ method: 'GET', path: '/categories', summary: 'Category groups with their categories' })
    .input(z.strictObject(inLocale))
    .output(z.array(categoryGroup)),
  getCategory: oc
    .route({ method: 'GET', path: '/categories/{slug}', summary: 'One category or group' })
    .input(z.strictObject({ ...inLocale, slug }))
    .output(categoryDetail)
    .errors({
      CATEGORY_NOT_FOUND: { status: 404 },
      CATEGORY_MOVED: { status: 409, data: z.object({ slug: z.string() }) },
    }),
  findAreas: oc
    .route({ method: 'GET', path: '/areas', summary: 'Regions with their districts and areas' })
    .input(z.strictObject(inLocale))
    .output(z.array(region)),
}
