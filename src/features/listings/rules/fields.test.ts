import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listings } from '../server/tables.ts'
import { contentFields, fieldOf, fieldsOfKind, searchedFields } from './fields.ts'

/** Columns besides the content that the search index depends on. */
const others = ['status', 'owner_id', 'rating_1', 'rating_2', 'rating_3', 'rating_4', 'rating_5']

test('the trigger marks a listing for indexing when a searched column changes, and for no other column', () => {
  const triggers = readFileSync('migrations/0002_triggers.sql', 'utf8')
  const body = /create function listings_stale\(\).*?end \$\$;/s.exec(triggers)?.[0] ?? ''
  const columnsOf = (alias: 'n' | 'o') =>
    [...new RegExp(`\\(${alias}\\.status,\\s*${alias}\\.[^)]*\\)`).exec(body)![0].matchAll(/[no]\.(\w+)/g)].map(
      ([, column]) => column,
    )
  const expected = [...searchedFields.map((name) => listings[name].name), ...others]
  expect(new Set(columnsOf('n'))).toEqual(new Set(expected))
  expect(columnsOf('o')).toEqual(columnsOf('n'))
})

test('a field depends on boolean fields only', () => {
  const flags: readonly string[] = fieldsOfKind('boolean')
  const needed = contentFields.map(fieldOf).flatMap(({ onlyWith, shownIf }) => [onlyWith ?? [], shownIf ?? []].flat())
  expect(needed).not.toEqual([])
  expect(needed.filter((name) => !flags.includes(name))).toEqual([])
})
