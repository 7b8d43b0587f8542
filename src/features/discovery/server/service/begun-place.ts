import { editDistance } from '../search/lexicon.ts'
import type { Entry } from '../search/phrases.ts'
import { categoriesStartingWith } from '../search/suggest.ts'
import type { Token } from '../search/tokenizer.ts'
import type { Vocabulary } from '../search/vocabulary.ts'
import { understand } from '../understanding/understand.ts'
import { tokensOf, type Unit, unitsOf } from '../understanding/units.ts'

/** A need, and beside it the beginning of a place's name, or one of its names with a letter wrong. */
export type BegunPlace = {
  need: Token[]
  words: Token[]
  /** Null if several places begin so: sha, tai k. */
  place: Entry | null
}

const maxWords = 8
const maxWordsOfPlace = 3
/** Shorter beginnings of a single word are as well names of people: plumber wong. */
const minLettersOfWord = 5
const minLettersToCorrect = 6

/**
 * The place that the first or last English words of a query begin or misspell, if the other words are the name of a category
 * and nothing else: plumber sha t, kwun ton plumber, plumber yau ma tai.
 */
export function findBegunPlace(tokens: readonly Token[], vocabulary: Vocabulary): BegunPlace | null {
  const units = unitsOf(tokens)
  if (units.length < 2 || units.length > maxWords) return null
  for (let size = Math.min(maxWordsOfPlace, units.length - 1); size > 0; size--)
    for (const start of [units.length - size, 0]) {
      const words = units.slice(start, start + size)
      const places = placesLike(words, vocabulary)
      const others = units.toSpliced(start, size)
      // "Car re" begins a car repair.
      if (
        places.length === 0 ||
        !isNeed(others, vocabulary) ||
        categoriesStartingWith(tokens, vocabulary, 1).length > 0
      )
        continue
      const isClear = places.length === 1 && (size > 1 || words[0]!.text.length >= minLettersOfWord)
      return { need: tokensOf(others), words: tokensOf(words), place: isClear ? places[0]! : null }
    }
  return null
}

function isNeed(units: readonly Unit[], { understanding }: Vocabulary): boolean {
  const { need, place, manners, rest } = understand(units, understanding)
  return need?.isSure === true && need.isPhrase && place === null && manners.length + rest.length === 0
}

/** The areas with a name that begins with these words; else those with one that has another letter. A district counts as the area of its name. */
function placesLike(words: readonly Unit[], vocabulary: Vocabulary): Entry[] {
  const typed = words.map(({ text }) => text).join(' ')
  if (!/^[a-z ]{3,}$/.test(typed)) return []
  const names = englishNames(vocabulary)
  const begun = names.filter(({ name }) => name.startsWith(typed))
  const joined = typed.replaceAll(' ', '')
  const found =
    begun.length > 0 || joined.length < minLettersToCorrect || words.length === 1
      ? begun
      : names.filter(({ name }) => editDistance(joined, name.replaceAll(' ', ''), 1) <= 1)
  const [first] = found
  const isSame = ({ name }: (typeof found)[number]) => name === first!.name || name === `${first!.name} district`
  return first && found.every(isSame) ? [first.area] : found.map(({ area }) => area)
}

const known = new WeakMap<Vocabulary['areas'], { name: string; area: Entry }[]>()

/** Areas by their English names, the smallest ones and short names first. */
function englishNames({ areas }: Vocabulary): { name: string; area: Entry }[] {
  const names =
    known.get(areas) ??
    [...areas.values()]
      .map((area) => ({ name: area.names.en.toLowerCase().replaceAll(/[^a-z]+/g, ' '), area }))
      .sort((one, other) => one.name.length - other.name.length)
  known.set(areas, names)
  return names
}
