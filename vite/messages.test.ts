import { expect, test } from 'vitest'
import { locales } from '#shared/locale.ts'
import { messageBundles, messagesOf } from './messages.ts'
import { landingRoutes, shellEntries, reachableModules } from './module-graph.ts'

const keysOf = (features: Record<string, Record<string, string>>) =>
  Object.entries(features).flatMap(([feature, texts]) => Object.keys(texts).map((key) => `${feature} ${key}`))

test.each(locales)('every message of %s is in exactly one bundle: core, or the one for signed-in screens', (locale) => {
  const { core, more } = messageBundles(locale)
  const all = [...keysOf(core), ...keysOf(more)]
  expect(all.toSorted()).toEqual(keysOf(messagesOf(locale)).toSorted())
  expect(core.discovery).toHaveProperty(['sort.label'])
  expect(core.web).toHaveProperty(['nav.home'])
  expect(core.catalog).toHaveProperty(['area.near'])
  expect(keysOf(more)).toContain('backoffice screen.dashboard')
  expect(keysOf(core)).not.toContain('backoffice screen.dashboard')
})

test('lazily loaded dialogs are not part of a page, but their messages are in the core bundle', () => {
  const page = reachableModules(landingRoutes, { dynamic: false })
  const opened = 'src/features/reports/ui/report-dialog.tsx'
  expect(page.has('src/features/listings/ui/listing-card.tsx')).toBe(true)
  expect(page.has(opened)).toBe(false)
  expect(reachableModules(landingRoutes, { dynamic: true }).has(opened)).toBe(true)
  expect(messageBundles('en').core.reports).toHaveProperty(['report.send'])
  expect(
    [...reachableModules(shellEntries, { dynamic: true })].filter((path) => /\/server\/|backoffice/.test(path)),
  ).toEqual([])
})
