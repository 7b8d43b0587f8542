import type { Locale } from '#shared/locale.ts'
import { byCharacter, hasChinese } from './by-character.ts'
import { fold } from './folding.ts'
import { problemsOf } from './lexicons.ts'
import type { Entry } from './phrases.ts'
import { significantTokens, type Token, tokenize } from './tokenizer.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A problem in people's own words, with the category that solves it. */
export type Problem = { text: string; lang: Locale; words: string[]; joined: string; entry: Entry }

const prepared = new WeakMap<Vocabulary['categories'], ReadonlyMap<string, Problem[]>>()

/** Problems of all languages by the characters of their words. */
function problems(categories: Vocabulary['categories']): ReadonlyMap<string, Problem[]> {
  const known = prepared.get(categories)
  if (known) return known
  const all = [...categories.values()].flatMap((entry) => {
    const current = new Set(entry.phrases)
    return (problemsOf.get(entry.slug) ?? [])
      .filter(({ text }) => current.has(text))
      .map(({ text, lang }): Problem => {
        const words = tokenize(fold(text)).map((token) => token.text)
        return { text: text[0]!.toUpperCase() + text.slice(1), lang, words, joined: words.join(''), entry }
      })
  })
  const found = byCharacter(all, ({ words }) => words)
  prepared.set(categories, found)
  return found
}

/**
 * Problems in the visitor's language that contain every word typed so far, in any order; those that begin with the input
 * come first, short ones before long ones.
 */
export function suggestProblems(
  tokens: readonly Token[],
  { categories }: Vocabulary,
  locale: Locale,
  limit: number,
): Problem[] {
  const typed = significantTokens(tokens)
  const joined = tokens.map(({ text }) => text).join('')
  const isLongEnough = hasChinese(joined) ? joined.length > 1 : joined.length > 2
  if (!isLongEnough) return []
  const contains = ({ words, joined: all }: Problem) =>
    typed.every(({ text, isChinese }) => (isChinese ? all.includes(text) : words.some((word) => word.startsWith(text))))
  const [first] = typed.map(({ text }) => problems(categories).get(text[0]!) ?? [])
  return first!
    .filter((problem) => problem.lang === locale && contains(problem))
    .map((problem) => ({ problem, rank: problem.joined.length + (problem.joined.startsWith(joined) ? 0 : 100) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ problem }) => problem)
}
