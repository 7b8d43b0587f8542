import { tradesOfAction, tradesOfThing } from './actions.ts'
import { isFunctionWord } from './function-words.ts'
import { type Certainties, type NeedIndex, phraseCertainty } from './need-index.ts'
import { textWeights } from './scorer.ts'
import { bestCover, lengthOf, type Span, type Unit, wordCount } from './units.ts'

/** What a visitor needs. */
export type Need = {
  /** The likeliest categories, best first: one if `isSure`. */
  categories: number[]
  /** Categories of related trades, likeliest first, when the first is sure only by the words taken together. */
  related: number[]
  isSure: boolean
  /** Whether it is certain enough to sell places. */
  isForPaid: boolean
  /** Whether a phrase is the whole query. */
  isWhole: boolean
  /** Whether one of its phrases is among the words. */
  isNamed: boolean
  /** Whether a phrase says it; otherwise the words taken together. */
  isPhrase: boolean
  /** Whether all of the categories are asked for, in the order of the query. */
  isSeveral: boolean
}

/** Chosen on the development part of `npm run bench -- relevance` (docs/search.md). */
const thresholds = {
  /** Score from which the first category counts as recognised. */
  score: 7,
  /** How much the first category must lead the second, as a share of its score. */
  lead: 0.12,
  /** Lead from which a need is certain enough for paid places. */
  paidLead: 0.55,
  /** Below this score a category is not offered at all. */
  possible: 4,
  /** The same in a sentence, which is no name of a business, and where nothing is found: a guess is more help than nothing. */
  guess: 0.7,
  /** Share of the first score from which a further category is offered. */
  offered: 0.75,
  /** Share of the first score from which a related category follows a sure one. */
  related: 0.35,
  /** Points for each unit of a phrase, by its squared length. */
  phrase: 0.5,
  /** The same for a name or synonym of one category only. */
  named: 1.5,
  /** Points for such a name after words that may be a business's own: lucky star vet. */
  head: 13,
}

/**
 * What these words ask for, or null.
 * @param said the same words with the fillers among them: "need staff" says more than "staff"
 * @param isBetweenPlaces whether several places were named, as for a move
 * @param isGuess whether a weak need is better than none
 */
export function findNeed(
  units: readonly Unit[],
  said: readonly Unit[],
  index: NeedIndex,
  isBetweenPlaces: boolean,
  isGuess: boolean,
): Need | null {
  if (units.length === 0) return null
  const spans = bestCover(units, index.phrases)
  const exact = exactCategory(units, spans, index)
  if (exact !== null && !isThing(units, spans)) return certain(exact)
  const several = severalTrades(said, index)
  if (several.length > 1) return { ...doubtful(several), isPhrase: true, isSeveral: true }
  const trades = tradesAsked(said, units, index)
  if (trades.length === 1) return { ...certain(trades[0]!), isForPaid: !isThing(units, spans) }
  if (trades.length > 1) return { ...doubtful(trades), isPhrase: true }
  // As much a word of one as of the others: coach, 水電.
  if ((wholePhrase(units, spans)?.size ?? 0) > 1) return offered(units, spans, index)
  const ranked = rank(units, said, spans, index, isBetweenPlaces)
  const [first, second] = ranked
  const isSentence = wordCount(units) >= minWordsOfSentence
  if (!first || first[1] < (isSentence || isGuess ? thresholds.guess : thresholds.possible))
    return offered(units, spans, index)
  const lead = second ? (first[1] - second[1]) / first[1] : 1
  const isSure = first[1] >= thresholds.score && lead >= thresholds.lead
  const isWorthGuessing = isGuess && (spans.length > 0 || first[1] >= thresholds.possible)
  if (!isSure && isMostlyUnknown(units, index) && !isWorthGuessing) return null
  const isOnePhrase = spans.length === 1 && lengthOf(spans[0]!) === units.length
  // A thing or a subject alone, which merely resembles a trade, sells no place.
  const mayBePaid = lead >= thresholds.paidLead && units.filter(({ text }) => !isFunctionWord(text)).length > 1
  const from = (share: number) => ranked.flatMap(([no, score]) => (score >= first[1] * share ? [no] : []))
  const isRelated = (no: number) => index.related.get(first[0])?.has(no) === true
  return {
    categories: isSure ? [first[0]] : from(thresholds.offered).slice(0, maxOffered),
    related: isSure ? from(thresholds.related).filter(isRelated).slice(0, maxRelated) : [],
    isSure,
    isForPaid: isSure && (isOnePhrase || mayBePaid),
    isWhole: isSure && isOnePhrase,
    isNamed: spans.some(({ value }) => value.has(first[0])),
    isPhrase: false,
    isSeveral: false,
  }
}

