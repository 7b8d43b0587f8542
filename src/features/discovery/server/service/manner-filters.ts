import { type Day, days } from '#features/listings/rules.ts'
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts'
import { hongKongMinutes } from '#shared/hk-time.ts'
import { numberOf } from '../../filters.ts'
import type { Manner } from '../../rules/manners.ts'
import type { Sort } from '../../rules/search-state.ts'
import type { IndexQuery } from '../language/query.ts'
import { factLexeme, isFact } from '../search-index/facts.ts'
import { type Filters, noFilters } from '../search-index/filter-sql.ts'
import { alwaysOpenNumber, openNumberOf, openTimeNumber } from '../search-index/open-now.ts'

/** The filters that these manners mean, as far as listings have the fact. Empty for the others. */
export function filtersOf(manners: readonly Manner[], now: Date): Partial<Filters> {
  const filters: Partial<Filters> = {}
  const open = openOf(manners, now)
  if (open !== null) filters.open = open
  for (const manner of manners) {
    if (manner === 'urgent') filters.urgent = numberOf('urgent', '1')
    if (manner === 'verified') filters.verified = numberOf('verified', '1')
    if (manner.startsWith('speaks:')) filters.language = numberOf('language', manner.slice('speaks:'.length))
  }
  return filters
}

/** When a listing must be open, as a number of the filter "open now"; null for any time. */
function openOf(manners: readonly Manner[], now: Date): number | null {
  if (manners.includes('always_open')) return alwaysOpenNumber
  if (manners.includes('open_now')) return openNumberOf(now)
  const [wanted, [at]] = [valuesOf(manners, 'on:'), valuesOf(manners, 'at:')]
  if (wanted.length === 0 && at === undefined) return null
  const hour = at === undefined ? null : Number(at)
  const moment = wanted.length === 1 && hour !== null ? momentOf(wanted[0]!, hour, now) : null
  return moment ? openNumberOf(moment) : openTimeNumber(daysOf(wanted, now), hour)
}

const valuesOf = (manners: readonly Manner[], prefix: string) =>
  manners.flatMap((manner) => (manner.startsWith(prefix) ? [manner.slice(prefix.length)] : []))

const daysAhead: Readonly<Record<string, number>> = { today: 0, tomorrow: 1 }

/** Half past the hour of today or tomorrow in Hong Kong; null for another day. */
function momentOf(day: string, hour: number, now: Date): Date | null {
  const ahead = daysAhead[day]
  if (ahead === undefined) return null
  const sinceMidnight = (hongKongMinutes(now) * minuteMs) % dayMs
  return new Date(now.getTime() - sinceMidnight + ahead * dayMs + hour * hourMs + 30 * minuteMs)
}

/** The kinds of day that are wanted; without any, all those of a week. */
function daysOf(wanted: readonly string[], now: Date): Day[] {
  const week = days.filter((day) => day !== 'holiday')
  const today = Math.floor(hongKongMinutes(now) / (dayMs / minuteMs)) + 3
  if (wanted.length === 0) return week
  return wanted.flatMap((day) => {
    if (day === 'weekend') return ['sat', 'sun'] as const
    const ahead = daysAhead[day]
    return ahead === undefined ? days.filter((one) => one === day) : [week[(today + ahead) % 7]!]
  })
}

/** The query with what these manners ask of the listings' own facts; null if it asks for nothing. */
export function withFacts(query: IndexQuery | null, manners: readonly Manner[]): IndexQuery | null {
  const facts = manners.filter(isFact).map(factLexeme)
  return facts.length > 0 ? { ...(query ?? noWords), facts } : query
}

const noWords: IndexQuery = {
  categories: [],
  related: [],
  ownWords: null,
  units: [],
  nameUnits: [],
  name: '',
  runs: [],
  manners: [],
  facts: [],
}

/** The manners that leave out listings. */
export const selectiveManners = (manners: readonly Manner[]): Manner[] =>
  manners.filter((manner) => isFact(manner) || Object.keys(filtersOf([manner], new Date(0))).length > 0)

/** "Best" sorts by rating, unless the visitor chose an order. */
export const sortOf = (chosen: Sort, manners: readonly Manner[]): Sort =>
  chosen === 'featured' && manners.includes('best') ? 'rating' : chosen

/** The chosen filters; where none is chosen, those of the manners. */
export function withManners(chosen: Filters, wanted: Partial<Filters>): Filters {
  const used = Object.entries(chosen).filter(([, number]) => number > 0)
  return { ...noFilters, ...wanted, ...Object.fromEntries(used) }
}
