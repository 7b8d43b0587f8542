import { type SQL, sql } from 'drizzle-orm'
import {
  type FilteredListing,
  type FilterKey,
  filterKeys,
  filters,
  stepKeys,
  stepsOf,
  type TagKey,
  tagKeys,
  valuesOf,
} from '../../filters.ts'
import { isOpenAt } from './open-now.ts'

/**
 * Chosen filters as numbers, 0 for none: keys in the index for category and area, `openNumberOf` for open now, `numberOf`
 * for the others.
 */
export type Filters = Record<FilterKey, number>

export const noFilters = Object.fromEntries(filterKeys.map((key) => [key, 0])) as Filters

/** Bit of `tags` for listings that are eligible for a paid place. */
export const paidBit = 64

/** Bits that hold the number of satisfied values of a `steps` filter. */
const stepMask = (key: TagKey) => 2 ** Math.ceil(Math.log2(valuesOf(key).length + 1)) - 1
const isStep = (key: TagKey) => filters[key].kind === 'steps'

/** Filter values of a listing as bits: the number of satisfied values of each `steps` filter, one bit per value of the others. */
export function tagsOf(listing: FilteredListing & { hasPaidPlace: boolean }): number {
  const bitsOf = (key: TagKey) =>
    isStep(key)
      ? stepsOf(key, listing)
      : valuesOf(key).reduce((bits, value, index) => bits | (Number(filters[key].has(listing, value)) << index), 0)
  return tagKeys.reduce((tags, key) => tags | (bitsOf(key) << filters[key].bit), listing.hasPaidPlace ? paidBit : 0)
}

/** Numbers of the values that a listing satisfies, for each filter; see `numberOf`. */
export function decodeTags(tags: number): Record<TagKey, number[]> {
  const numbers = (key: TagKey) => {
    const bits = tags >> filters[key].bit
    const all = valuesOf(key).map((_, index) => index + 1)
    return all.filter((number) => (isStep(key) ? (bits & stepMask(key)) >= number : (bits >> (number - 1)) & 1))
  }
  return Object.fromEntries(tagKeys.map((key) => [key, numbers(key)])) as Record<TagKey, number[]>
}

const shifted = (tags: string, bit: number) => (bit === 0 ? tags : `${tags} >> ${bit}`)

/** Number of values of a `steps` filter that a listing satisfies. */
export const stepsExpression = (key: TagKey): SQL =>
  sql.raw(`(${shifted('tags', filters[key].bit)} & ${stepMask(key)})`)

/** Condition on `listing_search` for the filters other than "open now". */
export function matchesFilters(chosen: Filters): SQL {
  const conditions = filterKeys.flatMap((key): SQL[] => {
    const filter = filters[key]
    if (chosen[key] === 0 || filter.kind === 'moment') return []
    const number = sql.raw(String(chosen[key]))
    if (filter.kind === 'tree') return [sql`${sql.raw(filter.column)} @> array[${number}]::int[]`]
    if (filter.kind === 'any') return [sql`tags >> (${number} + ${sql.raw(String(filter.bit - 1))}) & 1 = 1`]
    return [sql`${stepsExpression(key as TagKey)} >= ${number}`]
  })
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Condition on `listing_search` for the filter "open now", which restricts what is counted at all. */
export const matchesMoment = ({ open }: Filters): SQL => (open === 0 ? sql`true` : isOpenAt(open))

/** Dimensions of the array `counts` in `search_counts`, one per `steps` filter, innermost last. */
export const countAxes = stepKeys.map((key, index) => ({
  key,
  size: valuesOf(key).length + 1,
  stride: stepKeys.slice(index + 1).reduce((product, inner) => product * (valuesOf(inner).length + 1), 1),
}))
export const countsLength = countAxes.reduce((length, { size }) => length * size, 1)

/** Index in `counts` for these filters, from 0. */
export const countIndex = (chosen: Pick<Filters, TagKey>) =>
  countAxes.reduce((index, { key, stride }) => index + chosen[key] * stride, 0)

/**
 * The database function that adds changed listings to the counters, without "create"; scripts/generated-sql.ts
 * writes it into a migration. Counters exist for every value of the `any` filter, category and area, 0 for any of them,
 * and hold one number per combination of `steps` filters.
 */
export function counterFunction(): string {
  const [any] = tagKeys.filter((key) => !isStep(key)) as [TagKey]
  const mask = stepKeys.reduce((bits, key) => bits | (stepMask(key) << filters[key].bit), 0)
  const conditions = countAxes.map(({ key, size, stride }, index) => {
    const step = stride === 1 ? 'i' : `i / ${stride}`
    return `${shifted('bits', filters[key].bit)} & ${stepMask(key)} >= ${index === 0 ? step : `${step} % ${size}`}`
  })
  return `function count_for_search(changes search_change[]) returns void language sql set search_path = public, pg_temp as $$
  with cells as (
    select l as language, c as category, a as area, tags & ${mask} as bits, sum(d) as d
    from unnest(changes) x, unnest(array_append(categories, 0)) c, unnest(array_append(areas, 0)) a, generate_series(0, ${valuesOf(any).length}) l
    where l = 0 or tags >> (l + ${filters[any].bit - 1}) & 1 = 1
    group by 1, 2, 3, 4 having sum(d) <> 0
  ), sums as (
    select language, category, area, i,
      sum(case when ${conditions.join(' and ')} then d else 0 end)::int as n
    from cells, generate_series(0, ${countsLength - 1}) i group by 1, 2, 3, 4
  )
  insert into search_counts (language, category, area, counts)
  select language, category, area, array_agg(n order by i) from sums group by 1, 2, 3 order by 1, 2, 3
  on conflict (language, category, area) do update
  set counts = (select array_agg(x + y order by i) from unnest(search_counts.counts, excluded.counts) with ordinality u (x, y, i))
$$;`
}
