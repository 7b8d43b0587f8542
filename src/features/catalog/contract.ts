import { oc } from '@orpc/contract'
import * as z from 'zod'
import { formSchema, idInput, inLocale, lineInput } from '#shared/input.ts'
import { entryForm, entryKinds, isPhrase } from './rules/entries.ts'
import { registerForm, registerUrlKinds } from './rules/registers.ts'

/** A slug, or a name in any language: for names, CATEGORY_MOVED or AREA_MOVED carries the slug. */
const slug = z.string().min(1).max(120)

const categorySummary = z.object({
  slug: z.string(),
  name: z.string(),
  icon: z.string().describe('lucide icon name'),
  count: z.number().int().describe('approved listings, derived'),
})
export type CategorySummary = z.infer<typeof categorySummary>

const categoryGroup = categorySummary.extend({ categories: z.array(categorySummary) })
export type CategoryGroup = z.infer<typeof categoryGroup>

const areaSummary = z.object({ slug: z.string(), name: z.string(), count: z.number().int() })
const district = areaSummary.extend({ areas: z.array(areaSummary) })
const region = areaSummary.extend({ districts: z.array(district) })
export type Region = z.infer<typeof region>

/** A licence that providers may need, in the requested language. */
export const licenceKind = z.object({
  key: z.string(),
  name: z.string(),
  body: z.string(),
  register: z.string().nullable(),
  hint: z.string().nullable(),
  registerUrl: z.string().nullable(),
  registerUrlIs: z
    .enum(registerUrlKinds)
    .nullable()
    .describe('`lookup`: the register itself; `entry`: an official page one step before it'),
  numberExample: z.string().nullable(),
})

/** The links of a kind of licence, for admins. */
const licenceKindLinks = licenceKind
  .pick({ key: true, name: true, body: true, register: true, registerUrl: true, registerUrlIs: true })
  .extend({ complaintsUrl: z.string().nullable() })
export type LicenceKindLinks = z.infer<typeof licenceKindLinks>

export type LicenceKind = z.infer<typeof licenceKind>

/** Data of a category page besides the search results. Prices are HK cents over approved listings, null for fewer than five prices. */
const categoryDetail = categorySummary.extend({
  group: z.object({ slug: z.string(), name: z.string() }).nullable().describe('null for a top-level group'),
  children: z.array(categorySummary),
  alsoKnownAs: z.array(z.string()).describe('synonyms in the requested language'),
  licences: z.array(licenceKind),
  typicalPrice: z
    .object({ medianCents: z.number().int(), lowCents: z.number().int(), highCents: z.number().int() })
    .nullable(),
})
export type CategoryDetail = z.infer<typeof categoryDetail>

/** Data of the page of an area, district or region besides the search results. */
const areaDetail = areaSummary.extend({
  parents: z.array(z.object({ slug: z.string(), name: z.string() })).describe('the region, then the district'),
  children: z.array(areaSummary),
  siblings: z.array(areaSummary).describe('the other areas of the district, or districts of the region'),
  alsoKnownAs: z.array(z.string()).describe('synonyms in the requested language'),
})
export type AreaDetail = z.infer<typeof areaDetail>

/** Options of the listing form. `words`: all names and synonyms, lower case, for filtering while typing. */
const categoryChoice = z.object({
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  groupSlug: z.string(),
  words: z.string(),
})
const areaChoice = z.object({
  slug: z.string(),
  name: z.string(),
  parentSlug: z.string().nullable().describe('null: a region'),
  words: z.string(),
})
const listingChoices = z.object({
  groups: z.array(z.object({ slug: z.string(), name: z.string() })),
  categories: z.array(categoryChoice),
  areas: z.array(areaChoice),
})
export type ListingChoices = z.infer<typeof listingChoices>

const names = { nameEn: z.string(), nameZhHant: z.string(), nameZhHans: z.string() }
const singular = { singularEn: z.string(), singularZhHant: z.string(), singularZhHans: z.string() }
const synonyms = {
  synonymsEn: z.array(z.string()),
  synonymsZhHant: z.array(z.string()),
  synonymsZhHans: z.array(z.string()),
}
/** A category or an area as admins see it. */
const catalogEntry = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  slug: z.string(),
  ...names,
  ...singular,
  ...synonyms,
  icon: z.string(),
  isActive: z.boolean(),
  isPopular: z.boolean().describe('of a category: among the popular shortcuts on the home page'),
  takesReviews: z.boolean().describe('of a category: false for professions whose codes allow no praise'),
  version: z.string().describe('must be sent with every edit; an edit of an outdated version is refused'),
  public: z.number().int().describe('public listings in it and below'),
  placed: z.number().int().describe('listings of any status in this entry itself'),
})
export type CatalogEntry = z.infer<typeof catalogEntry>

