import { phraseUnits, readWordLines } from './lexicons.ts'
import type { Token } from './tokenizer.ts'
import { longestMatches, makePhraseTable, unitsOf } from './units.ts'

const table = makePhraseTable<true>(
  readWordLines('urgent-needs.txt').map((phrase) => [phraseUnits(phrase), true]),
  true,
  () => true,
)

/** Whether the words name a need that cannot wait: "burst pipe", 反鎖. */
export const namesUrgentNeed = (tokens: readonly Token[]): boolean =>
  longestMatches(unitsOf(tokens), table, () => true).length > 0
