import type { Span } from '#features/listings/rules.ts'
import { minutesPerDay } from '#shared/durations.ts'

const half = minutesPerDay / 2
/** Longer spans over midnight, except a whole day, are times of the afternoon without their pm. Exports write them as 30:00. */
export const maxOvernight = 18 * 60

/** `isPadded`: written with two digits and minutes, as on a clock with 24 hours. `half`: am or pm, where it is said. */
type Time = { minutes: number; half: 'am' | 'pm' | null; isPadded: boolean }

/** A span of times as they are written; null when an end or a half of the day is in doubt. */
export function readSpan(from: string, to: string): Span | null {
  const [first, last] = [readTime(from), readTime(to)]
  if (!first || !last) return null
  const candidates = first.half === null && last.half === null ? spansOfClock(first, last) : spansOfHalves(first, last)
  const isNextDay = last.minutes > minutesPerDay
  const valid = candidates.filter(({ from: start, to: end }) => {
    const length = end - start
    const isPlausible = end <= minutesPerDay || length <= maxOvernight || length === minutesPerDay || isNextDay
    return start < minutesPerDay && length > 0 && length <= minutesPerDay && isPlausible
  })
  return valid.length === 1 ? valid[0]! : null
}

/** Without am and pm: 24 hours, where 9-6 can only mean the afternoon and 1-5 may mean either. */
function spansOfClock(first: Time, last: Time): Span[] {
  const [from, to] = [first.minutes, last.minutes]
  const isClock = first.isPadded && last.isPadded
  if (to > from) {
    const isEither = !isClock && from >= 60 && from < 6 * 60 && to <= half
    return isEither ? [] : [{ from, to }]
  }
  if (isClock || from >= half + 60 || (from === 0 && to === 0)) return [{ from, to: to + minutesPerDay }]
  return from >= half && to >= half ? [] : [{ from, to: to === 0 ? minutesPerDay : to + half }]
}

/** With am or pm at either end: the other end has the same, or else the one that makes a day of it. */
function spansOfHalves(first: Time, last: Time): Span[] {
  if (first.half !== null && last.half !== null) {
    const [from, to] = [inHalf(first, first.half), inHalf(last, last.half)]
    return [{ from, to: to <= from ? to + minutesPerDay : to }]
  }
  const halves = ['am', 'pm'] as const
  if (first.half !== null) {
    const from = inHalf(first, first.half)
    const ends = last.minutes > half ? [last.minutes] : halves.map((one) => inHalf(last, one))
    return ends.filter((to) => to > from).map((to) => ({ from, to }))
  }
  const to = inHalf(last, last.half!) || minutesPerDay
  const starts = first.minutes > half ? [first.minutes] : halves.map((one) => inHalf(first, one))
  const before = starts.filter((from) => from < to)
  // 1-6pm is the afternoon, 9-6pm begins in the morning, and 9-12am may begin in either.
  if (before.length === 0 || (before.length > 1 && to === minutesPerDay)) return []
  return [{ from: Math.max(...before), to }]
}

/** Minutes after midnight of a time of twelve hours; one of 24 hours stays. */
function inHalf({ minutes }: Time, part: 'am' | 'pm'): number {
  if (minutes >= half + 60) return minutes
  return (minutes % half) + (part === 'pm' ? half : 0)
}

function readTime(text: string): Time | null {
  if (/^(?:noon|正午)$/.test(text)) return { minutes: half, half: 'pm', isPadded: true }
  if (text === 'midnight') return { minutes: half, half: 'am', isPadded: true }
  const parts =
    /^(上午|早上|am|下午|晚上|中午|pm)? ?(\d{1,2}?)(?:[:.]?(\d\d))?(?: ?([點点時时])(半|\d\d)?分?)?(?: ?([ap])\.?m\.?)?$/.exec(
      text,
    )
  if (!parts) return null
  const [, before, hours = '', digits, , chinese, after] = parts
  if (digits !== undefined && chinese !== undefined) return null
  const minute = Number(chinese === '半' ? 30 : (chinese ?? digits ?? 0))
  const minutes = Number(hours) * 60 + minute
  if (minute > 59 || minutes > 2 * minutesPerDay) return null
  const isMorning = before === undefined ? after === 'a' : /上午|早上|am/.test(before)
  const named = before === undefined && after === undefined ? null : isMorning ? 'am' : 'pm'
  return { minutes, half: named, isPadded: hours.length === 2 && digits !== undefined }
}
