import { expect, test } from 'vitest'
import { unusedExports } from './exports.ts'

const unusedIn = (files: Record<string, string>) => unusedExports(new Map(Object.entries(files)))

test('a name that no other file imports is reported', () => {
  expect(
    unusedIn({
      'src/shared/a.ts': 'export const used = 1\nexport const unused = used\nexport default 2\nexport type Dead = 3',
      'src/shared/b.ts': "import { used as other } from './a.ts'\nother()",
    }),
  ).toEqual(['src/shared/a.ts: unused', 'src/shared/a.ts: default', 'src/shared/a.ts: Dead'])
})

test.each([
  ['from another folder', "import { a } from '#shared/a.ts'"],
  ['re-exported', "export { a } from './a.ts'"],
  ['re-exported with all the rest', "export * from './a.ts'"],
  ['as a module', "import * as all from './a.ts'"],
  ['when it is needed', "const a = await import('./a.ts')"],
  ['as a type', "type A = import('./a.ts').A"],
])('a name imported %s is used', (_, text) => {
  expect(unusedIn({ 'src/shared/a.ts': 'export const a = 1', 'src/shared/b.ts': text })).not.toContain(
    'src/shared/a.ts: a',
  )
})

test('a type that its file uses itself describes the other exports', () => {
  const text = 'export type Shape = { a: 1 }\nexport const shape: Shape = { a: 1 }'
  expect(unusedIn({ 'src/shared/a.ts': text })).toEqual(['src/shared/a.ts: shape'])
})
