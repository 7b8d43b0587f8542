import type { Ignorable, Manner } from '../../rules/manners.ts'
import { completeWords, fillers, type MannerPhrase, mannerPhrases } from './lexicons.ts'
import { findNeed, type Need, type NeedIndex, unknownUnits } from './needs.ts'
import { bestCover, lengthOf, longestMatches, type PhraseTable, type Span, type Unit } from './units.ts'

/** What a query means: need, place, manners, and the words that are left. */
export type Understanding = {
  need: Need | null
  /** `area_no` of the recognised place. */
  place: number | null
  manners: Manner[]
  /** Words that are no place, manner or filler. */
  words: Unit[]
  /** Those of them without a recognised meaning. */
  rest: Unit[]
}

export type UnderstandingIndex = { needs: NeedIndex; places: PhraseTable<number> }

/**
 * Understands a query: places, then manners, then fillers, then the need, each step taking its words away. Words inside a
 * longer phrase of a category are left to it ("central air conditioning", 平面設計).
 */
export function understand(
  all: readonly Unit[],
  { needs, places }: UnderstandingIndex,
  ignore: ReadonlySet<Ignorable> = new Set(),
): Understanding {
  const phrases = bestCover(all, needs.phrases)
  const isFree = (span: Span<unknown>) =>
    !phrases.some((phrase) => phrase.start < span.end && span.start < phrase.end && lengthOf(phrase) > lengthOf(span))
  const taken = all.map(() => false)
  const take = <T>(table: PhraseTable<T>, isAllowed: (span: Span<T>) => boolean = () => true): Span<T>[] => {
    const spans = longestMatches(
      all,
      table,
      (span) => isFree(span) && isAllowed(span) && !taken.slice(span.start, span.end).some(Boolean),
    )
    for (const { start, end } of spans) taken.fill(true, start, end)
    return spans
  }
  // A phrase of a category that is also an alias of a place means the category (seoi hau).
  const isCategory = (span: Span<unknown>) => phrases.some(({ start, end }) => start === span.start && end === span.end)
  const [place, ...otherPlaces] = take(places, (span) => isWholeWord(all, span) && !isCategory(span))
  const isSentence = wordCount(all) > maxWordsOfPhrase
  const isWholeManner = (span: Span<MannerPhrase>) =>
    (span.value.isFirm || !isSentence) && !isPartOfWord(all, span, phrases)
  const found = take(mannerPhrases, isWholeManner).flatMap(({ value }) => value.manner ?? [])
  const manners = [...new Set(found)].filter((manner) => !ignore.has(manner))
  const beforeFillers = all.filter((_, index) => !taken[index])
  const general = take(fillers).flatMap(({ start, end }) => all.slice(start, end))
  const content = all.filter((_, index) => !taken[index])
  // A query of fillers only is searched for as it is, unless a place or a manner was recognised.
  const words = content.length > 0 || place || manners.length > 0 ? content : beforeFillers
  const need = ignore.has('need') ? null : findNeed(words, general, needs, otherPlaces.length > 0)
  const unknown = need?.isPhrase ? [] : unknownUnits(words, needs)
  return {
    need,
    place: ignore.has('place') ? null : (place?.value ?? null),
    manners,
    words: ignore.has('need') ? unknown : words,
    rest: need || ignore.has('need') ? unknown : words,
  }
}

/** Whether a span neither is one Chinese character nor a complete word of another meaning. */
function isWholeWord(units: readonly Unit[], { start, end }: Span<unknown>): boolean {
  const { text, isChinese } = units[start]!
  return end - start > 1 || (!isChinese && !completeWords.has(text))
}

/** Longer queries are sentences. */
const maxWordsOfPhrase = 6

/** Length in words; a Chinese character is half a word. */
const wordCount = (units: readonly Unit[]) => units.reduce((sum, { isChinese }) => sum + (isChinese ? 0.5 : 1), 0)

/** Whether one Chinese character (平, 急) is within a word: neither at the end nor before what is needed. */
function isPartOfWord(units: readonly Unit[], span: Span<unknown>, needs: readonly Span<unknown>[]): boolean {
  if (lengthOf(span) > 1 || !units[span.start]!.isChinese || span.end === units.length) return false
  return !needs.some(({ start }) => start === span.end)
}
