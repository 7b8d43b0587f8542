import { readFileSync } from 'node:fs'
import { Converter } from 'opencc-js'
import { expect, test } from 'vitest'
import { undrawnCharacters } from '#tests/support/drawn-characters.ts'
import { convertToTraditional, loadSimplifier, loadTraditionalizer } from './script-convert.ts'
import { commonForms, simplifiedVariants } from './script-words.ts'

test('converts Hong Kong Traditional to Simplified by context', async () => {
  const toSimplified = await loadSimplifier()
  expect(toSimplified('灣仔水喉師傅')).toBe('湾仔水喉师傅')
  expect(toSimplified('綫路裏面，乾洗，皇后大道後面')).toBe('线路里面，干洗，皇后大道后面')
  expect(toSimplified('Plumber 24小時 😀')).toBe('Plumber 24小时 😀')
})

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

test('converts every text as the library does with its own dictionaries, except what Hong Kong writes otherwise', async () => {
  const text = readFileSync('reference/intents.json', 'utf8').replace(/[余范于岳涂游后郁冲咸云伙里]|什么|了解/g, '')
  expect(text).toMatch(/[\u4e00-\u9fff]/)
  const written = (library: string, { pattern, replacements }: typeof commonForms) =>
    library.replace(pattern, (found) => replacements[found] ?? found)
  const library = [...written(Converter({ from: 'hk', to: 'cn' })(text), simplifiedVariants)]
  const simplified = [...(await loadSimplifier())(text)]
  const isRare = (one: string) => /[\u3400-\u4DBF\u{20000}-\u{3FFFF}]/u.test(one)
  expect(simplified.map((one, at) => (isRare(library[at]!) ? library[at] : one)).join('')).toBe(library.join(''))
  expect((await loadTraditionalizer())(text)).toBe(written(Converter({ from: 'cn', to: 'hk' })(text), commonForms))
})

/** Words that are easily converted wrongly: "繁 > 简" where Traditional is read, "繁 < 简" where Simplified was typed. */
const trickyWords = readFileSync('tests/support/tricky-words.txt', 'utf8').trim().split('\n')

test('tricky words become what each place writes', async () => {
  const [toSimplified, toTraditional] = await Promise.all([loadSimplifier(), loadTraditionalizer()])
  expect(trickyWords.length).toBeGreaterThan(300)
  expect(
    trickyWords.map((line) => {
      const [traditional = '', direction = '', simplified = ''] = line.split(' ')
      return direction === '>'
        ? `${traditional} > ${toSimplified(traditional)}`
        : `${toTraditional(simplified)} < ${simplified}`
    }),
  ).toEqual(trickyWords)
})

test('spoken Cantonese keeps its words', async () => {
  const toSimplified = await loadSimplifier()
  expect(toSimplified('佢哋影相好靚，「抵」')).toBe('佢哋影相好靓，“抵”')
  expect(toSimplified('影相及熨衫')).toBe('拍照及熨衣服')
})

test('the catalogue, the demonstration and tricky words have no characters in either script that fonts lack', async () => {
  const [toSimplified, toTraditional] = await Promise.all([loadSimplifier(), loadTraditionalizer()])
  const files = [
    'reference/categories.json',
    'reference/areas.json',
    'reference/places.json',
    'reference/helplines.json',
  ]
  const demo = ['demo/data/listings.json', 'demo/data/reviews.json', 'demo/data/owners.json', 'demo/data/names.json']
  const texts = [...[...files, ...demo].map((path) => readFileSync(path, 'utf8')), trickyWords.join('\n')]
  for (const text of texts) {
    expect(text).toMatch(/\p{Script=Han}/u)
    expect(undrawnCharacters(toSimplified(text))).toEqual([])
    expect(undrawnCharacters(toTraditional(text))).toEqual([])
  }
  expect(undrawnCharacters('餸嗰𨋢劏喎䁪')).toEqual([])
  expect(undrawnCharacters('\u{2980C}\u{20BB6}')).toEqual(['\u{2980C}', '\u{20BB6}'])
})

test('every area keeps its name when it is converted from Simplified', async () => {
  const toTraditional = await loadTraditionalizer()
  const names = [...readFileSync('reference/areas.json', 'utf8').matchAll(/"zh-Hant": "(.+)",\s*"zh-Hans": "(.+)"/g)]
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter(([, traditional, simplified = '']) => toTraditional(simplified) !== traditional)).toEqual([])
})

test.each(['干洗', '里面', '余生', '面包'])(
  '%s, of characters that both scripts have, is offered in Traditional',
  async (text) => {
    expect((await convertToTraditional(text)).isSimplified).toBe(true)
  },
)

test.each(['床褥', '公司秘書', '家長群組', '了解', '余小姐', '皇后大道中', '公里', '入伙'])(
  '%s is written so in Hong Kong, and offered in no other way',
  async (text) => {
    expect(await convertToTraditional(text)).toEqual({ text, isSimplified: false })
  },
)
