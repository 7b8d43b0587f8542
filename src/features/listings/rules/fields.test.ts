import { expect, test } from 'vitest'
import { contentFields, fieldOf, fieldsOfKind } from './fields.ts'

test('a field depends on boolean fields only', () => {
  const flags: readonly string[] = fieldsOfKind('boolean')
  const needed = contentFields.map(fieldOf).flatMap(({ onlyWith, shownIf }) => [onlyWith ?? [], shownIf ?? []].flat())
  expect(needed).not.toEqual([])
  expect(needed.filter((name) => !flags.includes(name))).toEqual([])
})
