import { expect, test } from 'vitest'
import { deadReferences } from './references.ts'

test('a comment that names a file outside of the repository is reported with its line', () => {
  const dead = deadReferences(
    'src/main.ts',
    '/**\n * See SPEC.md, section 4.\n */\n// as src/server/no-such-file.ts does',
  )
  expect(dead).toEqual(['src/main.ts:2: SPEC.md', 'src/main.ts:4: src/server/no-such-file.ts'])
})

test('a link to a missing file is reported', () => {
  expect(deadReferences('docs/architecture.md', 'See [rules](rules-of-nothing.md) and [runbook](runbook.md).')).toEqual(
    ['docs/architecture.md:1: rules-of-nothing.md'],
  )
})

test('files of the repository, addresses and strings in code are fine', () => {
  for (const line of [
    '// docs/security.md and scripts/check.ts',
    "import './no-such-document.md'",
    ' * https://example.com/docs/guide.md',
  ])
    expect(deadReferences('src/main.ts', line)).toEqual([])
})
