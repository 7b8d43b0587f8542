import simplifiedToTraditional from 'opencc-js/dict/STCharacters'
import simplifiedPhrases from 'opencc-js/dict/STPhrases'
import traditionalToSimplified from 'opencc-js/dict/TSCharacters'

const pairs = (dictionary: string) => dictionary.split('|').map((entry) => entry.split(' ') as [string, string])
const charactersOf = (texts: string[]) => new Set(texts.flatMap((text) => [...text]))

// A character counts for one script only when no phrase of the other script is written with it (后, 里, 乾 serve both).
const phrases = pairs(simplifiedPhrases)
const goodInTraditional = charactersOf(phrases.map(([, traditional]) => traditional))
const goodInSimplified = charactersOf(phrases.map(([simplified]) => simplified))
// In those phrases only as rare surnames and place names; anywhere else they are the other script.
const simplifiedAllTheSame = '万与价党广种确适厂虫'
const traditionalAllTheSame = '麼廢舖'

const only = (dictionary: string, goodElsewhere: Set<string>, allTheSame: string) =>
  new Set([
    ...pairs(dictionary)
      .map(([character]) => character)
      .filter((one) => !goodElsewhere.has(one)),
    ...allTheSame,
  ])

/** Characters that a text in the other script never holds. */
const foreignTo = {
  'zh-Hant': only(simplifiedToTraditional, goodInTraditional, simplifiedAllTheSame),
  'zh-Hans': only(traditionalToSimplified, goodInSimplified, traditionalAllTheSame),
}

/** The characters of a text that belong to the other Chinese script, each once. */
export function foreignCharacters(text: string, locale: 'zh-Hant' | 'zh-Hans'): string[] {
  return [...new Set(text)].filter((character) => foreignTo[locale].has(character))
}
