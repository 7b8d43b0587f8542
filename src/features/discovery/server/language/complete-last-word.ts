import type { Lexicon } from './lexicon.ts'
import { completeWords } from './lexicons.ts'
import { type Reading, understandTokens } from './reading.ts'
import { stemOf, type Token } from './tokenizer.ts'
import { unitsOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Completes the last word if it is begun only, and reads the words again if they are others now. */
export function completeLastWord(reading: Reading): Reading {
  const { given, tokens, spelling, understanding } = reading
  const { lexicon, vocabulary } = given.dictionary
  // Where nothing is found, a word of the language may be the beginning of another one too: plum.
  const isBegun =
    spelling.endsWithPrefix || (given.isGuess && !understanding.need && maySayMore(tokens.at(-1)?.text ?? ''))
  const endsWithPrefix = isBegun && !given.isExact
  const completed = endsWithPrefix ? completeLast(tokens, lexicon, vocabulary) : tokens
  const isOther = reading.isCorrected || completed !== tokens
  return {
    ...reading,
    completed,
    endsWithPrefix,
    understanding: isOther ? understandTokens(completed, given) : understanding,
  }
}

/**
 * Replaces the last word, the prefix of a word, by the word that says most about a category, if possible by a whole name: "elec"
 * is an electrician before an electric car.
 */
function completeLast(
  tokens: readonly Token[],
  lexicon: Lexicon,
  { understanding, phraseWords }: Vocabulary,
): readonly Token[] {
  const last = tokens.at(-1)!
  const { scorer } = understanding.needs
  if (scorer.frequency(stemOf(last.text)) > 0) return tokens
  const completions = lexicon.startingWith(last.text, maxCompletions)
  const names = completions.filter((text) => phraseWords.has(text))
  const best = (names.length > 0 ? names : completions)
    .map((text) => ({ text, score: Math.max(0, ...scorer.score(unitsOf([{ text, isChinese: false }])).values()) }))
    .reduce((one, other) => (other.score > one.score ? other : one), { text: last.text, score: 0 })
  return best.score === 0 ? tokens : [...tokens.slice(0, -1), { ...last, text: best.text }]
}
const maxCompletions = 30

const maySayMore = (text: string) => /^[a-z]{3,}$/.test(text) && !completeWords.has(text)
