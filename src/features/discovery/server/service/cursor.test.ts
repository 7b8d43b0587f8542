import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '#shared/refusal.ts'
import { pageOf, readCursor, writeCursor } from './cursor.ts'

const cursor = fc.record({
  after: fc.tuple(
    fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), fc.string({ unit: 'grapheme' })),
    fc.nat(),
  ),
  page: fc.nat(),
  paid: fc.array(fc.nat(), { maxLength: 2 }),
  widened: fc.option(
    fc.record({ step: fc.constant('neighbours' as const), areas: fc.array(fc.nat()) }, { noNullPrototype: true }),
  ),
})

test('a decoded cursor equals the encoded one', () => {
  fc.assert(
    fc.property(cursor, fc.string(), (written, search) => {
      expect(readCursor(writeCursor(written, search), search)).toEqual({
        ...written,
        after: [written.after[0] === 0 ? 0 : written.after[0], written.after[1]],
      })
    }),
  )
})

test('a cursor of another search is refused', () => {
  const text = writeCursor({ after: [0.5, 7], page: 2, paid: [], widened: null }, 'plumber featured')
  expect(() => readCursor(text, 'plumber rating')).toThrow(new Refusal('CURSOR_INVALID'))
})

test('a cursor with another page or position is refused, whoever knows how cursors are written', () => {
  const text = writeCursor({ after: [0.5, 7], page: 6, paid: [], widened: null }, 'x')
  const written = JSON.stringify([0.5, 7, 6, [], null])
  expect(Buffer.from(text, 'base64url').toString().slice(12)).toBe(written)
  for (const content of [written.replace('6', '1'), written.replace('0.5', '"a"'), written.replace('[]', 'null')]) {
    const digest = hash('sha256', JSON.stringify([content, 'x']), 'base64url').slice(0, 12)
    expect(() => readCursor(Buffer.from(digest + content).toString('base64url'), 'x')).toThrow(Refusal)
  }
})

test('a cursor tells its page before it is verified, and what is none tells nothing', () => {
  expect(pageOf(writeCursor({ after: ['水', 7], page: 6, paid: [], widened: null }, 'x'))).toBe(6)
  for (const content of ['', 'x', '[', '{}', '[1,2]', '[1,2,"6"]', 'null'])
    expect(pageOf(Buffer.from('abcdefghijkl' + content).toString('base64url'))).toBe(0)
})

test('a forged cursor is refused', () => {
  const good = writeCursor({ after: [0.5, 7], page: 2, paid: [1, 2], widened: null }, 'x')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.base64String(),
        fc
          .nat(good.length - 1)
          .map((index) => good.slice(0, index) + (good[index] === 'A' ? 'B' : 'A') + good.slice(index + 1)),
      ),
      (text) => {
        // The last characters of base64 may hold bits that decode to nothing.
        fc.pre(Buffer.from(text, 'base64url').compare(Buffer.from(good, 'base64url')) !== 0)
        expect(() => readCursor(text, 'x')).toThrow(Refusal)
      },
    ),
  )
})
