import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { Refusal } from '#shared/refusal.ts'
import { decodeCursor, encodeCursor, pageByCursor } from './cursor.ts'

const position = z.tuple([z.int32(), z.uuid()])
const id = '0192f0c1-0000-7000-8000-000000000001'

test('encoding and decoding a position round-trips', () => {
  expect(decodeCursor('newest', encodeCursor('newest', [7, id]), position)).toEqual([7, id])
})

test('rejects a cursor of another order', () => {
  expect(decodeCursor('lowest', encodeCursor('newest', [7, id]), position)).toBeNull()
})

test('rejects a forged position', () => {
  for (const forged of [[7], [7, 'x'], [2 ** 40, id], ['7', id], [7, id, 1]]) {
    expect(decodeCursor('newest', encodeCursor('newest', forged), position)).toBeNull()
  }
  for (const text of ['null', '{}', '7', '[]', '"newest"']) {
    expect(decodeCursor('newest', Buffer.from(text).toString('base64url'), position)).toBeNull()
  }
})

test('returns null for any malformed text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (cursor) => {
      expect(decodeCursor('newest', cursor, position)).toBeNull()
    }),
  )
})

test('the pages of a list hold every row once, in order, and the last one names no other', async () => {
  const numbers = [1, 2, 3, 4, 5]
  const page = (cursor?: string) =>
    pageByCursor(
      { cursor, limit: 2 },
      {
        order: 'numbers',
        position: z.tuple([z.int()]),
        find: async (after, count) => numbers.filter((one) => one > (after?.[0] ?? 0)).slice(0, count),
        positionOf: (one) => [one],
      },
    )
  const first = await page()
  const second = await page(first.nextCursor!)
  const third = await page(second.nextCursor!)
  expect([first.rows, second.rows, third]).toEqual([[1, 2], [3, 4], { rows: [5], nextCursor: null }])
  await expect(page(encodeCursor('letters', [2]))).rejects.toThrow(new Refusal('CURSOR_INVALID'))
})

test('no feature cuts pages or writes positions by time of its own, but the search, whose cursors are signed', () => {
  const files = globSync('src/features/**/*.ts').filter((file) => !/\.test\.|discovery/.test(file))
  expect(files.filter((file) => /decodeCursor|1 microsecond/.test(readFileSync(file, 'utf8')))).toEqual([])
})
