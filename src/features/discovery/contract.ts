import { oc } from '@orpc/contract'
import * as z from 'zod'
import { displayText, listingCard } from '#features/listings/contract.ts'
import { badCursor, cursorSchema, inLocale, pageSizeSchema, tooManyRequests } from '#shared/input.ts'
import { cleanLine, truncateText } from '#shared/text.ts'
import {
  filterKeys,
  filters,
  type FilterKey,
  type FilterValues,
  type ValueKey,
  valueKeys,
  valuesOf,
} from './filters.ts'
import { dangers } from './rules/dangers.ts'
import { ignorable, manners } from './rules/manners.ts'
import { maxQueryLength, sorts } from './rules/search-state.ts'
import { sitePageKeys } from './rules/site-pages.ts'

const filterSchema = (key: FilterKey) =>
  filters[key].kind === 'tree' ? z.string().max(120) : z.enum(valuesOf(key as ValueKey))
const filterInput = Object.fromEntries(
  filterKeys.map((key) => [key, filterSchema(key).optional().describe(filters[key].describe)]),
) as unknown as { [K in FilterKey]: z.ZodOptional<z.ZodType<FilterValues[K], FilterValues[K]>> }

/** Free text, truncated here: it is part of cache keys and of results. */
const begunText = z.string().transform((q) => truncateText(q, maxQueryLength))
const freeText = begunText.transform(cleanLine)

/** The state of a search, as in the URL of /explore. */
const searchState = {
  q: freeText.optional().describe('free text; truncated to 200 characters'),
  ...filterInput,
  sort: z.enum(sorts).default('featured'),
  exact: z.literal('1').optional().describe('search for the query as typed, without spelling correction'),
}
const searchInput = z.strictObject({
  ...inLocale,
  ...searchState,
  ignore: z.array(z.enum(ignorable)).max(10).default([]).describe('parts of the query to leave out'),
  cursor: cursorSchema,
  limit: pageSizeSchema(24),
  cards: z
    .enum(['full', 'short'])
    .default('full')
    .describe('short: without summary, further areas, second name beside a cover, and wide covers'),
  facets: z.enum(['all', 'open']).default('all').describe('open: children of the chosen values and above them only'),
  links: z.enum(['areas', 'categories']).optional().describe('what the links of the result lead to'),
})
export type SearchInput = z.output<typeof searchInput>

const facet = z.object({ slug: z.string(), name: z.string(), count: z.number().int() })
type ValueFacets = { [K in ValueKey]: { value: FilterValues[K]; count: number | null }[] }
const valueFacets = z.object(
  Object.fromEntries(
    valueKeys.map((key) => [
      key,
      z.array(z.object({ value: z.enum(valuesOf(key)), count: z.number().int().nullable() })),
    ]),
  ),
) as unknown as z.ZodType<ValueFacets>

/** Number of results per filter value, ignoring the current value of that filter. Values without results are omitted. */
const facets = z.object({
  categories: z
    .array(facet.extend({ icon: z.string(), categories: z.array(facet.extend({ icon: z.string() })) }))
    .describe('groups'),
  areas: z.array(facet.extend({ districts: z.array(facet.extend({ areas: z.array(facet) })) })).describe('regions'),
  values: valueFacets,
})
export type Facets = z.infer<typeof facets>

const named = z.object({ slug: z.string(), name: z.string() })

/** What the words of the query were understood to mean. */
const understood = z.object({
  category: named.nullable().describe('the recognised category or group'),
  area: named.nullable().describe('the recognised place'),
  from: named.nullable().describe('the place that somebody comes from: listings of either are found'),
  manners: z.array(z.enum(manners)),
  rest: z.string().describe('words without a recognised meaning; empty when none'),
  notUsed: z.array(z.string()).describe('words as typed that no listing could be chosen or sorted by'),
})
export type Understood = z.infer<typeof understood>

/** Public telephone lines for people in danger. */
const helpline = z.object({
  key: z.string(),
  name: z.string(),
  number: z.string(),
  text: z.string(),
  source: z.string().describe('URL of the page that states the number'),
  checkedOn: z.string().describe('day on which the source was read, as 2026-11-22'),
})
export type Helpline = z.infer<typeof helpline>

const categoryCards = z.object({ category: named, cards: z.array(listingCard) })

