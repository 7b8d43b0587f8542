import { locales } from '#shared/locale.ts'
import { fold } from './folding.ts'
import { phraseUnits, relatedOf } from './lexicons.ts'
import { type Entry, separators } from './phrases.ts'
import { trainedTable } from './scorer-table.ts'
import { makeScorer, type Scorer, textWeights } from './scorer.ts'
import { makePhraseTable, type PhraseTable, type Unit } from './units.ts'

/** Categories that a phrase denotes, with how certain it is (`phraseCertainty`). */
export type Certainties = ReadonlyMap<number, number>

/** How certainly a phrase denotes its category. Among categories with the same phrase the most certain one counts. */
export const phraseCertainty = {
  name: 4,
  firstPart: 3.5,
  laterPart: 3.4,
  synonym: 3,
  phrase: 2,
  possiblePhrase: 1,
} as const

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
  /** How many categories have English phrases that end with a word. */
  endings: ReadonlyMap<string, number>
  parents: ReadonlyMap<number, number | null>
  /** Categories by slug. */
  numbers: ReadonlyMap<string, number>
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
    endings: countEndings(documents.map(({ texts }) => texts)),
    parents: new Map(categories.map(({ no, parent }) => [no, parent])),
    numbers: new Map(categories.map(({ no, slug }) => [slug, no])),
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

function countEndings(texts: readonly (readonly { units: readonly Unit[] }[])[]): Map<string, number> {
  const endings = texts.flatMap((ofCategory) => [
    ...new Set(ofCategory.flatMap(({ units }) => (units.length > 1 ? [units.at(-1)!.text] : []))),
  ])
  return new Map([...Map.groupBy(endings, (word) => word)].map(([word, same]) => [word, same.length]))
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
    name
      .split(separators)
      .map((part, index) => ({ text: part.trim(), kind: index === 0 ? 'firstPart' : 'laterPart' }) as const),
  )
  return [
    ...[...nameTexts].map((text): Text => ({ text, kind: 'name', weight: textWeights.name })),
    ...parts.filter(({ text }) => isLeaf && text && !nameTexts.has(text)).map((part): Text => ({ ...part, weight: 0 })),
    ...synonyms.map((text): Text => ({ text, kind: 'synonym', weight: textWeights.synonym })),
    ...phrases.map((text): Text => ({ text, kind: 'phrase', weight: textWeights.phrase })),
    ...possiblePhrases.map((text): Text => ({ text, kind: 'possiblePhrase', weight: textWeights.possiblePhrase })),
  ]
}
