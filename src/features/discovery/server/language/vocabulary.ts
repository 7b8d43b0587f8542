import { makeNeedIndex } from './need-index.ts'
import { type Entry, type Phrase, phrasesOf } from './phrases.ts'
import { aliasesOf, makePlaceTable } from './places.ts'
import type { UnderstandingIndex } from './sorting.ts'

/** Categories and areas prepared for queries. Entries are in display order. */
export type Vocabulary = {
  categories: Map<number, Entry>
  areas: Map<number, Entry>
  categoryOf: (slug: string) => Entry | undefined
  areaOf: (slug: string) => Entry | undefined
  understanding: UnderstandingIndex
  /** Folded English words of names and synonyms, for spelling correction. */
  words: ReadonlySet<string>
  /** Those of them that are a whole name or synonym. */
  phraseWords: ReadonlySet<string>
  /** Every name, synonym, alias and phrase, for suggestions. */
  phrases: Phrase[]
}

/** Takes about 100 ms. */
export function makeVocabulary(categories: readonly Entry[], areas: readonly Entry[]): Vocabulary {
  const byNo = (entries: readonly Entry[]) => new Map(entries.map((entry) => [entry.no, entry]))
  const bySlug = (entries: readonly Entry[]) => new Map(entries.map((entry) => [entry.slug, entry]))
  const slugs = { categories: bySlug(categories), areas: bySlug(areas) }
  const places = areas.map((area) => ({ ...area, phrases: [...aliasesOf(area.slug)] }))
  const phrases = [
    ...categories.flatMap((entry) => phrasesOf(entry, 'category')),
    ...places.flatMap((entry) => phrasesOf(entry, 'area')),
  ]
  const namesAndSynonyms = phrases.filter(({ isPhrase, kind }) => kind === 'area' || !isPhrase)
  return {
    categories: byNo(categories),
    areas: byNo(areas),
    categoryOf: (slug) => slugs.categories.get(slug),
    areaOf: (slug) => slugs.areas.get(slug),
    understanding: { needs: makeNeedIndex(categories), places: makePlaceTable(areas) },
    words: new Set(
      namesAndSynonyms.flatMap(({ tokens, suffixes, kind }) =>
        // Areas also count without spaces: "mongkok".
        [...tokens.map(({ text }) => text), ...(kind === 'area' ? suffixes.slice(0, 1) : [])].filter((text) =>
          /^[a-z]{3,}$/.test(text),
        ),
      ),
    ),
    phraseWords: new Set(
      namesAndSynonyms.flatMap(({ tokens }) => (tokens.length === 1 ? tokens.map(({ text }) => text) : [])),
    ),
    phrases,
  }
}
