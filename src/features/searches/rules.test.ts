import { expect, test } from 'vitest'
import { dueSince } from './rules.ts'

const at = (time: string) => new Date(`${time}+08:00`)

test.each([
  ['2026-11-20T07:59', '2026-11-19T08:00'],
  ['2026-11-20T08:00', '2026-11-20T08:00'],
  ['2026-11-21T00:30', '2026-11-20T08:00'],
])('a daily search that was last sent before eight is due (%s)', (now, since) => {
  expect(dueSince('daily', at(now))).toEqual(at(since))
})

test.each([
  ['2026-11-23T07:59', '2026-11-16T08:00'],
  ['2026-11-23T08:00', '2026-11-23T08:00'],
  ['2026-11-29T23:00', '2026-11-23T08:00'],
])('a weekly search is due on Mondays at eight (%s)', (now, since) => {
  expect(dueSince('weekly', at(now))).toEqual(at(since))
})

test('an instant search is always due, one without e-mails never', () => {
  expect(dueSince('instant', at('2026-11-20T12:00'))).toEqual(at('2026-11-20T12:00'))
  expect(dueSince('none', at('2026-11-20T12:00'))).toBeNull()
})
