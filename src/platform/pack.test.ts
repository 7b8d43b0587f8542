import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, unpack } from './pack.ts'

test('any JSON is read back unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const sent = JSON.parse(JSON.stringify(pack(value))) as ReturnType<typeof pack>
      expect(unpack(sent)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('keys of like objects are written once, and undefined properties are left out', () => {
  const { shapes, value } = pack([
    { slug: 'a', name: undefined, count: 1 },
    { slug: 'b', count: 2 },
  ])
  expect(shapes).toEqual([['slug', 'count']])
  expect(value).toEqual([0, [1, 'a', 1], [1, 'b', 2]])
})
