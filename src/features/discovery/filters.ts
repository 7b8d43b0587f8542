import { type SpokenLanguage, spokenLanguages } from '#features/listings/rules.ts'

/**
 * All filters of a search, one entry each. Contract, URL state, facets, filter panel, chips, SQL conditions and the counter
 * function in the database follow from these entries; a new filter is a new entry, its messages, and its column in
 * `server/search-index/source.ts`. `server/search-index/filter-sql.test.ts` checks the SQL in migrations against them.
 */

/** The properties of a listing that filters read. */
export type FilteredListing = {
  ratingAvg: number | null
  lowestPriceCents: number | null
  takesUrgentJobs: boolean
  isVerified: boolean
  hasCheckedLicence: boolean
  languagesSpoken: readonly SpokenLanguage[]
}

/**
 * How a filter selects listings:
 * - `tree`: the listing belongs to a category or area; the value is its slug;
 * - `steps`: each value includes the listings of all harder values. The index holds how many values a listing satisfies;
 * - `any`: values are independent of one another. The index holds one bit per value;
 * - `moment`: depends on the time of the search, so it has a count only where it is chosen.
 */
type Entry = {
  /** Description for the API document. */
  describe: string
  /** Message keys: heading of the section in the panel, and a value. */
  title: string
} & (
  | { kind: 'tree'; column: 'categories' | 'areas' }
  | {
      kind: 'steps'
      /** In display order. */
      values: readonly string[]
      easiest: 'first' | 'last'
      /** First bit in `listing_search.tags`. */
      bit: number
      has: (listing: FilteredListing, value: string) => boolean
      label: string
      /** `field`: the label is that of a listing's field. */
      format: 'plain' | 'hkd' | 'field'
      icon: string | null
    }
  | {
      kind: 'any'
      values: readonly string[]
      bit: number
      has: (listing: FilteredListing, value: string) => boolean
      format: 'language'
      icon: null
    }
  | { kind: 'moment'; values: readonly string[]; label: string; format: 'plain'; icon: string }
)

/** Order of URL parameters and chips; that of the panel is `panelKeys`. */
export const filters = {
  category: {
    kind: 'tree',
    describe: 'slug of a category or group',
    title: 'filter.category',
    column: 'categories',
  },
  area: {
    kind: 'tree',
    describe: 'slug of an area, district or region',
    title: 'filter.area',
    column: 'areas',
  },
  rating: {
    kind: 'steps',
    describe: 'minimum average rating',
    title: 'filter.rating',
    label: 'filter.ratingValue',
    format: 'plain',
    icon: 'star',
    values: ['3', '4', '4.5'],
    easiest: 'first',
    bit: 0,
    has: ({ ratingAvg }, value) => ratingAvg !== null && ratingAvg >= Number(value),
  },
  price: {
    kind: 'steps',
    describe: 'maximum of the lowest price, in whole HK$',
    title: 'filter.price',
    label: 'filter.priceValue',
    format: 'hkd',
    icon: null,
    values: ['200', '500', '1000', '3000'],
    easiest: 'last',
    bit: 3,
    has: ({ lowestPriceCents }, value) => lowestPriceCents !== null && lowestPriceCents <= Number(value) * 100,
  },
  open: {
    kind: 'moment',
    describe: 'open now, in Hong Kong time',
    title: 'filter.availability',
    label: 'filter.openNow',
    format: 'plain',
    icon: 'clock',
    values: ['1'],
  },
  urgent: {
    kind: 'steps',
    describe: 'takes urgent jobs',
    title: 'filter.availability',
    label: 'field.takesUrgentJobs',
    format: 'field',
    icon: 'zap',
    values: ['1'],
    easiest: 'first',
    bit: 7,
    has: ({ takesUrgentJobs }) => takesUrgentJobs,
  },
  licensed: {
    kind: 'steps',
    describe: 'with a licence that an admin found in its register',
    title: 'filter.trust',
    label: 'filter.licensed',
    format: 'plain',
    icon: 'shield-check',
    values: ['1'],
    easiest: 'first',
    bit: 22,
    has: ({ hasCheckedLicence }) => hasCheckedLicence,
  },
  verified: {
    kind: 'steps',
    describe: 'WhatsApp verified only',
    title: 'filter.trust',
    label: 'filter.verified',
    format: 'plain',
    icon: 'badge-check',
    values: ['1'],
    easiest: 'first',
    bit: 2,
    has: ({ isVerified }) => isVerified,
  },
  language: {
    kind: 'any',
    describe: 'language spoken by the provider',
    title: 'filter.language',
    format: 'language',
    icon: null,
    values: spokenLanguages,
    bit: 8,
    has: ({ languagesSpoken }, value) => languagesSpoken.includes(value as SpokenLanguage),
  },
} as const satisfies Record<string, Entry>

type Filters = typeof filters
export type FilterKey = keyof Filters
/** Filters with a fixed list of values. */
export type ValueKey = { [K in FilterKey]: Filters[K] extends { values: unknown } ? K : never }[FilterKey]
export type TreeKey = Exclude<FilterKey, ValueKey>
/** Filters that are stored in `listing_search.tags`. */
export type TagKey = { [K in FilterKey]: Filters[K] extends { bit: number } ? K : never }[FilterKey]
/** The value of each filter in URLs and in the API. */
export type FilterValues = { [K in FilterKey]: K extends ValueKey ? Filters[K]['values'][number] : string }

const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T)[]
export const filterKeys: readonly FilterKey[] = keysOf(filters)
export const valueKeys = filterKeys.filter((key): key is ValueKey => filters[key].kind !== 'tree')
export const tagKeys = valueKeys.filter((key): key is TagKey => 'bit' in filters[key])
export const stepKeys = tagKeys.filter((key) => filters[key].kind === 'steps')
/** Filters with counts in every search. */
export type FacetKey = TreeKey | TagKey
export const facetKeys: readonly FacetKey[] = filterKeys.filter((key) => filters[key].kind !== 'moment') as FacetKey[]

/** The values of a filter, in display order. */
export const valuesOf = (key: ValueKey): readonly string[] => filters[key].values

/**
 * Number of a value in the index, from 1. For `steps` it is the number of values that a listing must satisfy: 1 is the
 * easiest value. 0 means no filter.
 */
export function numberOf(key: ValueKey, value: string): number {
  const { values, ...entry }: { values: readonly string[]; easiest?: string } = filters[key]
  return entry.easiest === 'last' ? values.length - values.indexOf(value) : values.indexOf(value) + 1
}

/** Number of values that the listing satisfies. */
export function stepsOf(key: TagKey, listing: FilteredListing): number {
  return valuesOf(key).filter((value) => filters[key].has(listing, value)).length
}
