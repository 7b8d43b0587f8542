import { expect, test } from 'vitest'
import { problemOf, regularExpressionsIn } from './regular-expressions.ts'

test('literals and constants are found, with their flags and place', () => {
  const text = [
    'const digits = /\\d+/gu',
    "const word = 'a+'",
    'new RegExp(`^${word}${given}$`, "i")',
    'RegExp(String.raw`\\s`)',
    "new RegExp(['a', 'b'].join('|'))",
    'new RegExp(digits, "y")',
  ].join('\n')
  const found = regularExpressionsIn('src/a.ts', text).map(({ source, flags, place }) => [source, flags, place])
  expect(found).toEqual([
    ['\\d+', 'gu', 'src/a.ts:1'],
    ['^a+x$', 'i', 'src/a.ts:3'],
    ['\\s', '', 'src/a.ts:4'],
    ['a|b', '', 'src/a.ts:5'],
    ['\\d+', 'y', 'src/a.ts:6'],
  ])
})

test.for([
  ['\\/+$', 'polynomial'],
  ['\\s*;\\s*', 'polynomial'],
  ['^(a+)+$', 'exponential'],
  ['(?<=a)b[\\w--c]', 'not judged'],
] as const)('%s is reported as %s', async ([source, problem]) => {
  expect(await problemOf({ source, flags: problem === 'not judged' ? 'v' : '' })).toContain(problem)
})

test.for(['^[/\\\\]+', '^\\d+$', '[^<>]*'])('%s is accepted', async (source) => {
  expect(await problemOf({ source, flags: '' })).toBeNull()
})
