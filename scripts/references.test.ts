import { expect, test } from 'vitest'
import { deadReferences, recordErrors } from './references.ts'

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

test('a decision record has its number, one status with a date, and a successor that exists', () => {
  const files = ['docs/decisions/0001-a.md', 'docs/decisions/0002-b.md']
  const record = (status: string) => `# 0001: A choice\n\n**Status.** ${status}\n`
  const errors = (text: string) => recordErrors(files[0]!, text, files)
  expect(errors(record('Accepted, 2026-11-22.'))).toEqual([])
  expect(errors(record('Superseded by 0002, 2026-11-22.'))).toEqual([])
  expect(errors(record('Superseded by 0003, 2026-11-22.'))).toEqual([`${files[0]}: there is no record 0003`])
  for (const text of [
    record('Accepted.'),
    record('Proposed, 2026-11-22.'),
    '# A choice\n\n**Status.** Accepted, 2026-11-22.\n',
    `${record('Accepted, 2026-11-22.')}${'more\n'.repeat(30)}`,
  ])
    expect([text, errors(text)]).toEqual([text, [expect.any(String)]])
})
