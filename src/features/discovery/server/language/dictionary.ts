import { type Lexicon, makeLexicon } from './lexicon.ts'
import type { scoreListingWords } from './listing-words.ts'
import { englishWords } from './spelling.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Query-time dictionaries: categories and areas with their synonyms, and the words of listings. */
export type SearchDictionary = {
  vocabulary: Vocabulary
  lexicon: Lexicon
  /** Number of public listings by `category_no`, a few minutes old. */
  sizes: ReadonlyMap<number, number>
}

/** The words and sizes that listings add to the vocabulary. */
export type ListingWords = {
  common: [word: string, listings: number][]
  scoreListings: ReturnType<typeof scoreListingWords>
  sizes: SearchDictionary['sizes']
}

export function makeDictionary(
  vocabulary: Vocabulary,
  { common, scoreListings, sizes }: ListingWords,
): SearchDictionary {
  const { understanding } = vocabulary
  const { needs } = understanding
  const lexicon = makeLexicon(common, vocabulary.words, {
    phrases: vocabulary.phraseWords,
    ofNeeds: needs.words,
    plain: englishWords,
    joined: needs.joinedNames,
  })
  const withListings = { ...understanding, needs: { ...needs, scoreListings } }
  return { lexicon, sizes, vocabulary: { ...vocabulary, understanding: withListings } }
}
