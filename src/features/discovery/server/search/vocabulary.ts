import { subtokensOf, type Entry, categoryWords, type Phrase, phrasesOf } from './phrases.ts'

/** The categories and areas that words denote, as keys in the index. */
export type Meaning = { categories: number[]; areas: number[] }

/** Categories and areas prepared for queries. Entries are in display order. */
export type Vocabulary = {
  categories: Map<number, Entry>
  areas: Map<number, Entry>
  categoryOf: (slug: string) => Entry | undefined
  areaOf: (slug: string) => Entry | undefined
  /** Meaning of a sequence of subtokens as a whole phrase. */
  meaningOf: (subtokens: readonly string[]) => Meaning | undefined
  /** Meaning of all phrases that start with these subtokens followed by a word with the prefix `lastWord`. */
  completionsOf: (subtokens: readonly string[], lastWord: string) => Meaning
  /** Length of the longest phrase in subtokens. */
  maxPhraseLength: number
  /** Folded English words of names and synonyms, for spelling correction. */
  words: ReadonlySet<string>
  /** Every name and synonym, for suggestions. */
  phrases: Phrase[]
}

export function makeVocabulary(categories: readonly Entry[], areas: readonly Entry[]): Vocabulary {
  const phrases = [
    ...categories.flatMap((entry) => phrasesOf(entry, 'category')),
    ...areas.flatMap((entry) => phrasesOf(entry, 'area')),
  ]
  const byNo = (entries: readonly Entry[]) => new Map(entries.map((entry) => [entry.no, entry]))
  const bySlug = (entries: readonly Entry[]) => new Map(entries.map((entry) => [entry.slug, entry]))
  const entries = { categories: byNo(categories), areas: byNo(areas) }
  const slugs = { categories: bySlug(categories), areas: bySlug(areas) }
  const meanings = meaningsOf(phrases, entries)
  return {
    ...entries,
    categoryOf: (slug) => slugs.categories.get(slug),
    areaOf: (slug) => slugs.areas.get(slug),
    meaningOf: (subtokens) => meanings.get(subtokens.join('')),
    completionsOf: (subtokens, lastWord) => completions(phrases, subtokens, lastWord),
    maxPhraseLength: Math.max(1, ...phrases.map(({ tokens }) => subtokensOf(tokens).length)),
    words: new Set(
      phrases.flatMap(({ tokens }) => tokens.flatMap(({ text }) => (/^[a-z]{3,}$/.test(text) ? [text] : []))),
    ),
    phrases,
  }
}

function meaningsOf(
  phrases: readonly Phrase[],
  { categories, areas }: Pick<Vocabulary, 'categories' | 'areas'>,
): Map<string, Meaning> {
  const found = new Map<string, { categories: Set<number>; areas: Set<number> }>()
  const meaningAt = (key: string) => {
    const meaning = found.get(key) ?? { categories: new Set(), areas: new Set() }
    found.set(key, meaning)
    return meaning
  }
  for (const { kind, entry, tokens } of phrases)
    meaningAt(subtokensOf(tokens).join(''))[kind === 'category' ? 'categories' : 'areas'].add(entry.no)
  for (const [word, numbers] of categoryWords(phrases)) for (const no of numbers) meaningAt(word).categories.add(no)
  return new Map(
    [...found].map(([key, meaning]) => [
      key,
      { categories: withoutAncestors(meaning.categories, categories), areas: withoutAncestors(meaning.areas, areas) },
    ]),
  )
}

/** Removes entries that contain another of them: "Lamma" is the island, although an area around it has that name too. */
function withoutAncestors(numbers: ReadonlySet<number>, entries: ReadonlyMap<number, Entry>): number[] {
  const wider = new Set<number>()
  for (const no of numbers) {
    for (let parent = entries.get(no)?.parent ?? null; parent !== null; parent = entries.get(parent)?.parent ?? null)
      wider.add(parent)
  }
  return [...numbers].filter((no) => !wider.has(no))
}

function completions(phrases: readonly Phrase[], subtokens: readonly string[], lastWord: string): Meaning {
  const typed = subtokens.join('')
  const found = { category: new Set<number>(), area: new Set<number>() }
  for (const { entry, kind, tokens } of phrases) {
    const last = tokens[subtokens.length]
    if (!last || last.isChinese || !last.text.startsWith(lastWord)) continue
    // Groups are too broad to be matched by a prefix of their name.
    if (kind === 'category' && entry.parent === null) continue
    if (subtokensOf(tokens.slice(0, subtokens.length)).join('') === typed) found[kind].add(entry.no)
  }
  return { categories: [...found.category], areas: [...found.area] }
}
