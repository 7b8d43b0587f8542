import { expect, test } from 'vitest'
import { locales } from '#shared/locale.ts'
import { messageBundles, messagesOf } from './messages.ts'
import { landingRoutes, frame, modulesFrom } from './module-graph.ts'

const keysOf = (features: Record<string, Record<string, string>>) =>
  Object.entries(features).flatMap(([feature, texts]) => Object.keys(texts).map((key) => `${feature} ${key}`))

test.each(locales)('every word of %s travels once: with every page, or with the screens behind a guard', (locale) => {
  const { core, more } = messageBundles(locale)
  const all = [...keysOf(core), ...keysOf(more)]
  expect(all.toSorted()).toEqual(keysOf(messagesOf(locale)).toSorted())
  expect(core.discovery).toHaveProperty(['sort.label'])
  expect(core.web).toHaveProperty(['nav.home'])
  expect(keysOf(more)).toContain('backoffice screen.dashboard')
  expect(keysOf(core)).not.toContain('backoffice screen.dashboard')
})

test('what is loaded when it is opened is no part of a page, and its words come with the page', () => {
  const page = modulesFrom(landingRoutes, { dynamic: false })
  const opened = 'src/features/reports/ui/report-dialog.tsx'
  expect(page.has('src/features/listings/ui/listing-card.tsx')).toBe(true)
  expect(page.has(opened)).toBe(false)
  expect(modulesFrom(landingRoutes, { dynamic: true }).has(opened)).toBe(true)
  expect(messageBundles('en').core.reports).toHaveProperty(['report.send'])
  expect([...modulesFrom(frame, { dynamic: true })].filter((path) => /\/server\/|backoffice/.test(path))).toEqual([])
})
