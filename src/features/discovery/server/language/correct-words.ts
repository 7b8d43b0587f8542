import { editDistance } from './lexicon.ts'
import { type Reading, understandTokens } from './reading.ts'
import { correctSpelling, type SpellingResult } from './spelling.ts'
import type { Token } from './tokenizer.ts'

/** Corrects the spelling. */
export async function correctWords(reading: Reading): Promise<Reading> {
  const { given, typed } = reading
  const words = reading.understanding.words.map(({ text }) => text)
  const spelt = await correctSpelling(given.lookUp, typed, words, given.dictionary)
  // Other words than were typed, of which nothing is recognised, are no correction: jousting falconry, housing balcony.
  const isFar = spelt.corrections.size > 0 && words.every((text) => isFarFrom(text, spelt))
  const isOther = isFar && !understandTokens(spelt.tokens, given).need?.isSure
  const spelling = isOther ? withoutCorrections(typed, spelt) : spelt
  const isCorrected = spelling.corrections.size > 0 && !given.isExact
  const tokens = isCorrected ? spelling.tokens : typed
  return { ...reading, tokens, completed: tokens, spelling, isCorrected }
}

/** Whether a word is corrected to one that is two edits away. */
function isFarFrom(text: string, { corrections }: SpellingResult): boolean {
  const correction = corrections.get(text)
  return correction !== undefined && editDistance(text, correction, 1) > 1
}

function withoutCorrections(typed: readonly Token[], { endsWithPrefix, corrections, unknown }: SpellingResult) {
  return { tokens: [...typed], endsWithPrefix, corrections: new Map(), unknown: [...unknown, ...corrections.keys()] }
}
