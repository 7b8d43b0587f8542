import { budgets, type Ignorable, type Manner } from '../../rules/manners.ts'

/** Amounts of money in folded text: they say nothing about a trade, and no listing has these words. */
const amounts = new RegExp(
  [
    String.raw`(?:\b(?:budget|under|below|around|about|max|up to|less than)\b(?: of| is)?[ :]{0,3}|预算)?(?:`,
    String.raw`(?:\bhk\$?|\$|\bhkd|\busd|¥) ?\d[\d,.]{0,15}(?:[km]\b|[万千])?`,
    String.raw`|\b\d[\d,.]{0,15}(?:k ?|[万千] ?| )?(?:hkd|hk\$|dollars?|bucks|蚊|港币|元(?!朗)|块钱|块(?=以内|以下|之内|左右))`,
    String.raw`|(?<![一二两三四五六七八九十百千万几])[一二两三四五六七八九十百千万几]+(?:蚊|港币|块钱|块(?=以内|以下|之内|左右))`,
    String.raw`)(?: ?(?:\/|\bper |\ban? )(?:hr|hour|lesson|class|session|visit|day|night|month)\b)?`,
    String.raw`(?: ?[一每/](?:堂|次|日|天|晚|个?小时|个?钟|个月))?(?:以内|以下|之内|左右|内)?`,
    String.raw`|\b\d{2,9} ?(?:(?:\/|per ) ?(?:hr|hour|lesson|session|visit)\b|[一每](?:堂|次|个?小时|个?钟))`,
    // A number after or before such a word is an amount, unless it counts something else: under 500 sq ft.
    String.raw`|(?:\b(?:budget|under|below|max|up to|less than)\b(?: of| is)?[ :]{0,3}|预算)(?:\d[\d,]{1,8}k?|[一二两三四五六七八九十百千万]{2,9})(?![\da-z])(?! ?(?:sq|ft|feet|km|kg|尺|平|人|岁|people|pax|guests|words|years?|months?|weeks?|days?|kids))`,
    String.raw`|\b\d{2,9}k? budget\b`,
  ].join(''),
  'gu',
)

export const withoutAmounts = (folded: string): string => folded.replace(amounts, ' ')

/** Amounts as they are written, and what somebody has to spend at most: the largest of them. */
export type Budget = { words: string[]; manner: Manner & Ignorable }

/** The budget in folded text; null for none. */
export function budgetIn(folded: string): Budget | null {
  const words = (folded.match(amounts) ?? []).map((text) => text.trim())
  const amount = Math.max(0, ...words.map(amountIn))
  const budget = budgets.findLast((one) => one <= amount)
  return budget === undefined ? null : { words, manner: `budget:${budget}` }
}

const digits = new Map(
  Array.from('零一二三四五六七八九', (digit, value) => [digit, value] as const).concat([['两', 2]]),
)
const powers = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1_000],
  ['万', 10_000],
  ['k', 1_000],
  ['m', 1_000_000],
])

/** The first number of a text, in figures or Chinese: 2,500, 12k, 3千, 八千, 三百五. */
function amountIn(text: string): number {
  const [number = ''] = text.match(/\d[\d,.]*(?: ?[km万千])?|[一二两三四五六七八九十百千万]+/) ?? []
  const figures = Number.parseFloat(number.replaceAll(',', ''))
  if (!Number.isNaN(figures)) return figures * (powers.get(number.at(-1)!) ?? 1)
  let [total, digit, power] = [0, 0, 10]
  for (const character of number) {
    const value = digits.get(character)
    if (value !== undefined) digit = value
    else {
      power = powers.get(character)!
      total = power === 10_000 ? (total + digit) * power : total + (digit || 1) * power
      digit = 0
    }
  }
  // A last digit without its power counts the next lower one: 三百五.
  return total + digit * (total > 0 ? power / 10 : 1)
}
