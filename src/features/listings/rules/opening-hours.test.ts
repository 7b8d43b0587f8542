import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { days, type Day, type OpeningHours, type Span } from '../rules.ts'
import { clockTime, momentOf, openingOf, todayOf, weekRows } from './opening-hours.ts'

const nineToSix: Span[] = [{ from: 540, to: 1080 }]
const weekly = (week: Partial<Record<Day, Span[]>>): OpeningHours => ({ kind: 'weekly', days: week })
/** A moment in Hong Kong. 2026-11-20 is a Friday. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`)

/** What a page says at `now` about an opening read at the same time. */
function openState(hours: OpeningHours | null, now: Date) {
  const opening = openingOf(hours, now)
  if (opening?.kind !== 'hours') return opening
  const [from, to] = [new Date(opening.from), new Date(opening.to)]
  return from <= now ? { kind: 'open', until: momentOf(to, now) } : { kind: 'closed', opens: momentOf(from, now) }
}

describe('whether a provider is open now, in Hong Kong', () => {
  const office = weekly({ mon: nineToSix, tue: nineToSix, wed: nineToSix, thu: nineToSix, fri: nineToSix })

  test('open until the evening, whatever the server’s time zone', () => {
    expect(openState(office, new Date('2026-11-20T04:00:00Z'))).toEqual({
      kind: 'open',
      until: { day: 'fri', minute: 1080, daysAhead: 0 },
    })
  })

  test('opens at the first minute of a span and is closed at its end', () => {
    expect(openState(office, at('2026-11-20', '08:59'))?.kind).toBe('closed')
    expect(openState(office, at('2026-11-20', '09:00'))?.kind).toBe('open')
    expect(openState(office, at('2026-11-20', '17:59'))?.kind).toBe('open')
    expect(openState(office, at('2026-11-20', '18:00'))?.kind).toBe('closed')
  })

  test('closed on Friday evening opens on Monday', () => {
    expect(openState(office, at('2026-11-20', '20:00'))).toEqual({
      kind: 'closed',
      opens: { day: 'mon', minute: 540, daysAhead: 3 },
    })
  })

  test('closed between two spans of a day', () => {
    const lunch = weekly({
      fri: [
        { from: 600, to: 780 },
        { from: 840, to: 1200 },
      ],
    })
    expect(openState(lunch, at('2026-11-20', '13:30'))).toEqual({
      kind: 'closed',
      opens: { day: 'fri', minute: 840, daysAhead: 0 },
    })
  })

  test('a span past midnight is open after midnight, also from Sunday to Monday', () => {
    const late = weekly({ fri: [{ from: 1080, to: 1560 }], sun: [{ from: 1200, to: 1500 }] })
    expect(openState(late, at('2026-11-20', '23:00'))).toEqual({
      kind: 'open',
      until: { day: 'sat', minute: 120, daysAhead: 1 },
    })
    expect(openState(late, at('2026-11-21', '01:59'))).toEqual({
      kind: 'open',
      until: { day: 'sat', minute: 120, daysAhead: 0 },
    })
    expect(openState(late, at('2026-11-21', '02:00'))?.kind).toBe('closed')
    expect(openState(late, at('2026-11-23', '00:30'))).toEqual({
      kind: 'open',
      until: { day: 'mon', minute: 60, daysAhead: 0 },
    })
  })

  test('spans that meet at midnight are merged', () => {
    const weekend = weekly({ sat: [{ from: 0, to: 1440 }], sun: [{ from: 0, to: 1200 }] })
    expect(openState(weekend, at('2026-11-21', '12:00'))).toEqual({
      kind: 'open',
      until: { day: 'sun', minute: 1200, daysAhead: 1 },
    })
  })

  test('all day every day counts as always open', () => {
    const all = Object.fromEntries(days.filter((day) => day !== 'holiday').map((day) => [day, [{ from: 0, to: 1440 }]]))
    expect(openState(weekly(all), at('2026-11-20', '12:00'))).toEqual({ kind: 'always' })
    expect(openState({ kind: 'always' }, at('2026-11-20', '12:00'))).toEqual({ kind: 'always' })
  })

  test('open one day a week opens again a week later', () => {
    expect(openState(weekly({ fri: nineToSix }), at('2026-11-20', '19:00'))).toEqual({
      kind: 'closed',
      opens: { day: 'fri', minute: 540, daysAhead: 7 },
    })
  })

  test('without hours it never opens; holiday hours do not apply to ordinary days', () => {
    expect(openState(weekly({}), at('2026-11-20', '12:00'))).toBeNull()
    expect(openState(weekly({ holiday: nineToSix }), at('2026-11-20', '12:00'))).toBeNull()
  })

  test('on a public holiday its hours apply, and those of the weekday where none are given', () => {
    // 25 and 26 December 2026 are a Friday and a Saturday.
    const noon: Span[] = [{ from: 720, to: 780 }]
    expect(openState(weekly({ fri: nineToSix, holiday: noon }), at('2026-12-25', '10:00'))).toEqual({
      kind: 'closed',
      opens: { day: 'fri', minute: 720, daysAhead: 0 },
    })
    expect(openState(weekly({ fri: nineToSix, holiday: [] }), at('2026-12-25', '10:00'))?.kind).toBe('closed')
    expect(openState(weekly({ fri: nineToSix }), at('2026-12-25', '10:00'))?.kind).toBe('open')
    expect(openState(weekly({ holiday: noon }), at('2026-12-25', '14:00'))).toEqual({
      kind: 'closed',
      opens: { day: 'sat', minute: 720, daysAhead: 1 },
    })
  })

  test('by appointment, and unknown without hours', () => {
    expect(openState({ kind: 'appointment' }, at('2026-11-20', '12:00'))?.kind).toBe('appointment')
    expect(openState(null, at('2026-11-20', '12:00'))).toBeNull()
  })

  const anySpan = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
    .map(([from, length]) => ({ from, to: from + length }))
  const anyWeek = fc.record(
    Object.fromEntries(days.map((day) => [day, fc.array(anySpan, { maxLength: 2 })])) as Record<
      Day,
      fc.Arbitrary<Span[]>
    >,
    {
      requiredKeys: [],
    },
  )
  const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
  /** Reference implementation by minute: today's spans, and yesterday's that run past midnight. */
  const isOpenAt = (spans: Partial<Record<Day, Span[]>>, minute: number) => {
    const day = Math.floor(minute / 1440) % 7
    const clock = minute % 1440
    const today = spans[week[day] as Day] ?? []
    const yesterday = spans[week[(day + 6) % 7] as Day] ?? []
    return today.some((s) => s.from <= clock && clock < s.to) || yesterday.some((s) => clock + 1440 < s.to)
  }

  test('agrees with the reference implementation and changes exactly at the announced minute', () => {
    fc.assert(
      fc.property(anyWeek, fc.integer({ min: 0, max: 7 * 1440 - 1 }), (spans, minute) => {
        const now = new Date(at('2026-11-16', '00:00').getTime() + minute * 60_000)
        const state = openState(weekly(spans), now)
        const later = Array.from({ length: 7 * 1440 }, (_, index) => index).find(
          (ahead) => isOpenAt(spans, minute + ahead) !== isOpenAt(spans, minute),
        )
        const change = (state && ('until' in state ? state.until : 'opens' in state ? state.opens : null)) ?? null
        expect(state?.kind === 'open' || state?.kind === 'always').toBe(isOpenAt(spans, minute))
        if (later === undefined) expect(change).toBeNull()
        else {
          expect(change?.minute).toBe((minute + later) % 1440)
          expect(change?.day).toBe(week[Math.floor((minute + later) / 1440) % 7])
          expect(change?.daysAhead).toBe(Math.floor((minute + later) / 1440) - Math.floor(minute / 1440))
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('rows of the week', () => {
  test('consecutive days with equal hours share a row; holidays are last', () => {
    const saturday = [{ from: 600, to: 840 }]
    expect(
      weekRows({ mon: nineToSix, tue: nineToSix, wed: nineToSix, fri: nineToSix, sat: saturday, holiday: [] }),
    ).toEqual([
      { from: 'mon', to: 'wed', spans: nineToSix },
      { from: 'thu', to: 'thu', spans: [] },
      { from: 'fri', to: 'fri', spans: nineToSix },
      { from: 'sat', to: 'sat', spans: saturday },
      { from: 'sun', to: 'sun', spans: [] },
      { from: 'holiday', to: 'holiday', spans: [] },
    ])
  })

  test('unspecified holidays have no row', () => {
    expect(weekRows({})).toEqual([{ from: 'mon', to: 'sun', spans: [] }])
  })

  test('clock times wrap after midnight', () => {
    expect([0, 570, 1439, 1440, 1560].map(clockTime)).toEqual(['00:00', '09:30', '23:59', '24:00', '02:00'])
  })

  test('the weekday is the current day in Hong Kong', () => {
    expect(todayOf({}, new Date('2026-11-19T16:00:00Z'))).toBe('fri')
    expect(todayOf({}, new Date('2026-11-19T15:59:00Z'))).toBe('thu')
    expect(todayOf({}, new Date('1969-12-31T15:59:00Z'))).toBe('wed')
  })
})
