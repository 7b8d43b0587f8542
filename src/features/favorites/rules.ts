/** More than anybody keeps in mind; it bounds the one list that every page of a member carries. */
export const maxFavorites = 1_000

/** The words of a search among favourites, each of which a listing has to hold: at most eight, in lower case. */
export function searchedWords(q: string): string[] {
  return q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
}

/**
 * Whether a listing's texts hold every searched word, somewhere. `toSimplified` makes the two Chinese scripts one; the
 * words are compared as they stand too, since it reads by phrases and a word alone may turn out differently.
 */
export function holdsAll(text: string, words: readonly string[], toSimplified: (text: string) => string): boolean {
  const given = text.toLowerCase()
  const simplified = toSimplified(given)
  return words.every((word) => given.includes(word) || simplified.includes(toSimplified(word)))
}
