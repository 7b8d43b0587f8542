import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staleFunction } from '../server/service/stale-function.ts'
import { contentFields, fieldOf, fieldsOfKind } from './fields.ts'

test('the trigger that marks a listing for indexing is the one generated from the fields', () => {
  expect(readFileSync('migrations/0002_triggers.sql', 'utf8')).toContain(staleFunction())
})

test('a field depends on boolean fields only', () => {
  const flags: readonly string[] = fieldsOfKind('boolean')
  const needed = contentFields.map(fieldOf).flatMap(({ onlyWith, shownIf }) => [onlyWith ?? [], shownIf ?? []].flat())
  expect(needed).not.toEqual([])
  expect(needed.filter((name) => !flags.includes(name))).toEqual([])
})
