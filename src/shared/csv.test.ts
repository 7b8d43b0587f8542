import { expect, test } from 'vitest'
import { csvRows, unquotedCell } from './csv.ts'

test.each([...'=+-@＝＋－＠\t'])('a cell that begins with %j is text, not a formula', (first) => {
  expect(csvRows([[`${first}1+1`]])).toBe(`'${first}1+1\r\n`)
  expect(unquotedCell(`'${first}1+1`)).toBe(`${first}1+1`)
})

test('other cells are unchanged, and quoted where they must be', () => {
  expect(csvRows([['a=1', -5, null, 'say "a", b', 'a;b', "'tis"]])).toBe('a=1,-5,,"say ""a"", b","a;b",\'tis\r\n')
})
