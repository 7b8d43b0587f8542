import { readFileSync } from 'node:fs'
import { Converter } from 'opencc-js'
import { expect, test } from 'vitest'
import { convertToTraditional, loadSimplifier, loadTraditionalizer } from './script-convert.ts'

test('converts Hong Kong Traditional to Simplified by context', async () => {
  const toSimplified = await loadSimplifier()
  expect(toSimplified('灣仔水喉師傅')).toBe('湾仔水喉师傅')
  expect(toSimplified('綫路裏面，乾洗，皇后大道後面')).toBe('线路里面，干洗，皇后大道后面')
  expect(toSimplified('Plumber 24小時 😀')).toBe('Plumber 24小时 😀')
})

test('the dictionary is loaded once', async () => {
  expect(await loadSimplifier()).toBe(await loadSimplifier())
})

test('converts Simplified text to Hong Kong Traditional and leaves Traditional and English unchanged', async () => {
  expect(await convertToTraditional('我们修理水龙头，24小时上门')).toEqual({
    text: '我們修理水龍頭，24小時上門',
    isSimplified: true,
  })
  for (const text of ['皇后大道後面，裏面乾洗', 'Leaking taps, mended today', '水喉師傅', ''])
    expect(await convertToTraditional(text)).toEqual({ text, isSimplified: false })
})

test('converts every text as the library does with its own dictionaries', async () => {
  const text = readFileSync('reference/intents.json', 'utf8')
  expect(text).toMatch(/[\u4e00-\u9fff]/)
  expect((await loadSimplifier())(text)).toBe(Converter({ from: 'hk', to: 'cn' })(text))
  expect((await loadTraditionalizer())(text)).toBe(Converter({ from: 'cn', to: 'hk' })(text))
})
