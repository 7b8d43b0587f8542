import { expect, test } from 'vitest'
import { loadSimplifier } from './script-convert.ts'

test('readers of Simplified get Hong Kong’s characters converted, each in its context', async () => {
  const toSimplified = await loadSimplifier()
  expect(toSimplified('灣仔水喉師傅')).toBe('湾仔水喉师傅')
  expect(toSimplified('綫路裏面，乾洗，皇后大道後面')).toBe('线路里面，干洗，皇后大道后面')
  expect(toSimplified('Plumber 24小時 😀')).toBe('Plumber 24小时 😀')
})

test('the dictionary is loaded once', async () => {
  expect(await loadSimplifier()).toBe(await loadSimplifier())
})
