import { locales } from '#shared/locale.ts'
import { fold } from '../search/folding.ts'
import type { Entry } from '../search/phrases.ts'
import { separators } from '../search/phrases.ts'
import { isFunctionWord } from './function-words.ts'
import { phraseUnits, relatedOf } from './lexicons.ts'
import { trainedTable } from './scorer-table.ts'
import { makeScorer, type Scorer, textWeights } from './scorer.ts'
import { bestCover, lengthOf, makePhraseTable, type PhraseTable, type Span, type Unit, wordCount } from './units.ts'

/** Categories that a phrase denotes, with how certain it is (`phraseCertainty`). */
type Certainties = ReadonlyMap<number, number>

/** How certainly a phrase denotes its category. Among categories with the same phrase the most certain one counts. */
const phraseCertainty = { name: 4, firstPart: 3.5, laterPart: 3.4, synonym: 3, phrase: 2, possiblePhrase: 1 } as const

/** What a query may ask for. */
export type NeedIndex = {
  phrases: PhraseTable<Certainties>
  scorer: Scorer
  /** Points by the words of listings; absent until they are read. */
  scoreListings?: Scorer['score'] | undefined
  /** English words with which people say what they need, for spelling correction. */
  words: ReadonlySet<string>
  /** Names and synonyms of several English words, by what they are without spaces. */
  joinedNames: ReadonlyMap<string, string>
  /** Categories by the stems of the English words in their names. */
  byNameWord: ReadonlyMap<string, readonly number[]>
  parents: ReadonlyMap<number, number | null>
  /** Points of categories that go from one place to another. */
  betweenPlaces: ReadonlyMap<number, number>
  /** Categories whose providers also do a part of the work of a category. */
  related: ReadonlyMap<number, ReadonlySet<number>>
}

export function makeNeedIndex(categories: readonly Entry[]): NeedIndex {
  const phrases: [units: Unit[], certainties: Certainties][] = []
  const documents = categories.map((entry) => {
    const isLeaf = entry.parent !== null
    const texts = textsOf(entry, isLeaf).map(({ text, ...rest }) => ({ ...rest, units: phraseUnits(text) }))
    for (const { units, kind } of texts)
      phrases.push([units, new Map([[entry.no, phraseCertainty[kind] - (isLeaf ? 0 : 0.25)]])])
    return { no: entry.no, slug: entry.slug, isLeaf, texts }
  })
  // "Car repair" and "Pet grooming": a "car pet" is no carpet.
  const firstWords = new Set(
    documents.flatMap(({ texts }) =>
      texts.flatMap(({ kind, units }) => (kind === 'name' && units.length > 1 ? [units[0]!.text] : [])),
    ),
  )
  return {
    phrases: makePhraseTable(phrases, true, mergeCertainties, (word) => firstWords.has(word)),
    scorer: makeScorer(documents.filter(({ isLeaf }) => isLeaf)),
    words: new Set([
      ...trainedTable().words,
      ...documents
        .flatMap(({ texts }) => texts.flatMap(({ units }) => units.map(({ text }) => text)))
        .filter((text) => isSpellingWord(text)),
    ]),
    joinedNames: new Map(
      documents.flatMap(({ texts }) =>
        texts.flatMap(({ units }) => {
          const words = units.map(({ text }) => text)
          const isName = units.length > 1 && words.every((word) => /^[a-z]{3,}$/.test(word))
          return isName ? [[words.join(''), words.join(' ')] as const] : []
        }),
      ),
    ),
    byNameWord: categoriesByNameWord(categories),
    parents: new Map(categories.map(({ no, parent }) => [no, parent])),
    betweenPlaces: new Map(categories.flatMap(({ no, slug }) => (slug in transport ? [[no, transport[slug]!]] : []))),
    related: relatedNumbers(categories),
  }
}

/** Whether an English word is long enough to be a correction. */
export const isSpellingWord = (text: string): boolean => /^[a-z]{4,}$/.test(text)

/** Points for a query with several places, by slug. */
const transport: Record<string, number> = { 'local-movers': 6, 'van-hire': 3, 'private-drivers': 1 }

function relatedNumbers(categories: readonly Entry[]): Map<number, Set<number>> {
  const numbers = new Map(categories.map(({ no, slug }) => [slug, no]))
  return new Map(
    categories.map(({ no, slug }) => [
      no,
      new Set((relatedOf.get(slug) ?? []).flatMap((one) => numbers.get(one) ?? [])),
    ]),
  )
}

function categoriesByNameWord(categories: readonly Entry[]): Map<string, number[]> {
  const found = categories.flatMap(({ no, parent, names }) =>
    parent === null ? [] : phraseUnits(names.en).map(({ stem }) => ({ no, stem })),
  )
  return new Map(
    [...Map.groupBy(found, ({ stem }) => stem)].map(([stem, same]) => [stem, [...new Set(same.map(({ no }) => no))]]),
  )
}

function mergeCertainties(one: Certainties, other: Certainties): Certainties {
  const merged = new Map(one)
  for (const [no, certainty] of other) merged.set(no, Math.max(certainty, merged.get(no) ?? 0))
  return merged
}

type Text = { text: string; kind: keyof typeof phraseCertainty; weight: number }