const certain = (no: number): Need => ({
  categories: [no],
  related: [],
  isSure: true,
  isForPaid: true,
  isWhole: true,
  isNamed: true,
  isPhrase: true,
  isSeveral: false,
})

const doubtful = (categories: readonly number[]): Need => ({
  categories: categories.slice(0, maxOffered),
  related: [],
  isSure: false,
  isForPaid: false,
  isWhole: false,
  isNamed: false,
  isPhrase: false,
  isSeveral: false,
})

const maxWordsOfSeveral = 6
const joiners = new Set(['and', 'plus', 'also', '同', '和', '及', '与', '跟', '兼', '加', '以', '埋'])

/** The trades of a query that joins several of which one is named, and says no more: plumber and electrician, makeup and hair. */
function severalTrades(said: readonly Unit[], index: NeedIndex): number[] {
  if (wordCount(said) > maxWordsOfSeveral) return []
  const parts: Unit[][] = [[]]
  for (const unit of said)
    if (joiners.has(unit.text)) parts.push([])
    else if (unit.isChinese || !isFunctionWord(unit.text)) parts.at(-1)!.push(unit)
  if (parts.length < 2 || parts.some((part) => part.length === 0)) return []
  const covers = parts.map((part) => bestCover(part, index.phrases))
  const isNamed = parts.some(
    (part, at) => Math.max(0, ...(wholePhrase(part, covers[at]!)?.values() ?? [])) >= phraseCertainty.synonym,
  )
  const trades = parts.map(
    (part, at) =>
      exactCategory(part, covers[at]!, index) ??
      tradesAsked(part, part, index)[0] ??
      (wholePhrase(part, covers[at]!) ? offered(part, covers[at]!, index)?.categories[0] : undefined),
  )
  return isNamed
    ? [...new Set(trades.flatMap((no) => (no === undefined ? [] : [no])))].slice(
        0,
        trades.includes(undefined) ? 0 : maxOffered,
      )
    : []
}

/** The trades that do what is to be done with a thing, if the query says no more. */
function tradesAsked(said: readonly Unit[], units: readonly Unit[], { numbers }: NeedIndex): number[] {
  const found = [said, units].map(tradesOfAction).find((slugs) => slugs.length > 0) ?? []
  return found.flatMap((slug) => numbers.get(slug) ?? [])
}

const minWordsOfSentence = 3
/** Together at most half of `matchPoints.need`, so that each has two tiers above those of own words. */
const maxOffered = 3
const maxRelated = 2

/**
 * The category that a phrase covering the whole query denotes. What follows in a name may be said of its beginning only: an
 * "Installation" of air-cons there may be one of anything, and 運輸 is not only for pets.
 */
function exactCategory(units: readonly Unit[], spans: readonly Span<Certainties>[], index: NeedIndex): number | null {
  const [first, second] = [...(wholePhrase(units, spans) ?? [])].sort(([, one], [, other]) => other - one)
  if (!first || second?.[1] === first[1]) return null
  if (first[1] !== phraseCertainty.laterPart) return first[0]
  const [likeliest] = rank(units, units, [], index)
  return likeliest?.[0] === first[0] ? first[0] : null
}

/** Whether the query is nothing but a thing, which as a phrase says one of the trades that have to do with it: car. */
function isThing(units: readonly Unit[], spans: readonly Span<Certainties>[]): boolean {
  const certainties = wholePhrase(units, spans)?.values() ?? []
  return Math.max(...certainties) < phraseCertainty.synonym && tradesOfThing(units).length > 0
}

/** What a phrase that covers the whole query denotes. */
function wholePhrase(units: readonly Unit[], [span, ...others]: readonly Span<Certainties>[]): Certainties | null {
  return span && others.length === 0 && lengthOf(span) === units.length ? span.value : null
}

/**
 * The categories of a phrase that covers the whole query and denotes several, as "clean" says as much as "cleaning"; else
 * those that have the words in their names: repair.
 */
