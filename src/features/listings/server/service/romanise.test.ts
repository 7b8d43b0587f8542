import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { romanise } from './romanise.ts'

test.each([
  ['陳記水喉', 'Chan Kee Shui Hau'],
  ['司徒氏地板', 'Sze To Shi Tei Pan'],
  ['銅鑼灣運輸', 'Causeway Bay Wan Shue'],
  ['尖沙咀補習社', 'Tsim Sha Tsui Po Chap She'],
  ['Momo 寵物的士', 'Momo Chung Mat Tik Sze'],
])('%s is read as %s', (name, romanised) => {
  expect(romanise(name)).toBe(romanised)
})

test('a name without Chinese, or with a character that nobody here can read, has none', () => {
  expect(romanise('Quick Fix')).toBeNull()
  expect(romanise('\u{2A6D6}記')).toBeNull()
})

test('every Chinese name of the demonstration can be read', () => {
  const listings = JSON.parse(readFileSync('demo/data/listings.json', 'utf8')) as { content: { nameZh?: string } }[]
  const names = listings.flatMap(({ content: { nameZh } }) =>
    nameZh && /\p{Script=Han}/u.test(nameZh) ? [nameZh] : [],
  )
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => romanise(name) === null)).toEqual([])
})
