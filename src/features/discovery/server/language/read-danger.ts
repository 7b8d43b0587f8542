import { mayShowTrades } from '../../rules/dangers.ts'
import { findDanger } from './helplines.ts'
import { phraseCertainty } from './need-index.ts'
import { type Given, type Reading, understandTokens } from './reading.ts'
import type { Token } from './tokenizer.ts'
import type { Understanding } from './understand.ts'
import { bestCover, unitsOf } from './units.ts'

/** Finds a danger. Beside it only a trade that the other words name is shown, and no paid place. */
export function readDanger(reading: Reading): Reading {
  const danger = findDanger(reading.typed)
  if (!danger) return reading
  const beside = understandTokens(danger.beside, reading.given)
  const need = mayShowTrades(danger.kind) && namesNeed(danger.beside, beside, reading.given) ? beside.need : null
  const words = unitsOf(reading.typed)
  const understanding = need
    ? { ...beside, need: { ...need, related: [], isForPaid: false } }
    : { ...beside, need, words, rest: words }
  return { ...reading, danger, understanding, isOnlyDanger: need === null, isSettled: true }
}

/** Whether a name or synonym of the trade is among these words. */
function namesNeed(tokens: readonly Token[], { need }: Understanding, { dictionary }: Given): boolean {
  const spans = bestCover(unitsOf(tokens), dictionary.vocabulary.understanding.needs.phrases)
  const trade = need?.isSure ? need.categories[0]! : 0
  return spans.some(({ value }) => (value.get(trade) ?? 0) >= phraseCertainty.synonym)
}
