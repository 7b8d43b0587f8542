import { expect, test } from 'vitest'
import { wishSentences } from '#bench/wish-sentences.ts'
import { referenceVocabulary } from '#tests/support/reference-vocabulary.ts'
import { budgetIn } from './budget.ts'
import { fold } from './folding.ts'
import { tokenizeQuery } from './query.ts'
import { understand } from './understand.ts'
import { unitsOf } from './units.ts'

const { understanding } = referenceVocabulary()

function read(q: string) {
  const { manners, wishes } = understand(unitsOf(tokenizeQuery(q)), understanding)
  const budget = budgetIn(fold(q))
  return {
    manners: [...manners, ...(budget ? [budget.manner] : [])],
    named: wishes.flatMap((wish) => (wish.manners.length === 0 ? [wish.words.replaceAll(' ', '')] : [])),
  }
}

test('there are 120 sentences with two wishes or more, a third in each script', () => {
  const scripts = wishSentences.map(({ script }) => script)
  expect(scripts.map((script) => scripts.filter((one) => one === script).length)).toEqual(scripts.map(() => 40))
})

test.each(wishSentences.map((sentence) => [sentence.q, sentence] as const))(
  'each wish of "%s" is used or named',
  (q, { manners, named }) => {
    const found = read(q)
    expect(found.manners).toEqual(expect.arrayContaining([...manners]))
    for (const words of named) expect(found.named.join(' ')).toContain(fold(words).replaceAll(' ', ''))
  },
)

test.each([
  ['mandarin lessons', []],
  ['japanese translator', []],
  ['普通話班 夜晚', ['at:20']],
  ['french manicure', []],
  ['english teacher for kids', []],
  ['平面設計', []],
  ['movers for 2 bedroom flat', []],
  ['500 sq ft flat cleaning', []],
  ['top talent visa', []],
  ['保險', []],
])('the words of "%s" that are no wish stay what is needed', (q, manners) => {
  expect(read(q).manners).toEqual(manners)
})

test.each([
  ['plumber under $300', 300],
  ['plumber under $320', 300],
  ['tutor $250/hr', 250],
  ['budget 12k photographer', 10_000],
  ['影婚紗相預算八千', 8_000],
  ['三百五十蚊以內剪髮', 350],
  ['裝修 預算四十萬', 100_000],
  ['1,500元以下', 1_500],
])('the budget of "%s" is %i dollars or less', (q, amount) => {
  expect(budgetIn(fold(q))?.manner).toBe(`budget:${amount}`)
})

test('an area, a size or a number of people is no budget', () => {
  for (const q of ['500 sq ft flat', 'under 40 people', '旺角 3房', 'plumber 24/7'])
    expect(budgetIn(fold(q))).toBeNull()
})
