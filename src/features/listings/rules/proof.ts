import { truncateText } from '#shared/text.ts'
import type { Price } from '../rules.ts'

/** How much of what was searched for a text says, 0 to 1. */
export type ScoreOf = (text: string) => number

/** Less is a chance match. */
const leastScore = 0.6
/** Longer sentences are cut. In code points. */
const maxSentence = 120

const isBest = (score: number, best: number) => score >= leastScore && score > best

/** The price row whose title says most of what was searched for; null when none does. */
export function priceFor(prices: readonly Price[], scoreOf: ScoreOf): Price | null {
  let [best, found]: [number, Price | null] = [0, null]
  for (const price of prices) {
    const score = Math.max(...[price.title.en, price.title.zh].map((title) => (title ? scoreOf(title) : 0)))
    if (price.fromCents !== null && isBest(score, best)) [best, found] = [score, price]
  }
  return found
}

const sentenceEnd = /(?<=[。！？!?\n])|(?<=\.)\s/

/** The first sentence, of the texts in their order, that says most of what was searched for; null when none does. */
export function sentenceFor<T extends { text: string }>(texts: readonly T[], scoreOf: ScoreOf): T | null {
  let [best, found]: [number, T | null] = [0, null]
  for (const one of texts) {
    for (const part of one.text.split(sentenceEnd)) {
      const sentence = part.trim()
      const score = sentence === '' ? 0 : scoreOf(sentence)
      if (isBest(score, best)) [best, found] = [score, { ...one, text: cut(sentence) }]
    }
  }
  return found
}

function cut(sentence: string): string {
  const short = truncateText(sentence, maxSentence)
  return short === sentence ? sentence : `${short}…`
}
