import { days, type Day, type OpeningHours, type Span } from '../rules.ts'
import { clockTime } from './opening-hours.ts'

/** Two times of day as their inputs hold them: "09:00", empty while nothing is chosen. */
export type TypedSpan = { from: string; to: string }
/** Days that share their hours. A day stands in at most one group. */
export type HoursGroup = { days: Day[]; isAllDay: boolean; spans: TypedSpan[] }

/** Opening hours while they are typed: by groups of days, so that several days are filled at once. */
export type HoursForm = {
  kind: 'unsaid' | OpeningHours['kind']
  groups: HoursGroup[]
  /** Closed on public holidays, and not just nothing said about them. */
  isHolidayClosed: boolean
}

export const noHours: HoursForm = { kind: 'unsaid', groups: [], isHolidayClosed: false }
const usualSpan: TypedSpan = { from: '09:00', to: '18:00' }
const weekDays = days.filter((day) => day !== 'holiday')
export const maxSpans = 2
const dayLength = 24 * 60

/** Weeks that many providers have, at a tap. */
export const usualWeeks = {
  office: { days: ['mon', 'tue', 'wed', 'thu', 'fri'], isAllDay: false, spans: [usualSpan] },
  sixDays: {
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
    isAllDay: false,
    spans: [{ from: '10:00', to: '19:00' }],
  },
  everyDay: { days: [...weekDays], isAllDay: false, spans: [{ from: '09:00', to: '21:00' }] },
} satisfies Record<string, HoursGroup>

/** Gives a day the hours of this group, taking it from any other, or takes it out: then it is closed. */
export function turnDay(groups: readonly HoursGroup[], at: number, day: Day): HoursGroup[] {
  const isIn = groups[at]?.days.includes(day)
  return groups.map((group, index) => {
    const others = group.days.filter((one) => one !== day)
    return {
      ...group,
      days: index === at && !isIn ? days.filter((one) => one === day || others.includes(one)) : others,
    }
  })
}

/** Another group, for the days that no group has yet. */
export function addGroup(groups: readonly HoursGroup[]): HoursGroup[] {
  const taken = groups.flatMap((group) => group.days)
  const free = weekDays.filter((day) => !taken.includes(day))
  return [...groups, { days: free.slice(0, 1), isAllDay: false, spans: [usualSpan] }]
}

/** Days of the week without hours. */
export function closedDays(groups: readonly HoursGroup[]): Day[] {
  const taken = groups.flatMap((group) => group.days)
  return weekDays.filter((day) => !taken.includes(day))
}

/** What was typed as opening hours; a time that is missing is NaN, which the content's rules refuse. */
export function hoursOf({ kind, groups, isHolidayClosed }: HoursForm): OpeningHours | null {
  if (kind === 'unsaid') return null
  if (kind !== 'weekly') return { kind }
  const week: Partial<Record<Day, Span[]>> = isHolidayClosed ? { holiday: [] } : {}
  for (const group of groups) {
    const spans = group.isAllDay ? [{ from: 0, to: dayLength }] : group.spans.map(spanOf)
    for (const day of group.days) week[day] = spans.toSorted((a, b) => a.from - b.from)
  }
  return { kind, days: Object.fromEntries(days.flatMap((day) => (week[day] ? [[day, week[day]]] : []))) }
}

/** Whether a span runs past midnight, which its two times alone do not say. */
export function endsNextDay({ from, to }: TypedSpan): boolean {
  const [start, end] = [minuteOf(from), minuteOf(to)]
  return end !== 0 && end <= start
}

/** Stored opening hours as they are typed: days with equal hours in one group. */
export function hoursFormOf(hours: OpeningHours | null): HoursForm {
  if (hours === null) return noHours
  if (hours.kind !== 'weekly') return { ...noHours, kind: hours.kind }
  const groups = new Map<string, HoursGroup>()
  for (const day of days) {
    const spans = hours.days[day]
    if (!spans?.length) continue
    const key = JSON.stringify(spans)
    const group = groups.get(key) ?? { days: [], ...typedOf(spans) }
    groups.set(key, { ...group, days: [...group.days, day] })
  }
  return { kind: 'weekly', groups: [...groups.values()], isHolidayClosed: hours.days.holiday?.length === 0 }
}

function typedOf(spans: Span[]): Omit<HoursGroup, 'days'> {
  const isAllDay = spans.length === 1 && spans[0]?.from === 0 && spans[0].to === dayLength
  const typed = spans.map(({ from, to }) => ({ from: clockTime(from), to: clockTime(to % dayLength) }))
  return { isAllDay, spans: isAllDay ? [usualSpan] : typed }
}

function spanOf({ from, to }: TypedSpan): Span {
  const [start, end] = [minuteOf(from), minuteOf(to)]
  return { from: start, to: end > start ? end : end + dayLength }
}

function minuteOf(typed: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(typed) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : NaN
}
