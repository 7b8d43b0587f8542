import { expect, test } from 'vitest'
import { phraseUnits } from './lexicons.ts'
import { readTable, writeTable } from './scorer-table.ts'
import { cluesOf, makeScorer, termsOf } from './scorer.ts'
import { type Example, trainScorer } from './train-scorer.ts'

const slugs = ['vets', 'tailors']
const sentences: [text: string, column: number][] = [
  ['my puppy limps after a walk', 0],
  ['the old puppy limps again', 0],
  ['隻狗行路跛咗', 0],
  ['my jacket needs a shorter sleeve', 1],
  ['the old jacket lost a sleeve', 1],
  ['件褸隻衫袖太長', 1],
]
const train = (examples = sentences) => ({
  ...trainScorer(examples.map(exampleOf), slugs.length),
  slugs,
  words: ['puppy'],
})
const exampleOf = ([text, column]: (typeof sentences)[number]): Example => ({
  terms: termsOf(phraseUnits(text)),
  clues: cluesOf(phraseUnits(text)),
  columns: [column],
  weight: 1,
  isSentence: true,
})
const documents = slugs.map((slug, index) => ({ no: index + 1, slug, texts: [] }))

test('words that the sentences of one category share speak for it, in any combination', () => {
  const { judge, score, frequency } = makeScorer(documents, train())
  for (const [text, no] of [
    ['a puppy that limps', 1],
    ['a sleeve of my jacket', 2],
    ['隻狗跛咗', 1],
  ] as const) {
    const judged = judge(phraseUnits(text))
    expect(judged.get(no)).toBeGreaterThan(judged.get(3 - no)! + 1)
    expect(score(phraseUnits(text)).get(no)).toBeGreaterThan(0)
  }
  expect(frequency('puppi')).toBe(1)
  expect(frequency('zorbian')).toBe(0)
})

test('a misspelt word, or a form that no sentence has, is judged by its parts', () => {
  const { judge } = makeScorer(documents, train())
  for (const [text, no] of [
    ['my pupppy', 1],
    ['puppyhood', 1],
    ['two jackest', 2],
    ['sleeveless', 2],
  ] as const) {
    const judged = judge(phraseUnits(text))
    expect([text, judged.get(no)! > judged.get(3 - no)!]).toEqual([text, true])
  }
})

test('words near each other decide together, in any order, where none does alone', () => {
  const together = Array.from('甲乙丙丁戊己').flatMap((between): typeof sentences => [
    [`sofa ${between} moved`, 0],
    [`cat ${between} bathed`, 0],
    [`sofa ${between} bathed`, 1],
    [`cat ${between} moved`, 1],
    [`张${between}床`, 0],
    [`杯${between}水`, 0],
    [`张${between}水`, 1],
    [`杯${between}床`, 1],
  ])
  const { judge } = makeScorer(documents, train(together))
  for (const [text, no] of [
    ['moved a green sofa', 1],
    ['bathed a green sofa', 2],
    ['moved a green cat', 2],
    ['张庚床', 1],
    ['张庚水', 2],
  ] as const) {
    const judged = judge(phraseUnits(text))
    expect([text, judged.get(no)! > judged.get(3 - no)!]).toEqual([text, true])
  }
})

test('a category that the catalogue no longer has is not judged', () => {
  expect([...makeScorer(documents.slice(1), train()).judge(phraseUnits('puppy')).keys()]).toEqual([2])
})

test('the same sentences give the same file, which says what was written', () => {
  const file = writeTable(train())
  expect(writeTable(train())).toEqual(file)
  expect(readTable(file)).toEqual(train())
})