function offered(units: readonly Unit[], spans: readonly Span<Certainties>[], index: NeedIndex): Need | null {
  const whole = wholePhrase(units, spans)
  const scores = whole ?? index.scorer.score(units)
  const [first = [], ...others] = units.map(({ stem }) => index.byNameWord.get(stem) ?? [])
  const found = whole ? [...whole.keys()] : first.filter((no) => others.every((nos) => nos.includes(no)))
  if (found.length === 0) return null
  return doubtful(found.sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0)))
}

function rank(
  units: readonly Unit[],
  said: readonly Unit[],
  spans: readonly Span<Certainties>[],
  { scorer, scoreListings, betweenPlaces, endings }: NeedIndex,
  isBetweenPlaces = false,
): [no: number, score: number][] {
  const scores = scorer.score(said)
  for (const [no, score] of scoreListings?.(units) ?? [])
    scores.set(no, (scores.get(no) ?? 0) + textWeights.listings * score)
  if (isBetweenPlaces)
    for (const [no, points] of betweenPlaces) if (scores.has(no)) scores.set(no, scores.get(no)! + points)
  for (const span of spans) {
    const best = Math.max(...span.value.values())
    const isNamed = best >= phraseCertainty.synonym && span.value.size === 1
    const isWhole = best === phraseCertainty.name || best === phraseCertainty.synonym
    const isHead =
      isNamed &&
      isWhole &&
      span.end === units.length &&
      mayNameTrade(units, spans) &&
      (endings.get(units.at(-1)!.text) ?? 0) <= maxEndings
    const ownWeight = isNamed ? thresholds.named : thresholds.phrase
    const points = wordCount(units.slice(span.start, span.end)) * ownWeight + (isHead ? thresholds.head : 0)
    for (const [no, certainty] of span.value)
      scores.set(no, (scores.get(no) ?? 0) + (points * certainty) / (best * Math.sqrt(span.value.size)))
  }
  const judged = scorer.judge(said)
  const candidates = [...scores.keys()]
  const best = Math.max(...candidates.flatMap((no) => judged.get(no) ?? []))
  // A category that nobody wrote sentences for is judged by its own words only.
  return candidates
    .map((no): [number, number] => [no, scores.get(no)! - textWeights.judged * (best - (judged.get(no) ?? best))])
    .filter(([, score]) => score > 0)
    .sort(([, one], [, other]) => other - one)
}

/** Whether these may be words of a business's name before its trade: few English words, of which no others are a phrase. */
const mayNameTrade = (units: readonly Unit[], spans: readonly Span<Certainties>[]) =>
  spans.length === 1 && units.length <= maxWordsWithTrade && units.every(({ isChinese }) => !isChinese)
const maxWordsWithTrade = 4
/** The phrases of more categories end with "removal", of mould or of trees: it is no trade by itself, as "removals" is. */
const maxEndings = 15

const numeral = /^[\d一二两三四五六七八九十百千万几半]+$/

/**
 * Whether few of the words say anything about a trade: then those few say nothing either. An amount (五千蚊, 三日) never does, so
 * that it counts neither way.
 */
function isMostlyUnknown(units: readonly Unit[], index: NeedIndex): boolean {
  const isNumber = (unit: Unit | undefined) => unit !== undefined && numeral.test(unit.text)
  const amounts = new Set(units.filter((unit, at) => isNumber(unit) || (unit.isChinese && isNumber(units[at - 1]))))
  const content = units.filter((unit) => !isFunctionWord(unit.text) && !amounts.has(unit))
  const unknown = unknownUnits(units, index).filter((unit) => !amounts.has(unit))
  return content.length > 1 && 2 * unknown.length > content.length
}

/** The words that no category uses, such as the name of a business. */
export function unknownUnits(units: readonly Unit[], { scorer }: NeedIndex): Unit[] {
  const isKnownPair = (one: Unit | undefined, other: Unit | undefined) =>
    one !== undefined && other !== undefined && scorer.frequency(one.stem + other.stem) > 0
  const isUnknown = units.map((unit, index) => {
    if (!unit.isChinese) return !isFunctionWord(unit.text) && scorer.frequency(unit.stem) === 0
    const [before, after] = [units[index - 1], units[index + 1]]
    const isAlone = !before?.isChinese && !after?.isChinese
    return !isAlone && !isFunctionWord(unit.text) && !isKnownPair(before, unit) && !isKnownPair(unit, after)
  })
  // One Chinese character beside known words says nothing: 通 in 通坑渠.
  return units.filter(
    (unit, index) => isUnknown[index] && (!unit.isChinese || isUnknown[index - 1] || isUnknown[index + 1]),
  )
}
