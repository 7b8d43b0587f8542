import { days, type Day, type OpeningHours, type Span } from '#features/listings/rules.ts'
import { minutesPerDay } from '#shared/durations.ts'
import { foldName } from './fold-name.ts'
import { readSpan } from './read-span.ts'

const week = days.filter((day) => day !== 'holiday')

/** Names of days, folded. Those of Chinese days follow 星期, 週, 周, 禮拜 or 礼拜, or a dash after another. */
const dayNames: readonly (readonly [RegExp, readonly Day[]])[] = [
  [/^(?:every ?day|daily|每[日天])/, week],
  [/^(?:weekdays?|平日|工作日)/, ['mon', 'tue', 'wed', 'thu', 'fri']],
  [/^(?:weekends?|[週周]末)/, ['sat', 'sun']],
  [/^(?:public holidays?|holidays?|ph\b|公[眾众]假期|[假節节]日|假期)/, ['holiday']],
  [/^mon(?:days?)?\b/, ['mon']],
  [/^tue(?:s|sdays?)?\b/, ['tue']],
  [/^wed(?:s|nesdays?)?\b/, ['wed']],
  [/^thu(?:r|rs|rsdays?)?\b/, ['thu']],
  [/^fri(?:days?)?\b/, ['fri']],
  [/^sat(?:urdays?)?\b/, ['sat']],
  [/^sun(?:days?)?\b/, ['sun']],
]
const chineseDay = /^(?:逢?(?:星期|[週周]|[禮礼]拜))?([一二三四五六日天])/
const chineseDays: Readonly<Record<string, Day>> = Object.fromEntries(
  [...'一二三四五六日天'].map((name, at) => [name, week[Math.min(at, 6)]!]),
)

const closed = /^(?:closed|休息|休業|休业|休|[關关][門门])/
const allDay = /^(?:24 ?h(?:ours|rs)?\b|24 ?小[時时]|全[日天])/
const dash = /^ ?(?:[-‐-―−~〜～至到]|to\b|until\b|till\b) ?/
const between = /^(?:[ ,、/&:及和與与]|and\b|from\b|由)+/
/** A time of day with what belongs to it, up to a blank or a separator. */
const time =
  /^(?:上午|下午|早上|中午|晚上|am|pm)? ?(?:\d{1,4}(?:[:.]\d\d)?(?: ?(?:[點点時时](?:半|\d\d分?)?|[ap]\.?m\b\.?))?|noon\b|midnight\b|正午)/

/**
 * Reads `always`, `appointment`, or days with their times: `mon-fri 09:00-13:00 14:00-18:00; sat 10-2; sun closed`. Days
 * may be lists and have long or Chinese names, times may have am and pm. Null for an empty cell.
 * @param addError called where a part cannot be read for certain; nothing is left out without it
 */
export function readHours(cell: string, addError: () => void): OpeningHours | null {
  // Mon. and a.m. without their dots.
  const text = foldName(cell.replaceAll('\n', ';')).replace(/(?<=[a-z])\.(?!\d)/g, '')
  if (text === '') return null
  if (/^(?:always(?: open)?|24h?|24 ?hours|24\/7|24 ?小[時时]|全[日天]候?|全年無休|全年无休)$/.test(text))
    return { kind: 'always' }
  if (/^(?:(?:by )?appointment(?: only)?|(?:敬請|只限|須|需)?預約|(?:只限|须|需)?预约)$/.test(text))
    return { kind: 'appointment' }
  const hours: Partial<Record<Day, Span[]>> = {}
  for (const part of text.split(/[;|]/)) {
    for (const group of groupsOf(part, addError)) addGroup(hours, group, addError)
  }
  return { kind: 'weekly', days: hours }
}

type Group = { days: Day[]; spans: Span[]; isClosed: boolean }

/** Days with the times after them, which end where further days begin. */
function groupsOf(part: string, addError: () => void): Group[] {
  const groups: Group[] = []
  let rest = part.replace(between, '')
  const skip = (length: number) => (rest = rest.slice(length).replace(between, ''))
  while (rest !== '') {
    const group = groups.at(-1)
    const named = readDays(rest)
    if (named) {
      if (group && group.spans.length === 0 && !group.isClosed) group.days.push(...named.days)
      else groups.push({ days: [...named.days], spans: [], isClosed: false })
      skip(named.length)
      continue
    }
    const found = readTimes(rest)
    if (!found || !group) {
      addError()
      return []
    }
    if (found.span) group.spans.push(found.span)
    else group.isClosed = true
    skip(found.length)
  }
  return groups
}

/** A day, a name of several days, or a range of days; ranges go on after Sunday. */
function readDays(text: string): { days: readonly Day[]; length: number } | null {
  const first = readDay(text)
  if (!first || first.days.length > 1) return first
  const after = text.slice(first.length)
  const to = dash.exec(after)?.[0]
  const last = to === undefined ? null : readDay(after.slice(to.length))
  if (to === undefined || !last) return first
  const [from, until] = [first.days[0]!, last.days[0]!].map((day) => days.indexOf(day)) as [number, number]
  const isWrapped = until < from
  const range = isWrapped ? [...week.slice(from), ...week.slice(0, until + 1)] : days.slice(from, until + 1)
  return { days: range, length: first.length + to.length + last.length }
}

function readDay(text: string): { days: readonly Day[]; length: number } | null {
  for (const [name, named] of dayNames) {
    const found = name.exec(text)?.[0]
    if (found !== undefined) return { days: named, length: found.length }
  }
  const [found, name] = chineseDay.exec(text) ?? []
  return found === undefined ? null : { days: [chineseDays[name!]!], length: found.length }
}

/** The times at the beginning of a text: a span, or none on days that are closed. */
function readTimes(text: string): { span: Span | null; length: number } | null {
  const word = closed.exec(text)?.[0]
  if (word !== undefined) return { span: null, length: word.length }
  const whole = allDay.exec(text)?.[0]
  if (whole !== undefined) return { span: { from: 0, to: minutesPerDay }, length: whole.length }
  const from = time.exec(text)?.[0] ?? ''
  const to = dash.exec(text.slice(from.length))?.[0]
  if (from === '' || to === undefined) return null
  const until = time.exec(text.slice(from.length + to.length))?.[0] ?? ''
  const length = from.length + to.length + until.length
  const span = readSpan(from.trim(), until.trim())
  // What follows a time without a blank belongs to it and was not read.
  return span && /^(?:$|[ ,、/&:及和與与;]|closed|休)/.test(text.slice(length)) ? { span, length } : null
}

/** Adds what is said of some days to what was said before: further spans, or that they are closed after all. */
function addGroup(hours: Partial<Record<Day, Span[]>>, { days: named, spans, isClosed }: Group, addError: () => void) {
  if (isClosed === spans.length > 0) addError()
  for (const day of named) {
    const before = hours[day]
    if (!isClosed && before?.length === 0) addError()
    hours[day] = isClosed ? [] : [...(before ?? []), ...spans]
  }
}
