import type { Danger } from '../../rules/dangers.ts'
import { phraseUnits, readWordLines } from './lexicons.ts'
import { longestMatches, makePhraseTable, type Span, type Unit, wordCount } from './units.ts'

/** A danger that words name: its kind, the keys of the lines to call, and the words that name it. */
export type NamedDanger = { kind: Danger; lines: readonly string[]; words: ReadonlySet<Unit> }

/** A word in its basic form, with the word as typed. */
type BasicUnit = Unit & { typed: Unit }
/** Numbers of the lists of words of which one must be there. */
type Part = readonly number[]
type Pattern = { parts: readonly Part[]; isInOrder: boolean; without: Part; kind: Danger; lines: readonly string[] }

/** Two words are never read as one: "a bus" is no abuse. */
const isWord = () => true
/** How far apart two parts of a pattern are at most, in words. */
const maxGap = 4
/** Words that stand within others and say nothing of a danger: 觸咗電, end her own life. */
const particles = new Set([...'咗晒紧住埋', ...'a an the my his her their our your own very really just'.split(' ')])

const isParticle = ({ text }: Unit) => particles.has(text)
/** The words in their basic forms, and without particles unless nothing else is there. */
function basicWords(units: readonly Unit[]): BasicUnit[] {
  const content = units.filter((unit) => !isParticle(unit))
  return (content.length > 0 ? content : units).map((unit) => ({ ...unit, text: unit.stem, typed: unit }))
}

const { phrases, harmless, patterns, listed } = readPatterns()

/** English words of the patterns that are long enough to be told from others though a letter is wrong. */
export const dangerWords: readonly string[] = listed.filter((word) => /^[a-z]{6,}$/.test(word))

/** Reads reference/dangers.txt, where the form of its lines is explained. */
function readPatterns() {
  const lists = new Map<string, string[]>()
  const numbers = new Map<string, number>()
  const wordLists: [Unit[], Part][] = []
  const harmlessWords: [Unit[], true][] = []
  const found: Pattern[] = []
  let [kind, lines, without]: [Danger, string[], Part] = ['despair', [], []]
  const numberOf = (word: string): number => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(word, number)
    for (const one of word.startsWith('{') ? lists.get(word.slice(1, -1))! : [word])
      wordLists.push([basicWords(phraseUnits(one)), [number]])
    return number
  }
  const wordsOf = (text: string, separator: string) => text.split(separator).flatMap((word) => word.trim() || [])
  for (const line of readWordLines('dangers.txt')) {
    const [, name, text] = /^(\w+) = (.+)$/.exec(line) ?? []
    const [, section, keys] = /^\[(\w+): (.+)\]$/.exec(line) ?? []
    if (name && text)
      lists.set(
        name,
        wordsOf(text, ',').flatMap((word) => (word.startsWith('{') ? lists.get(word.slice(1, -1))! : [word])),
      )
    else if (section && keys) [kind, lines, without] = [section as Danger, wordsOf(keys, ','), []]
    else if (line.startsWith('not:')) without = wordsOf(line.slice(4), ',').map(numberOf)
    else if (line.startsWith('harmless:'))
      for (const word of wordsOf(line.slice(9), ',')) harmlessWords.push([basicWords(phraseUnits(word)), true])
    else found.push(...patternsOf(line))
  }
  function patternsOf(line: string): Pattern[] {
    const isInOrder = line.includes(' > ')
    const parts = wordsOf(line, isInOrder ? '>' : ' + ').map((part) => wordsOf(part, '/').map(numberOf))
    return [{ parts, isInOrder, without, kind, lines }]
  }
  return {
    phrases: makePhraseTable(wordLists, false, (one: Part, other: Part) => [...new Set([...one, ...other])], isWord),
    harmless: makePhraseTable(harmlessWords, false, () => true as const, isWord),
    patterns: found,
    listed: [...numbers.keys()],
  }
}

/** The dangers that these words name, in the order of the kinds. */
export function dangersIn(all: readonly Unit[]): NamedDanger[] {
  const units = basicWords(all)
  const masked = longestMatches(units, harmless, () => true)
  const isMasked = (span: Choice) => masked.some((one) => one.start < span.end && span.start < one.end)
  const spansOf = new Map<number, Choice[]>()
  for (const start of units.keys())
    for (const span of phrases.matchesAt(units, start))
      if (!isMasked(span)) for (const number of span.value) spansOf.set(number, [...(spansOf.get(number) ?? []), span])
  const has = (number: number) => spansOf.has(number)
  return patterns.flatMap(({ parts, isInOrder, without, kind, lines }) => {
    if (!parts.every((part) => part.some(has)) || without.some(has)) return []
    const choices = parts.map((part) => part.flatMap((number) => spansOf.get(number) ?? []))
    const chosen = choose(choices, [], isInOrder, units)
    if (!chosen) return []
    const words = new Set(chosen.flatMap(({ start, end }) => units.slice(start, end).map(({ typed }) => typed)))
    return [{ kind, lines, words }]
  })
}

type Choice = Pick<Span<unknown>, 'start' | 'end'>

/** One span for each part, each near to one of those before it, without a word in common; null if there are none. */
function choose(
  [choice, ...others]: readonly (readonly Choice[])[],
  chosen: readonly Choice[],
  isInOrder: boolean,
  units: readonly Unit[],
): readonly Choice[] | null {
  if (!choice) return chosen
  const isNear = (one: Choice, other: Choice) =>
    one.end <= other.start && wordCount(units.slice(one.end, other.start)) <= maxGap
  for (const span of choice) {
    const isApart = chosen.every(({ start, end }) => end <= span.start || span.end <= start)
    const last = chosen.at(-1)
    const isPlaced =
      !last || (isInOrder ? isNear(last, span) : chosen.some((one) => isNear(one, span) || isNear(span, one)))
    const whole = isApart && isPlaced ? choose(others, [...chosen, span], isInOrder, units) : null
    if (whole) return whole
  }
  return null
}