const searchItem = listingCard.extend({
  quote: displayText.nullable().describe('the line of the listing that has most of the words in `notUsed`'),
})
export type SearchItem = z.infer<typeof searchItem>

const searchResult = z.object({
  items: z.array(searchItem),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
  facets: facets.nullable().describe('null on later pages'),
  links: z.array(facet).describe('the areas or categories with the most results, as asked for; none on later pages'),
  category: named.nullable().describe('the category filter with its name'),
  area: named.nullable().describe('the area filter with its name'),
  understood,
  request: z
    .object({
      category: z.string().describe('its slug'),
      text: z.object({ en: z.string(), 'zh-Hant': z.string(), 'zh-Hans': z.string() }),
    })
    .nullable()
    .describe('the category and place searched for as a sentence, as in the `greeting` of each item'),
  widened: z
    .object({ step: z.enum(['neighbours', 'district', 'near_districts', 'everywhere']), areas: z.array(named) })
    .nullable()
    .describe('where the items are, when there are none in the place asked for'),
  everywhere: z
    .number()
    .int()
    .nullable()
    .describe('how many there are in all of Hong Kong, when only a few are in the place asked for or near it'),
  didYouMean: z
    .array(categoryCards)
    .describe('the likeliest categories with their best listings, when the need is uncertain'),
  trades: z.array(categoryCards).describe('the categories with their best listings, when the query asks for several'),
  relatedHere: z
    .array(categoryCards)
    .describe('related categories with listings in the place asked for, when it has none of the category'),
  danger: z.enum(dangers).nullable().describe('the danger that the words name'),
  helplines: z.array(helpline),
  sitePage: z
    .enum(sitePageKeys)
    .nullable()
    .describe('what the query asks of the site itself; then it finds no listings'),
  correction: z.object({ from: z.string(), to: z.string() }).nullable().describe('set when the query was corrected'),
  nothingFound: z
    .object({
      spelling: z.string().nullable().describe('a corrected query that has results'),
      dropFilter: z
        .object({
          filter: z.enum(['q', ...filterKeys]),
          total: z.number().int(),
        })
        .nullable(),
    })
    .nullable(),
})
export type SearchResult = z.infer<typeof searchResult>

const suggestion = z.object({
  kind: z
    .enum(['category', 'problem', 'area', 'listing'])
    .describe('a problem, such as "tap dripping", has the slug of the category that solves it'),
  slug: z.string(),
  label: z.string(),
  lang: z.enum(['en', 'zh-Hant', 'zh-Hans']),
  icon: z.string().nullable(),
  detail: z.string().nullable().describe('group, region, or category of the problem or listing'),
  area: named.nullable().describe('the place, where the input asks for a category in one'),
})
export type Suggestion = z.infer<typeof suggestion>

const cards = z.array(listingCard)

export const discoveryContract = {
  search: oc
    .route({ method: 'GET', path: '/search', summary: 'Search approved listings' })
    .input(searchInput)
    .output(searchResult)
    .errors({
      ...badCursor,
      ...tooManyRequests,
    }),
  suggest: oc
    .route({ method: 'GET', path: '/suggestions', summary: 'Suggestions while a query is typed' })
    .input(z.strictObject({ ...inLocale, q: begunText, kind: z.enum(['what', 'where']).default('what') }))
    .output(z.array(suggestion)),
  findFeatured: oc
    .route({ method: 'GET', path: '/listings/featured', summary: 'Listings for the home page' })
    .input(z.strictObject({ ...inLocale, limit: pageSizeSchema(8) }))
    .output(cards),
  findTopRated: oc
    .route({ method: 'GET', path: '/listings/top-rated', summary: 'The best rated listings, by Bayesian mean' })
    .input(z.strictObject({ ...inLocale, limit: pageSizeSchema(8) }))
    .output(cards),
  findNewest: oc
    .route({ method: 'GET', path: '/listings/newest', summary: 'The newest listings' })
    .input(z.strictObject({ ...inLocale, limit: pageSizeSchema(20) }))
    .output(z.array(listingCard.extend({ publishedAt: z.string() }))),
  findSimilar: oc
    .route({ method: 'GET', path: '/listings/{listingId}/similar', summary: 'Listings like this one' })
    .input(z.strictObject({ ...inLocale, listingId: z.uuid(), limit: pageSizeSchema(6) }))
    .output(cards),
}
