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
/** Elements of `counts`. */
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
  const conditionOf = (index: number) =>
    countAxes
      .map(({ key, size, stride }) => ({ key, step: Math.floor(index / stride) % size }))
      .filter(({ step }) => step > 0)
      .map(({ key, step }) => `${shifted('bits', filters[key].bit)} & ${stepMask(key)} >= ${step}`)
      .join(' and ')
  const indexes = Array.from({ length: countsLength }, (_, index) => index)
  const sums = indexes.map((index) =>
    index === 0 ? 'sum(d)::int' : `sum(case when ${conditionOf(index)} then d else 0 end)::int`,
  )
  const added = indexes.map((index) => `s.counts[${index + 1}] + excluded.counts[${index + 1}]`)
  // A sum and an addition for each counter, since sets of 80 rows for each of thousands of counter rows take ten times as long.
  return `function count_for_search(changes search_change[]) returns void language sql set search_path = public, pg_temp as $$
  with changed as (
    select categories, areas, tags, sum(d)::int as d from unnest(changes) group by 1, 2, 3 having sum(d) <> 0
  ), cells as (
    select l as language, c as category, a as area, tags & ${mask} as bits, sum(d)::int as d
    from changed, unnest(array_append(categories, 0)) c, unnest(array_append(areas, 0)) a, generate_series(0, ${valuesOf(any).length}) l
    where l = 0 or tags >> (l + ${filters[any].bit - 1}) & 1 = 1
    group by 1, 2, 3, 4 having sum(d) <> 0
  )
  insert into search_counts as s (language, category, area, counts)
  select language, category, area, array[
    ${sums.join(',\n    ')}
  ] from cells group by 1, 2, 3 order by 1, 2, 3
  on conflict (language, category, area) do update set counts = array[
    ${added.join(',\n    ')}
  ]
$$;`
}
