import { expect, test } from 'vitest'
import { fullName } from './person-name.ts'

test.each([
  ['Mary', 'Chan', 'Mary Chan'],
  ['志強', '謝', '謝志強'],
  ['文', '歐陽', '歐陽文'],
  ['Wing', '謝', 'Wing 謝'],
  ['志強', '', '志強'],
  ['', 'Chan', 'Chan'],
  ['', '', ''],
])('the full name of %s, %s is %s', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name)
})
