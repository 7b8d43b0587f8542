/** A phrase, or one that fits another category better (`w` 0.5). */
type PhraseJson = string | { t: string; w: number }
type PhrasesJson = Record<string, PhraseJson[]>
/** The part of `reference/intents.json` about categories. */
export type IntentsJson = {
  categories: Record<string, { words: PhrasesJson; problems?: PhrasesJson }>
  /** Phrases for a whole group first, then those for some of its categories. */
  groups: Record<string, { covers: string[]; words: PhrasesJson }[]>
}

/** Phrases of a category or group from `intents.json`. A phrase for several categories of a group is a possible one of each. */
export function phraseFields(
  slug: string,
  { categories, groups }: IntentsJson,
): { phrases: string[]; possiblePhrases: string[] } {
  const { words = {}, problems = {} } = categories[slug] ?? { words: groups[slug]?.[0]?.words }
  const all = [...Object.values(words), ...Object.values(problems)].flat()
  const shared = Object.values(groups).flatMap((parts) => parts.slice(1).filter(({ covers }) => covers.includes(slug)))
  return {
    phrases: all.flatMap((phrase) => (typeof phrase === 'string' ? [phrase] : [])),
    possiblePhrases: [
      ...all.flatMap((phrase) => (typeof phrase === 'string' ? [] : [phrase.t])),
      ...shared.flatMap((part) =>
        Object.values(part.words)
          .flat()
          .map((phrase) => (typeof phrase === 'string' ? phrase : phrase.t)),
      ),
    ],
  }
}
