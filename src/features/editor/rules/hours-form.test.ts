import { expect, test } from 'vitest'
import type { OpeningHours } from '#features/listings/rules.ts'
import { checkContent } from '#features/listings/rules/check-content.ts'
import { emptyContent } from '#features/listings/rules/content.ts'
import {
  addGroup,
  closedDays,
  endsNextDay,
  hoursFormOf,
  hoursOf,
  noHours,
  type HoursForm,
  toggleDay,
  weekPresets,
} from './hours-form.ts'

const weekly = (days: Extract<OpeningHours, { kind: 'weekly' }>['days']): OpeningHours => ({ kind: 'weekly', days })
const nine = [{ from: 540, to: 1080 }]

test('a week preset fills all its days', () => {
  const form = { kind: 'weekly' as const, groups: [weekPresets.office], isHolidayClosed: true }
  expect(hoursOf(form)).toEqual(weekly({ mon: nine, tue: nine, wed: nine, thu: nine, fri: nine, holiday: [] }))
  expect(closedDays(form.groups)).toEqual(['sat', 'sun'])
})

test('toggling a day moves it to another group; toggling it again closes it', () => {
  const groups = addGroup([weekPresets.office])
  expect(groups[1]?.days).toEqual(['sat'])
  const moved = toggleDay(groups, 1, 'fri')
  expect(moved.map(({ days }) => days)).toEqual([
    ['mon', 'tue', 'wed', 'thu'],
    ['fri', 'sat'],
  ])
  expect(toggleDay(moved, 1, 'fri')[1]?.days).toEqual(['sat'])
})

test.each([
  ['unspecified', null],
  ['round the clock', { kind: 'always' as const }],
  ['by appointment', { kind: 'appointment' as const }],
  [
    'a lunch break',
    weekly({
      mon: [
        { from: 540, to: 720 },
        { from: 840, to: 1080 },
      ],
      tue: nine,
    }),
  ],
  ['past midnight', weekly({ fri: [{ from: 1080, to: 1560 }], holiday: [] })],
  ['until midnight', weekly({ sun: [{ from: 600, to: 1440 }] })],
  ['a whole day', weekly({ sat: [{ from: 0, to: 1440 }] })],
])('%s comes back as it was stored', (_, hours) => {
  expect(hoursOf(hoursFormOf(hours))).toEqual(hours)
})

test('refuses a missing time and a week without hours', () => {
  const week = (...groups: HoursForm['groups']) =>
    checkContent({ ...emptyContent, openingHours: hoursOf({ ...noHours, kind: 'weekly', groups }) }, '2026-11-21')
      .errors
  const on = (...spans: { from: string; to: string }[]) => ({ days: ['mon' as const], isAllDay: false, spans })
  expect(week()).toContainEqual({ path: 'openingHours', error: 'hoursRequired' })
  expect(week(on({ from: '09:00', to: '' }))).toContainEqual({ path: 'openingHours.days.mon', error: 'hoursInvalid' })
  const lunch = on({ from: '09:00', to: '13:00' }, { from: '12:00', to: '18:00' })
  expect(week(lunch)).toContainEqual({ path: 'openingHours.days.mon', error: 'hoursOverlap' })
})

test('a span past midnight ends on the next day', () => {
  expect(endsNextDay({ from: '18:00', to: '02:00' })).toBe(true)
  expect(endsNextDay({ from: '18:00', to: '00:00' })).toBe(false)
  expect(endsNextDay({ from: '09:00', to: '18:00' })).toBe(false)
})
