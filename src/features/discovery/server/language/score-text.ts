import { fold } from './folding.ts'
import { isStopWord, tokenize } from './tokenizer.ts'
import { type Unit, unitsOf, wordCount } from './units.ts'

/**
 * Returns a function that says how much of these words a text has, 0 to 1: words by their stems, Chinese by character, in
 * either script. Null when there are no words that say anything.
 */
export function scorerOf(words: readonly Unit[]): ((text: string) => number) | null {
  const said = words.filter(({ text, isChinese }) => isChinese || !isStopWord(text))
  const all = wordCount(said)
  // A single character is in too many sentences.
  if (all < 1) return null
  return (text) => {
    const stems = new Set(unitsOf(tokenize(fold(text))).map(({ stem }) => stem))
    return wordCount(said.filter(({ stem }) => stems.has(stem))) / all
  }
}
