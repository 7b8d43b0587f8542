import fc from 'fast-check'
import { expect, test } from 'vitest'
import { days, type OpeningHours, type Span } from '#features/listings/rules.ts'
import { emptyContent } from '#features/listings/rules/content.ts'
import { readCells, writeCells } from './cells.ts'
import { readHours } from './read-hours.ts'

/** The hours in short, `mon-fri 9-18`-like: days with the same spans together, in hours; `error` when one was found. */
function read(cell: string): string {
  let isWhole = true
  const hours = readHours(cell, () => (isWhole = false))
  if (!isWhole) return 'error'
  if (hours?.kind !== 'weekly') return hours?.kind ?? ''
  const write = (spans: readonly Span[]) => spans.map(({ from, to }) => `${from / 60}-${to / 60}`).join(' ') || 'closed'
  const groups = Map.groupBy(
    days.filter((day) => hours.days[day]),
    (day) => write(hours.days[day]!),
  )
  return Array.from(groups, ([spans, named]) => `${named.join(' ')} ${spans}`).join(' | ')
}
const weekdays = 'mon tue wed thu fri'
const daily = `${weekdays} sat sun`

test.each([
  ['mon,tues,wed,thurs,fri 09:00-18:00', `${weekdays} 9-18`],
  ['mon-fri,Sunday 10:00-20:00', `${weekdays} sun 10-20`],
  ['mon-fri 09:00-13:00; mon-fri 14:00-18:00', `${weekdays} 9-13 14-18`],
  ['mon-fri 9-6', `${weekdays} 9-18`],
  ['mon-fri 09:00-13:00 14:00-18:00; sat 22-2; sun closed', `${weekdays} 9-13 14-18 | sat 22-26 | sun closed`],
  ['Monday to Friday: 9am - 6pm, Sat 10am-2pm', `${weekdays} 9-18 | sat 10-14`],
  ['Mon. – Fri. 9.30 a.m. to 6 p.m.', `${weekdays} 9.5-18`],
  ['weekdays 0900-1730; weekends & public holidays closed', `${weekdays} 9-17.5 | sat sun holiday closed`],
  ['星期一至五：上午9時至下午6時半；星期六10:00-14:00', `${weekdays} 9-18.5 | sat 10-14`],
  ['週一至週五 9點-6點、周六日休息', `${weekdays} 9-18 | sat sun closed`],
  ['每日 ０９：００－２１：００，公眾假期休息', `${daily} 9-21 | holiday closed`],
  ['daily 12pm-3pm, 6pm-12am', `${daily} 12-15 18-24`],
  ['sat-mon 9-5', 'mon sat sun 9-17'],
  ['mon-sun 9-18; wed closed', `${daily.replace(' wed', '')} 9-18 | wed closed`],
  ['mon 24 hours; tue 00:00-24:00', 'mon tue 0-24'],
  ['fri/sat 6pm-2am', 'fri sat 18-26'],
  ['mon 9-6pm; tue 1-6pm; wed 9am-6', 'mon wed 9-18 | tue 13-18'],
  ['mon 12:30-2:30', 'mon 12.5-14.5'],
  ['mon 10:00-02:00', 'mon 10-26'],
  ['24/7', 'always'],
  ['24小時', 'always'],
  ['By appointment only', 'appointment'],
  ['', ''],
])('"%s" is read whole: %s', (cell, hours) => {
  expect(read(cell)).toBe(hours)
})

test.each([
  'whenever',
  'mon',
  '9-6',
  'mon-fri',
  'mon-fri 9',
  'mon-fri 9-',
  'mon-fri 9-6 except public holidays',
  'mon-fri 9-6 (lunch 1-2)',
  'mon-fry 9-6',
  'mon-fri 9-1 2-6',
  'mon 1-5',
  'mon 9am-10',
  'mon 09:00-06:00',
  'mon 9am-6am',
  'mon 12-12',
  'mon 25:00-26:00',
  'mon 9:75-18:00',
  'mon 9-18 closed',
  'mon closed; mon 9-18',
  'mon,funday 9-18',
  '24 hours daily',
  '星期八 9-18',
  '每日營業',
])('"%s" is an error', (cell) => {
  expect(read(cell)).toBe('error')
})

const span = fc
  .tuple(fc.nat(1_439), fc.integer({ min: 1, max: 1_440 }))
  .map(([from, length]): Span => ({ from, to: from + length }))

test('hours that are written are read as themselves', () => {
  const weeks = fc.dictionary(fc.constantFrom(...days), fc.array(span, { maxLength: 2 }), { minKeys: 1 })
  fc.assert(
    fc.property(weeks, (week) => {
      const openingHours: OpeningHours = { kind: 'weekly', days: week }
      const cells = writeCells({ ...emptyContent, openingHours })
      const { content, errors } = readCells({ opening_hours: cells.opening_hours }, places)
      expect(errors).toEqual([])
      expect(content.openingHours).toEqual(openingHours)
    }),
  )
})
const places = { categories: () => undefined, areas: () => undefined }

test('a text of any kind is read without failing', () => {
  const words = fc.constantFrom(...'mon fri - – to 星期 一 至 9 6pm 09:00 closed , ; : am 24 時 半 日'.split(' '), ' ')
  fc.assert(
    fc.property(
      fc.array(words).map((all) => all.join('')),
      (cell) => void read(cell),
    ),
  )
})