const kind = z.enum(entryKinds)
const phrase = z.string().refine(isPhrase)
const oneEntry = { kind, id: z.uuid() }
const entryFields = formSchema(entryForm).shape
const changed = z.object({ id: z.string() })
const notFound = { CATALOG_ENTRY_NOT_FOUND: { status: 404 } }
const stale = { CATALOG_ENTRY_CHANGED: { status: 409 } }
const taken = { CATALOG_SLUG_TAKEN: { status: 409 } }
const misplaced = { CATALOG_PLACE_REFUSED: { status: 409 } }

export const catalogContract = {
  findEntries: oc
    .route({
      method: 'GET',
      path: '/admin/catalog/{kind}',
      summary: 'All categories, or all areas, in the admins’ order',
    })
    .input(z.strictObject({ kind }))
    .output(z.array(catalogEntry)),
  addEntry: oc
    .route({
      method: 'POST',
      path: '/admin/catalog/{kind}',
      summary: 'Add a category or an area at the end of its parent',
    })
    .input(z.strictObject({ kind, parentId: z.uuid().nullable(), ...entryFields }))
    .output(changed)
    .errors({ ...taken, ...misplaced }),
  editEntry: oc
    .route({ method: 'PUT', path: '/admin/catalog/{kind}/{id}', summary: 'Change names, slug, synonyms, icon' })
    .input(z.strictObject({ ...oneEntry, version: z.string().max(60), ...entryFields }))
    .output(changed)
    .errors({ ...notFound, ...stale, ...taken }),
  findPhrases: oc
    .route({ method: 'GET', path: '/admin/catalog/category/{id}/phrases', summary: 'How people ask for a category' })
    .input(idInput)
    .output(z.array(z.string()))
    .errors(notFound),
  addPhrase: oc
    .route({
      method: 'POST',
      path: '/admin/catalog/category/{slug}/phrases',
      summary: 'Let a phrase find a category, such as one of the searches that found nothing',
    })
    .input(z.strictObject({ slug, phrase }))
    .output(changed)
    .errors({ ...notFound, CATALOG_PHRASES_FULL: { status: 409 } }),
  removePhrase: oc
    .route({
      method: 'DELETE',
      path: '/admin/catalog/category/{slug}/phrases',
      summary: 'Undo `addPhrase`: the phrase finds the category no more',
    })
    .input(z.strictObject({ slug, phrase }))
    .output(changed)
    .errors(notFound),
  setIcon: oc
    .route({ method: 'PUT', path: '/admin/catalog/{kind}/{id}/icon', summary: 'Change the icon' })
    .input(z.strictObject({ ...oneEntry, version: z.string().max(60), icon: entryFields.icon }))
    .output(changed)
    .errors({ ...notFound, ...stale }),
  moveEntry: oc
    .route({
      method: 'POST',
      path: '/admin/catalog/{kind}/{id}/move',
      summary: 'Move before a sibling or to the end, also into another parent',
    })
    .input(z.strictObject({ ...oneEntry, parentId: z.uuid().nullable(), beforeId: z.uuid().nullable() }))
    .output(changed)
    .errors({ ...notFound, ...misplaced }),
  removeEntry: oc
    .route({
      method: 'DELETE',
      path: '/admin/catalog/{kind}/{id}',
      summary: 'Delete; its listings and its slug move to another entry',
    })
    .input(z.strictObject({ ...oneEntry, moveTo: z.uuid().optional() }))
    .output(changed)
    .errors({
      ...notFound,
      ...misplaced,
      CATALOG_ENTRY_HAS_MORE_BELOW: { status: 409 },
      CATALOG_ENTRY_IN_USE: { status: 409, data: z.object({ listings: z.number().int() }) },
    }),
  findLicenceKinds: oc
    .route({
      method: 'GET',
      path: '/admin/licence-kinds',
      summary: 'Kinds of licence with the links of their registers',
    })
    .input(z.strictObject(inLocale))
    .output(z.array(licenceKindLinks)),
  editLicenceKind: oc
    .route({ method: 'PUT', path: '/admin/licence-kinds/{key}', summary: 'Change the links of a register' })
    .input(z.strictObject({ key: lineInput(60), ...formSchema(registerForm).shape }))
    .output(z.null())
    .errors(notFound),
  /** Used by the forms of this site. */
  findChoices: oc
    .route({ method: 'GET', summary: 'Categories, areas, price units and licences that a listing can choose from' })
    .input(z.strictObject(inLocale))
    .output(listingChoices),
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
  getArea: oc
    .route({ method: 'GET', path: '/areas/{slug}', summary: 'One area, district or region' })
    .input(z.strictObject({ ...inLocale, slug }))
    .output(areaDetail)
    .errors({ AREA_NOT_FOUND: { status: 404 }, AREA_MOVED: { status: 409, data: z.object({ slug: z.string() }) } }),
}
