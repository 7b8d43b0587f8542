import { pairWeight, wordWeight } from './function-words.ts'
import { phraseUnits, readWordLines } from './lexicons.ts'
import { longestMatches, makePhraseTable, type Unit } from './units.ts'

const lines = readWordLines('concepts.txt')
const decisiveMark = '! '

/** The concepts of reference/concepts.txt by their words: each line has a number. */
const concepts = makePhraseTable<readonly number[]>(
  lines.flatMap((line, index) =>
    line
      .replace(decisiveMark, '')
      .split(', ')
      .map((text) => [phraseUnits(text), [index]] as const),
  ),
  true,
  (one, other) => [...new Set([...one, ...other])],
  () => true,
)

/** Terms for the concepts in these units; the longest words are taken first. */
export function conceptTerms(units: readonly Unit[]): { term: string; weight: number }[] {
  return longestMatches(units, concepts, () => true).flatMap(({ start, end, value }) => {
    const isCharacter = end - start === 1 && units[start]!.isChinese
    const words = units.slice(start, end).map(({ text }) => text)
    const meaning = Math.max(...words.map(wordWeight)) * pairWeight(words.join(''))
    const weight = isCharacter ? conceptWeights.character : conceptWeights.word * (meaning < 1 ? 0.5 : 1)
    return value.map((index) => ({
      term: `~${index}`,
      weight: lines[index]!.startsWith(decisiveMark)
        ? conceptWeights.decisive * Math.max(weight, conceptWeights.decisiveCharacter)
        : weight,
    }))
  })
}

/** A single Chinese character may be a part of another word. */
const conceptWeights = { word: 1, character: 0.2, decisive: 1.8, decisiveCharacter: 1 } as const
