import { days, type Day, type OpeningHours, type Span } from '#features/listings/rules.ts'
import { clockTime } from '#features/listings/rules/opening-hours.ts'
import { minutesPerDay } from '#shared/durations.ts'

/** Values of two time inputs: "09:00", or empty while unset. */
export type SpanFormValues = { from: string; to: string }
/** Days that share the same hours. A day is in at most one group. */
export type HoursGroup = { days: Day[]; isAllDay: boolean; spans: SpanFormValues[] }

/** Form values of opening hours, by groups of days so that several days are filled in at once. */
export type HoursForm = {
  kind: 'unsaid' | OpeningHours['kind']
  groups: HoursGroup[]
  /** Explicitly closed on public holidays, as opposed to unspecified. */
  isHolidayClosed: boolean
}

export const noHours: HoursForm = { kind: 'unsaid', groups: [], isHolidayClosed: false }
const defaultSpan: SpanFormValues = { from: '09:00', to: '18:00' }
const weekDays = days.filter((day) => day !== 'holiday')
export const maxSpans = 2

/** Common weekly hours, offered as presets. */
export const weekPresets = {
  office: { days: ['mon', 'tue', 'wed', 'thu', 'fri'], isAllDay: false, spans: [defaultSpan] },
  sixDays: {
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
    isAllDay: false,
    spans: [{ from: '10:00', to: '19:00' }],
  },
  everyDay: { days: [...weekDays], isAllDay: false, spans: [{ from: '09:00', to: '21:00' }] },
} satisfies Record<string, HoursGroup>

/** Moves a day into the group at `index`, or removes it when it is there already, which makes it closed. */
export function toggleDay(groups: readonly HoursGroup[], index: number, day: Day): HoursGroup[] {
  const isIncluded = groups[index]?.days.includes(day)
  return groups.map((group, groupIndex) => {
    const others = group.days.filter((one) => one !== day)
    return {
      ...group,
      days: groupIndex === index && !isIncluded ? days.filter((one) => one === day || others.includes(one)) : others,
    }
  })
}

/** Adds a group with the first day that no group has yet. */
export function addGroup(groups: readonly HoursGroup[]): HoursGroup[] {
  const taken = groups.flatMap((group) => group.days)
  const free = weekDays.filter((day) => !taken.includes(day))
  return [...groups, { days: free.slice(0, 1), isAllDay: false, spans: [defaultSpan] }]
}

/** Days of the week that are in no group. */
export function closedDays(groups: readonly HoursGroup[]): Day[] {
  const taken = groups.flatMap((group) => group.days)
  return weekDays.filter((day) => !taken.includes(day))
}

/** Converts form values to opening hours; a missing time becomes NaN, which checkContent refuses. */
export function hoursOf({ kind, groups, isHolidayClosed }: HoursForm): OpeningHours | null {
  if (kind === 'unsaid') return null
  if (kind !== 'weekly') return { kind }
  const week: Partial<Record<Day, Span[]>> = isHolidayClosed ? { holiday: [] } : {}
  for (const group of groups) {
    const spans = group.isAllDay ? [{ from: 0, to: minutesPerDay }] : group.spans.map(spanOf)
    for (const day of group.days) week[day] = spans.toSorted((a, b) => a.from - b.from)
  }
  return { kind, days: Object.fromEntries(days.flatMap((day) => (week[day] ? [[day, week[day]]] : []))) }
}

/** Whether a span ends on the next day: its end is not after its start. */
export function endsNextDay({ from, to }: SpanFormValues): boolean {
  const [start, end] = [minuteOf(from), minuteOf(to)]
  return end !== 0 && end <= start
}

/** Whether a time of a weekly span is not filled in. */
export const hasMissingTime = ({ kind, groups }: HoursForm): boolean =>
  kind === 'weekly' && groups.some(({ isAllDay, spans }) => !isAllDay && spans.some(({ from, to }) => !from || !to))

/** Converts stored opening hours to form values: days with equal hours share a group. */
export function hoursFormOf(hours: OpeningHours | null): HoursForm {
  if (hours === null) return noHours
  if (hours.kind !== 'weekly') return { ...noHours, kind: hours.kind }
  const groups = new Map<string, HoursGroup>()
  for (const day of days) {
    const spans = hours.days[day]
    if (!spans?.length) continue
    const key = JSON.stringify(spans)
    const group = groups.get(key) ?? { days: [], ...spanFieldsOf(spans) }
    groups.set(key, { ...group, days: [...group.days, day] })
  }
  return { kind: 'weekly', groups: [...groups.values()], isHolidayClosed: hours.days.holiday?.length === 0 }
}

function spanFieldsOf(spans: Span[]): Omit<HoursGroup, 'days'> {
  const isAllDay = spans.length === 1 && spans[0]?.from === 0 && spans[0].to === minutesPerDay
  const typed = spans.map(({ from, to }) => ({ from: clockTime(from), to: clockTime(to % minutesPerDay) }))
  return { isAllDay, spans: isAllDay ? [defaultSpan] : typed }
}

function spanOf({ from, to }: SpanFormValues): Span {
  const [start, end] = [minuteOf(from), minuteOf(to)]
  return { from: start, to: end > start ? end : end + minutesPerDay }
}

function minuteOf(typed: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(typed) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : NaN
}
