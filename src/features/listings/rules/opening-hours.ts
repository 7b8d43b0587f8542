import { minutesPerDay } from '#shared/durations.ts'
import { isPublicHoliday } from '#shared/hk-holidays.ts'
import { hongKongMinutes } from '#shared/hk-time.ts'
import { days, type Day, type OpeningHours, type Span } from '../rules.ts'

export type WeekDay = Exclude<Day, 'holiday'>

/** A moment of the week in Hong Kong: `minute` after midnight, `daysAhead` 0 today, 1 tomorrow, up to 7. */
export type Moment = { day: WeekDay; minute: number; daysAhead: number }

const minutesPerWeek = 7 * minutesPerDay
const weekDays = days.filter((day): day is WeekDay => day !== 'holiday')

/** ISO times of the opening span in progress, or of the next one; other kinds need no clock. */
export type Opening = { kind: 'hours'; from: string; to: string } | { kind: 'always' | 'appointment' } | null

/**
 * The opening at `now`, so that a cached page can say at any later time whether the provider is open. Spans past
 * midnight belong to the day on which they begin; adjacent spans are merged. On a public holiday its hours apply where
 * they are given, otherwise those of the weekday. The index of the search follows the same rule (discovery's open-now.ts).
 */
export function openingOf(hours: OpeningHours | null, now: Date): Opening {
  if (hours === null) return null
  if (hours.kind !== 'weekly') return { kind: hours.kind }
  const atMinute = hongKongMinutes(now)
  const known = openings.get(hours)
  if (known?.atMinute === atMinute) return known.opening
  const opening = openingOfWeek(hours.days, now)
  openings.set(hours, { atMinute, opening })
  return opening
}

/** Whether the provider is open at this time. */
export function isOpenAt(opening: Opening, now: Date): boolean {
  if (opening?.kind === 'always') return true
  return opening?.kind === 'hours' && new Date(opening.from) <= now && now < new Date(opening.to)
}

/** Those of the minute, by hours, since a page of results asks for 24 and many cards share theirs. */
const openings = new WeakMap<OpeningHours, { atMinute: number; opening: Opening }>()

function openingOfWeek(week: Partial<Record<Day, Span[]>>, now: Date): Opening {
  const minute = minuteOfWeek(now)
  const span = mergedSpans(week, now).find(({ to }) => to > minute)
  if (!span) return null
  if (span.to - span.from >= minutesPerWeek) return { kind: 'always' }
  const startOfMinute = now.getTime() - (now.getTime() % 60_000)
  const timeAt = (at: number) => new Date(startOfMinute + (at - minute) * 60_000).toISOString()
  return { kind: 'hours', from: timeAt(span.from), to: timeAt(span.to) }
}

export type WeekRow = { from: Day; to: Day; spans: Span[] }

/** The moment of the week at which `time` falls, seen from `now`. */
export function momentOf(time: Date, now: Date): Moment {
  const ahead = Math.round(hongKongMinutes(time) - hongKongMinutes(now))
  const from = minuteOfWeek(now)
  return momentAt(from + ahead, from)
}

/** Rows for display: consecutive days with equal hours share a row, followed by public holidays if specified. */
export function weekRows(week: Partial<Record<Day, Span[]>>): WeekRow[] {
  const rows: WeekRow[] = []
  for (const day of weekDays) {
    const spans = week[day] ?? []
    const last = rows.at(-1)
    if (last && areEqual(last.spans, spans)) last.to = day
    else rows.push({ from: day, to: day, spans })
  }
  if (week.holiday) rows.push({ from: 'holiday', to: 'holiday', spans: week.holiday })
  return rows
}

/** The day of Hong Kong whose hours apply now: on a public holiday that of holidays, where they have hours. */
export const todayOf = (week: Partial<Record<Day, Span[]>>, now: Date): Day =>
  dayOf(week, Math.floor(hongKongMinutes(now) / minutesPerDay))

/** Minutes after midnight as "09:30". The end of a day is "24:00"; later minutes wrap around. */
export function clockTime(minute: number): string {
  const shown = minute > minutesPerDay ? minute % minutesPerDay : minute
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}

/** The day whose hours apply on a day, given in whole days since 1 January 1970. */
const dayOf = (week: Partial<Record<Day, Span[]>>, day: number): Day =>
  week.holiday && isPublicHoliday(day) ? 'holiday' : weekDayAt((day + 3) * minutesPerDay)

/** Minutes since Monday 00:00. 1 January 1970 was a Thursday, three days after a Monday. */
function minuteOfWeek(now: Date): number {
  return modulo(hongKongMinutes(now) + 3 * minutesPerDay, minutesPerWeek)
}

/** Spans of the previous week and the next three in minutes since this Monday 00:00, with adjacent ones merged. */
function mergedSpans(week: Partial<Record<Day, Span[]>>, now: Date): Span[] {
  const monday = Math.floor((hongKongMinutes(now) - minuteOfWeek(now)) / minutesPerDay)
  const all: Span[] = []
  for (let index = -7; index < 21; index++) {
    const start = index * minutesPerDay
    for (const { from, to } of week[dayOf(week, monday + index)] ?? [])
      if (to > from) all.push({ from: start + from, to: start + to })
  }
  const merged: Span[] = []
  for (const span of all.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push(span)
  }
  return merged
}

function momentAt(at: number, now: number): Moment {
  const daysAhead = Math.floor(at / minutesPerDay) - Math.floor(now / minutesPerDay)
  return { day: weekDayAt(at), minute: modulo(at, minutesPerDay), daysAhead }
}

const weekDayAt = (minute: number) => weekDays[Math.floor(modulo(minute, minutesPerWeek) / minutesPerDay)] as WeekDay
const modulo = (value: number, by: number) => ((value % by) + by) % by
const areEqual = (a: Span[], b: Span[]) =>
  a.length === b.length && a.every((span, index) => span.from === b[index]?.from && span.to === b[index]?.to)
