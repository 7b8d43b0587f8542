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

test.each(['嗰款', '煮四餸', '餸菜', '喎', '鈪', '𨋢維修'])(
  '%s has no characters in Simplified that fonts lack',
  async (text) => {
    const simplified = (await loadSimplifier())(text)
    expect(
      [...simplified].filter((one) => /[\u3400-\u4DBF\u{20000}-\u{3FFFF}]/u.test(one) && !text.includes(one)),
    ).toEqual([])
  },
)

test('no character of the language becomes one that fonts lack', async () => {
  const toSimplified = await loadSimplifier()
  const characters = Array.from({ length: 0x9fff - 0x4e00 }, (_, index) => String.fromCharCode(0x4e00 + index))
  expect(characters.filter((one) => /[\u3400-\u4DBF\u{20000}-\u{3FFFF}]/u.test(toSimplified(one)))).toEqual([])
})

test.each([
  ['郁手郁脚', '郁手郁腳'],
  ['云咸街', '雲咸街'],
  ['冲厕', '沖廁'],
  ['余师傅', '余師傅'],
  ['范小姐，姓余', '范小姐，姓余'],
  ['冲凉房冲马桶', '沖涼房沖馬桶'],
  ['冲突、冲击', '衝突、衝擊'],
  ['抑郁、郁闷、郁金香', '抑鬱、鬱悶、鬱金香'],
  ['其余、业余、范围', '其餘、業餘、範圍'],
  ['咸美顿街的咸蛋云吞', '咸美頓街的鹹蛋雲吞'],
])('%s is written %s in Hong Kong', async (typed, traditional) => {
  expect((await loadTraditionalizer())(typed)).toBe(traditional)
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

test('converts every text as the library does with its own dictionaries, except to characters that fonts lack', async () => {
  const text = readFileSync('reference/intents.json', 'utf8').replace(/[余范于岳涂游后郁冲咸云]/g, '')
  expect(text).toMatch(/[\u4e00-\u9fff]/)
  const library = [...Converter({ from: 'hk', to: 'cn' })(text)]
  const simplified = [...(await loadSimplifier())(text)]
  const isRare = (one: string) => /[\u3400-\u4DBF\u{20000}-\u{3FFFF}]/u.test(one)
  expect(simplified.map((one, at) => (isRare(library[at]!) ? library[at] : one)).join('')).toBe(library.join(''))
  expect((await loadTraditionalizer())(text)).toBe(Converter({ from: 'cn', to: 'hk' })(text))
})
