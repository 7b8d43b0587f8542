import { type SQL, sql } from 'drizzle-orm'
import { type Day, days, type OpeningHours } from '#features/listings/rules.ts'
import { minutesPerDay } from '#shared/durations.ts'
import { isPublicHoliday } from '#shared/hk-holidays.ts'
import { hongKongMinutes } from '#shared/hk-time.ts'

/**
 * Opening hours in the index: a multirange in which each kind of day (Monday to Sunday, public holiday) has two days of
 * minutes, because spans may run past midnight. So "open now" is exact to the minute and needs no update as time passes.
 */
const minutesPerKind = 2 * minutesPerDay
const holidayKind = days.indexOf('holiday')
/** Contained when the listing has hours for public holidays; otherwise those of the weekday apply. */
const holidayMark = days.length * minutesPerKind

/** The value of column `open_times`. */
export function openTimesOf(hours: OpeningHours | null): string {
  if (hours?.kind === 'always') return `{[0,${holidayMark})}`
  if (hours?.kind !== 'weekly') return '{}'
  const spans = days.flatMap((day, kind) =>
    (hours.days[day] ?? [])
      .filter(({ from, to }) => to > from)
      .map(({ from, to }) => `[${kind * minutesPerKind + from},${kind * minutesPerKind + to})`),
  )
  const mark = hours.days.holiday ? [`[${holidayMark},${holidayMark + 1})`] : []
  return `{${[...spans, ...mark].join()}}`
}

/** A minute of Hong Kong time as the number of the filter "open now": weekday, minute, and whether it is a holiday. */
export function openNumberOf(now: Date): number {
  const minutes = hongKongMinutes(now)
  const day = Math.floor(minutes / minutesPerDay)
  // 1 January 1970 was a Thursday.
  const weekday = (day + 3) % 7
  const isHoliday = Number(isPublicHoliday(day)) + 2 * Number(isPublicHoliday(day - 1))
  return 1 + (minutes % minutesPerDay) + minutesPerDay * (weekday + 7 * isHoliday)
}

/** Stands for "open at all times" instead of a minute. */
export const alwaysOpenNumber = 1_000_000

/** From here on a number stands for some day of several, and an hour or none. */
const firstTimeNumber = 2_000_000
const anyHour = 0

/** "Open at half past this hour on one of these kinds of day" as a number of the filter "open now"; null for any hour. */
export const openTimeNumber = (wanted: readonly Day[], hour: number | null): number =>
  firstTimeNumber +
  32 * wanted.reduce((bits, day) => bits | (1 << days.indexOf(day)), 0) +
  (hour === null ? anyHour : hour + 1)

/** The spans of minutes of which one must be open, as a multirange: those of the day, or of the day before past midnight. */
function spansOf(number: number): string {
  const [bits, hour] = [Math.floor((number - firstTimeNumber) / 32), (number % 32) - 1]
  const spans = days.flatMap((_, kind) => {
    if (!((bits >> kind) & 1)) return []
    const start = kind * minutesPerKind
    if (hour < 0) return [`[${start},${start + minutesPerDay})`]
    const minute = hour * 60 + 30
    const late = kind < holidayKind ? ((kind + 6) % 7) * minutesPerKind + minutesPerDay + minute : null
    return [start + minute, ...(late === null ? [] : [late])].map((at) => `[${at},${at + 1})`)
  })
  return `{${spans.join()}}`
}

/** Condition on `listing_search`: open at that minute, by the hours of the day or of the day before. */
export const isOpenAt = (number: number): SQL =>
  sql`hours_no in (select h.hours_no from search_hours h where ${areHoursOpen(number)})`

function areHoursOpen(number: number): SQL {
  if (number >= firstTimeNumber) return sql`open_times && ${sql.raw(`'${spansOf(number)}'`)}::int4multirange`
  if (number === alwaysOpenNumber) return sql.raw(`open_times @> int4range(0, ${holidayMark})`)
  const minute = (number - 1) % minutesPerDay
  const day = Math.floor((number - 1) / minutesPerDay)
  const [weekday, holidays] = [day % 7, Math.floor(day / 7)]
  const contains = (kind: number, at: number) => sql.raw(`open_times @> ${kind * minutesPerKind + at}`)
  const isOpen = (kind: number, isHoliday: boolean, at: number) =>
    isHoliday
      ? sql`case when ${contains(0, holidayMark)} then ${contains(holidayKind, at)} else ${contains(kind, at)} end`
      : contains(kind, at)
  const yesterday = (weekday + 6) % 7
  return sql`(${isOpen(weekday, (holidays & 1) > 0, minute)} or ${isOpen(yesterday, (holidays & 2) > 0, minute + minutesPerDay)})`
}
