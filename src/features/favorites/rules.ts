/** Bounds the list of ids that every page of a member loads. */
export const maxFavorites = 1_000

/** Words of a search among favourites, in lower case, at most eight; a listing must contain all of them. */
export function searchWords(q: string): string[] {
  return q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
}

/**
 * Whether a listing's texts contain every word. `toSimplified` makes Traditional and Simplified Chinese comparable;
 * words are also compared unconverted, since the conversion works by phrases and may convert a single word differently.
 */
export function matchesAll(text: string, words: readonly string[], toSimplified: (text: string) => string): boolean {
  const lowerCased = text.toLowerCase()
  const simplified = toSimplified(lowerCased)
  return words.every((word) => lowerCased.includes(word) || simplified.includes(toSimplified(word)))
}
