import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from './locale.ts'
import { retention, retentionFacts, retentionStart } from './retention.ts'

const now = new Date('2028-02-29T00:00:00Z')

test('counts hours and days exactly and years by the calendar', () => {
  expect(retentionStart('networkCodes', now).toISOString()).toBe('2028-02-27T00:00:00.000Z')
  expect(retentionStart('emails', now).toISOString()).toBe('2027-12-01T00:00:00.000Z')
  expect(retentionStart('payments', now).toISOString()).toBe('2021-03-01T00:00:00.000Z')
})

test('every period is in the privacy policy of each language', () => {
  for (const locale of locales) {
    const policy = readFileSync(`src/web/content/privacy.${locale}.md`, 'utf8')
    const missing = Object.keys(retentionFacts()).filter((fact) => !policy.includes(`{${fact}}`))
    expect([locale, missing]).toEqual([locale, []])
  }
})

test('docs/security.md lists the same periods', () => {
  const rows = Object.entries(retention).map(([kind, { from, ...period }]) => {
    const [unit, amount] = Object.entries(period)[0]!
    return [kind, `${amount} ${unit}`, from]
  })
  const table = readFileSync('docs/security.md', 'utf8').split('| Data, as in `retention.ts`')[1]!.split('\n\n')[0]!
  const listed = table
    .split('\n')
    .slice(2)
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, 4)
        .map((cell) => cell.trim()),
    )
  expect(listed).toEqual(rows)
})
