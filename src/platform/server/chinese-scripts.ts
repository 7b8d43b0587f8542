import simplifiedToTraditional from 'opencc-js/dict/STCharacters'
import simplifiedPhrases from 'opencc-js/dict/STPhrases'
import traditionalToSimplified from 'opencc-js/dict/TSCharacters'

const pairs = (dictionary: string) => dictionary.split('|').map((entry) => entry.split(' ') as [string, string])
const charactersOf = (texts: string[]) => new Set(texts.flatMap((text) => [...text]))

// A character belongs to one script only when no phrase of the other script contains it (后, 里, 乾 belong to both).
const phrases = pairs(simplifiedPhrases)
const usedInTraditional = charactersOf(phrases.map(([, traditional]) => traditional))
const usedInSimplified = charactersOf(phrases.map(([simplified]) => simplified))
// Exceptions: in those phrases only as rare surnames and place names, otherwise characters of the other script.
const simplifiedExceptions = '万与价党广种确适厂虫'
const traditionalExceptions = '麼廢舖'

const exclusiveCharacters = (dictionary: string, usedElsewhere: Set<string>, exceptions: string) =>
  new Set([
    ...pairs(dictionary)
      .map(([character]) => character)
      .filter((one) => !usedElsewhere.has(one)),
    ...exceptions,
  ])

/** Characters that do not occur in text of the given script. */
const foreignCharactersOf = {
  'zh-Hant': exclusiveCharacters(simplifiedToTraditional, usedInTraditional, simplifiedExceptions),
  'zh-Hans': exclusiveCharacters(traditionalToSimplified, usedInSimplified, traditionalExceptions),
}

/** The characters of a text that belong to the other Chinese script, without duplicates. */
export function foreignCharacters(text: string, locale: 'zh-Hant' | 'zh-Hans'): string[] {
  return [...new Set(text)].filter((character) => foreignCharactersOf[locale].has(character))
}
