import { lexemeTokens, type Entry, headWords, type Phrase, phrasesOf } from './phrases.ts'

/** What words may mean: keys of categories and of areas. */
export type Meaning = { categories: number[]; areas: number[] }

/** What admins laid down, made ready for queries. Entries stand in the order in which screens show them. */
export type Vocabulary = {
  categories: Map<number, Entry>
  areas: Map<number, Entry>
  categoryOf: (slug: string) => Entry | undefined
  areaOf: (slug: string) => Entry | undefined
  /** What a sequence of atoms means as a whole. */
  meaningOf: (atoms: readonly string[]) => Meaning | undefined
  /** What phrases mean that begin with these atoms, the last of which may be cut short. */
  completionsOf: (atoms: readonly string[], lastWord: string) => Meaning
  /** The longest phrase, in atoms. */
  longest: number
  /** Folded English words of names and synonyms, for spelling. */
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
    meaningOf: (atoms) => meanings.get(atoms.join('')),
    completionsOf: (atoms, lastWord) => completions(phrases, atoms, lastWord),
    longest: Math.max(1, ...phrases.map(({ tokens }) => lexemeTokens(tokens).length)),
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
  const at = (key: string) => {
    const meaning = found.get(key) ?? { categories: new Set(), areas: new Set() }
    found.set(key, meaning)
    return meaning
  }
  for (const { kind, entry, tokens } of phrases)
    at(lexemeTokens(tokens).join(''))[kind === 'category' ? 'categories' : 'areas'].add(entry.no)
  for (const [word, numbers] of headWords(phrases)) for (const no of numbers) at(word).categories.add(no)
  return new Map(
    [...found].map(([key, meaning]) => [
      key,
      { categories: narrowest(meaning.categories, categories), areas: narrowest(meaning.areas, areas) },
    ]),
  )
}

/** Without what holds another of them: Lamma is the island, though the region goes by that name too. */
function narrowest(numbers: ReadonlySet<number>, entries: ReadonlyMap<number, Entry>): number[] {
  const wider = new Set<number>()
  for (const no of numbers) {
    for (let parent = entries.get(no)?.parent ?? null; parent !== null; parent = entries.get(parent)?.parent ?? null)
      wider.add(parent)
  }
  return [...numbers].filter((no) => !wider.has(no))
}

function completions(phrases: readonly Phrase[], atoms: readonly string[], lastWord: string): Meaning {
  const typed = atoms.join('')
  const found = { category: new Set<number>(), area: new Set<number>() }
  for (const { entry, kind, tokens } of phrases) {
    const last = tokens[atoms.length]
    if (!last || last.isChinese || !last.text.startsWith(lastWord)) continue
    // A group is too much to be meant by the beginning of its name.
    if (kind === 'category' && entry.parent === null) continue
    if (lexemeTokens(tokens.slice(0, atoms.length)).join('') === typed) found[kind].add(entry.no)
  }
  return { categories: [...found.category], areas: [...found.area] }
}
