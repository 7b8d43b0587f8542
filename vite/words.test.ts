import { expect, test } from 'vitest'
import { locales } from '../src/shared/locale.ts'
import { doorSteps, frame, modulesFrom } from './module-graph.ts'
import { shares, wordsOf } from './words.ts'

const keysOf = (rooms: Record<string, Record<string, string>>) =>
  Object.entries(rooms).flatMap(([room, texts]) => Object.keys(texts).map((key) => `${room} ${key}`))

test.each(locales)('every word of %s travels once: with every page, or with the screens behind a guard', (locale) => {
  const { core, more } = shares(locale)
  const all = [...keysOf(core), ...keysOf(more)]
  expect(all.toSorted()).toEqual(keysOf(wordsOf(locale)).toSorted())
  expect(core.discovery).toHaveProperty(['sort.label'])
  expect(core.web).toHaveProperty(['nav.home'])
  expect(keysOf(more)).toContain('backoffice screen.dashboard')
  expect(keysOf(core)).not.toContain('backoffice screen.dashboard')
})

test('what is loaded when it is opened is no part of a page, and its words come with the page', () => {
  const page = modulesFrom(doorSteps, { dynamic: false })
  const opened = 'src/features/reports/ui/report-dialog.tsx'
  expect(page.has('src/features/listings/ui/listing-card.tsx')).toBe(true)
  expect(page.has(opened)).toBe(false)
  expect(modulesFrom(doorSteps, { dynamic: true }).has(opened)).toBe(true)
  expect(shares('en').core.reports).toHaveProperty(['report.send'])
  expect([...modulesFrom(frame, { dynamic: true })].filter((path) => /\/server\/|backoffice/.test(path))).toEqual([])
})
