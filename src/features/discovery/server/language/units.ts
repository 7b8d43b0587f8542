import { isFunctionWord } from './function-words.ts'
import { stemOf, type Token } from './tokenizer.ts'
import { basicForm } from './word-forms.ts'

/** A word or a single Chinese character of a query. */
export type Unit = { text: string; stem: string; isChinese: boolean }

export function unitsOf(tokens: readonly Token[]): Unit[] {
  return tokens.flatMap(({ text, isChinese }): Unit[] =>
    isChinese
      ? Array.from(text, (character) => ({ text: character, stem: basicForm(character), isChinese }))
      : [{ text, stem: stemOf(basicForm(text)), isChinese }],
  )
}

/** Length in words; a Chinese character is half a word. */
export const wordCount = (units: readonly Unit[]): number =>
  units.reduce((sum, { isChinese }) => sum + (isChinese ? 0.5 : 1), 0)

/** A part of a query: units from `start` (inclusive) to `end` (exclusive). */
export type Span<T> = { start: number; end: number; value: T }

export const lengthOf = ({ start, end }: Pick<Span<unknown>, 'start' | 'end'>) => end - start

/**
 * Phrases of words and Chinese characters with what they mean. Spaces do not count, so that "handy man" and "wanchai" are
 * found, but a phrase begins and ends with whole words.
 */
export type PhraseTable<T> = {
  /** The phrases that start at this unit, longest first. */
  matchesAt: (units: readonly Unit[], start: number) => Span<T>[]
}

/**
 * @param withStems whether other forms of the words match too ("plumbers" and "plumber")
 * @param isWord whether a word means something by itself: two such words are no phrase of one word ("car pet")
 */
export function makePhraseTable<T>(
  phrases: Iterable<readonly [units: readonly Unit[], value: T]>,
  withStems: boolean,
  combine: (one: T, other: T) => T,
  isWord: (text: string) => boolean = () => false,
): PhraseTable<T> {
  const values = new Map<string, T>()
  /** Keys that are phrases of several words, or Chinese. */
  const written = new Set<string>()
  /** The longest phrase by its first character, in characters. */
  const longest = new Map<string, number>()
  for (const [units, value] of phrases) {
    if (units.length === 0) continue
    for (const key of new Set([joined(units), ...(withStems ? [joinedStems(units)] : [])])) {
      const known = values.get(key)
      values.set(key, known === undefined ? value : combine(known, value))
      if (units.length > 1) written.add(key)
      longest.set(key[0]!, Math.max(key.length, longest.get(key[0]!) ?? 0))
    }
  }
  return {
    matchesAt: (units, start) => {
      const spans: Span<T>[] = []
      const limit = longest.get(units[start]!.text[0]!) ?? 0
      let [text, stems] = ['', '']
      for (let end = start; end < units.length && stems.length <= limit;) {
        text += units[end]!.text
        stems += units[end]!.stem
        end++
        const key = values.has(text) || !withStems ? text : stems
        const value = values.get(key)
        if (value === undefined || (!written.has(key) && areWords(units.slice(start, end), isWord))) continue
        spans.push({ start, end, value })
      }
      return spans.toReversed()
    },
  }
}

const areWords = (units: readonly Unit[], isWord: (text: string) => boolean) =>
  units.length > 1 && units.every(({ text, isChinese }) => !isChinese && isWord(text))

const joined = (units: readonly Unit[]) => units.map(({ text }) => text).join('')
const joinedStems = (units: readonly Unit[]) => units.map(({ stem }) => stem).join('')

/** Phrases from left to right, the longest at each position, without overlaps. */
export function longestMatches<T>(
  units: readonly Unit[],
  table: PhraseTable<T>,
  isAllowed: (span: Span<T>) => boolean,
): Span<T>[] {
  const spans: Span<T>[] = []
  for (let start = 0; start < units.length;) {
    const span = table.matchesAt(units, start).find(isAllowed)
    if (span) spans.push(span)
    start = span?.end ?? start + 1
  }
  return spans
}

/**
 * The phrases that cover the most of the query without overlaps: dynamic programming over the sum of squared lengths,
 * which prefers few long phrases.
 */
export function bestCover<T>(units: readonly Unit[], table: PhraseTable<T>): Span<T>[] {
  const scores = [...units.map(() => 0), 0]
  const chosen: (Span<T> | undefined)[] = []
  for (let start = units.length - 1; start >= 0; start--) {
    scores[start] = scores[start + 1]!
    for (const span of table.matchesAt(units, start)) {
      if (isSingleCharacterOfRun(units, span) || isWordOfGrammar(units, span)) continue
      const score = lengthOf(span) ** 2 + scores[span.end]!
      // Of equal covers the one that begins earlier: 平面設計 in 平面設計公司.
      if (score < scores[start]! || (chosen[start] && score === scores[start])) continue
      scores[start] = score
      chosen[start] = span
    }
  }
  const cover: Span<T>[] = []
  for (let start = 0; start < units.length;) {
    const span = chosen[start]
    if (span) cover.push(span)
    start = span?.end ?? start + 1
  }
  return cover
}

/** One Chinese character means something only by itself. */
function isSingleCharacterOfRun(units: readonly Unit[], { start, end }: { start: number; end: number }): boolean {
  return end - start === 1 && units[start]!.isChinese && Boolean(units[start - 1]?.isChinese || units[end]?.isChinese)
}

/** A word of grammar means something else only by itself: it. */
const isWordOfGrammar = (units: readonly Unit[], { start, end }: Span<unknown>) =>
  units.length > 1 && end - start === 1 && isFunctionWord(units[start]!.text)

/** Whether no longer phrase shares a word with this span. */
export const isOutside = (span: Span<unknown>, phrases: readonly Span<unknown>[]) =>
  !phrases.some((phrase) => phrase.start < span.end && span.start < phrase.end && lengthOf(phrase) > lengthOf(span))

/** Words of consecutive units: single Latin words, and runs of Chinese characters joined. */
export function tokensOf(units: readonly Unit[]): Token[] {
  const tokens: Token[] = []
  for (const { text, isChinese } of units) {
    const last = tokens.at(-1)
    if (last?.isChinese && isChinese) last.text += text
    else tokens.push({ text, isChinese })
  }
  return tokens
}

/** The words of units as a text. */
export const textOf = (units: readonly Unit[]): string =>
  tokensOf(units)
    .map(({ text }) => text)
    .join(' ')
