import { findDanger } from './helplines.ts'
import { type Reading, understandTokens } from './reading.ts'
import { unitsOf } from './units.ts'

/** Finds a danger. What the words beside it merely resemble is not shown to somebody in danger. */
export function readDanger(reading: Reading): Reading {
  const danger = findDanger(reading.typed)
  if (!danger?.beside) return { ...reading, danger }
  const beside = understandTokens(danger.beside, reading.given)
  const isCertain = beside.need?.isForPaid === true && beside.need.isNamed
  const words = unitsOf(reading.typed)
  const understanding = isCertain ? beside : { ...beside, need: null, words, rest: words }
  return { ...reading, danger, understanding, isOnlyDanger: !isCertain, isSettled: true }
}