/** Names, their parts ("Painters & Wallpaper"), synonyms and phrases of a category. */
function textsOf({ names, synonyms, phrases, possiblePhrases }: Entry, isLeaf: boolean): Text[] {
  const nameTexts = new Set(locales.map((locale) => fold(names[locale])))
  const parts = [...nameTexts].flatMap((name) =>
    name.split(separators).map((part, index) => ({ text: part.trim(), kind: index === 0 ? 'firstPart' : 'laterPart' }) as const),
  )
  return [
    ...[...nameTexts].map((text): Text => ({ text, kind: 'name', weight: textWeights.name })),
    ...parts
      .filter(({ text }) => isLeaf && text && !nameTexts.has(text))
      .map((part): Text => ({ ...part, weight: 0 })),
    ...synonyms.map((text): Text => ({ text, kind: 'synonym', weight: textWeights.synonym })),
    ...phrases.map((text): Text => ({ text, kind: 'phrase', weight: textWeights.phrase })),
    ...possiblePhrases.map((text): Text => ({ text, kind: 'possiblePhrase', weight: textWeights.possiblePhrase })),
  ]
}

/** What a visitor needs. */
export type Need = {
  /** The likeliest categories, best first: one if `isSure`. */
  categories: number[]
  /** Categories of related trades, likeliest first, when the first is sure only by the words taken together. */
  related: number[]
  isSure: boolean
  /** Who may be in the paid places: listings `in` the category that the whole query says, else only those whose `main` one it is. */
  paidFor: 'in' | 'main' | 'nobody'
  /** Whether a phrase says it; otherwise the words taken together. */
  isPhrase: boolean
}

/** Chosen on the development part of `npm run bench -- relevance` (docs/search.md). */
export const thresholds = {
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
  /** Weight of a language that a provider should speak, compared with other words. */
  spoken: 0.35,
}

/**
 * What these words ask for, or null.
 * @param said the same words with the fillers among them: "need staff" says more than "staff"
 * @param spoken words for a language that were taken away: they weigh little
 * @param isBetweenPlaces whether several places were named, as for a move
 * @param isGuess whether a weak need is better than none
 */
export function findNeed(
  units: readonly Unit[],
  said: readonly Unit[],
  spoken: readonly Unit[],
  index: NeedIndex,
  isBetweenPlaces: boolean,
  isGuess: boolean,
): Need | null {
  if (units.length === 0) return null
  const spans = bestCover(units, index.phrases)
  const exact = exactCategory(units, spans, index)
  if (exact !== null) return { categories: [exact], related: [], isSure: true, paidFor: 'in', isPhrase: true }
  const ranked = rank({ units, said, spoken }, spans, index, isBetweenPlaces)
  const [first, second] = ranked
  const isSentence = wordCount(units) >= minWordsOfSentence
  if (!first || first[1] < (isSentence || isGuess ? thresholds.guess : thresholds.possible))
    return offered(units, spans, index)
  const lead = second ? (first[1] - second[1]) / first[1] : 1
  const isSure = first[1] >= thresholds.score && lead >= thresholds.lead
  if (!isSure && isMostlyUnknown(units, index)) return null
  const isOnePhrase = spans.length === 1 && lengthOf(spans[0]!) === units.length
  // Words that merely resemble a trade must not sell a place: one of its phrases must be among them.
  const mayBePaid = isSure && lead >= thresholds.paidLead && spans.some(({ value }) => value.has(first[0]))
  const from = (share: number) => ranked.flatMap(([no, score]) => (score >= first[1] * share ? [no] : []))
  const isRelated = (no: number) => index.related.get(first[0])?.has(no) === true
  return {
    categories: isSure ? [first[0]] : from(thresholds.offered).slice(0, maxOffered),
    related: isSure ? from(thresholds.related).filter(isRelated).slice(0, maxRelated) : [],
    isSure,
    paidFor: isSure && isOnePhrase ? 'in' : mayBePaid ? 'main' : 'nobody',
    isPhrase: false,
  }
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
  const [likeliest] = rank({ units, said: units, spoken: [] }, [], index)
  return likeliest?.[0] === first[0] ? first[0] : null
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
  const categories = found.sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0)).slice(0, maxOffered)
  return { categories, related: [], isSure: false, paidFor: 'nobody', isPhrase: false }
}

function rank(
  { units, said, spoken }: Record<'units' | 'said' | 'spoken', readonly Unit[]>,
  spans: readonly Span<Certainties>[],
  { scorer, scoreListings, betweenPlaces }: NeedIndex,
  isBetweenPlaces = false,
): [no: number, score: number][] {
  const scores = scorer.score(said)
  for (const [no, score] of scorer.score(spoken)) scores.set(no, (scores.get(no) ?? 0) + thresholds.spoken * score)
  for (const [no, score] of scoreListings?.(units) ?? [])
    scores.set(no, (scores.get(no) ?? 0) + textWeights.listings * score)
  if (isBetweenPlaces)
    for (const [no, points] of betweenPlaces) if (scores.has(no)) scores.set(no, scores.get(no)! + points)
  for (const span of spans) {
    const best = Math.max(...span.value.values())
    const points = thresholds.phrase * wordCount(units.slice(span.start, span.end))
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

/**
 * Whether these words may be the name of a business, since an English one of them says nothing about the category: golden
 * harbour plumbing.
 */
export function mayBeName(units: readonly Unit[], category: number, { scorer }: NeedIndex): boolean {
  return units.some(
    ({ text, stem, isChinese }) => !isChinese && !isFunctionWord(text) && !scorer.isUsedBy(stem, category),
  )
}
