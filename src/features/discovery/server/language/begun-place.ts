import { locales } from '#shared/locale.ts'
import { fold } from './folding.ts'
import { editDistance } from './lexicon.ts'
import { fillers } from './lexicons.ts'
import type { Entry } from './phrases.ts'
import { aliasesOf } from './places.ts'
import { categoriesStartingWith } from './suggest.ts'
import { joinTokens, type Token, tokenize } from './tokenizer.ts'
import { understand } from './understand.ts'
import { tokensOf, type Unit, unitsOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A need, and beside it the beginning of a place's name, or one of its names with a letter wrong. */
export type BegunPlace = {
  need: Token[]
  words: Token[]
  /** Null for one short word, which may be a person's name as well, and for one that several places begin with: wong, tai. */
  place: Entry | null
  /** Whether no other place begins so. */
  isOnly: boolean
}

const maxUnits = 8
const maxUnitsOfPlace = 3
/** Shorter beginnings of a single word are as well names of people: plumber wong. */
const minLettersOfWord = 5
const minLettersToCorrect = 6

/**
 * The place that the words at either end of a query begin or misspell, if the other words are the name of a category and
 * nothing else: plumber sha t, kwun ton plumber, plumber taiko, 水喉 沙. Where several begin so, the likeliest.
 */
export function findBegunPlace(tokens: readonly Token[], vocabulary: Vocabulary): BegunPlace | null {
  const units = unitsOf(tokens)
  if (units.length < 2 || units.length > maxUnits) return null
  for (let size = Math.min(maxUnitsOfPlace, units.length - 1); size > 0; size--)
    for (const start of [units.length - size, 0]) {
      const words = units.slice(start, start + size)
      const others = units.toSpliced(start, size)
      const places = mayBegin(words, vocabulary) ? placesLike(words, vocabulary) : []
      if (
        places.length === 0 ||
        !isNeed(others, vocabulary) ||
        (words[0]!.isChinese && (start === 0 || isInsideWord(tokens, units, start, vocabulary))) ||
        // "Car re" begins a car repair.
        categoriesStartingWith(tokens, vocabulary, 1).length > 0
      )
        continue
      const isClear = size > 1 || isUnlikeName(words[0]!, places)
      const isOnly = places.every(({ area }) => area === places[0]!.area)
      return { need: tokensOf(others), words: tokensOf(words), place: isClear ? places[0]!.area : null, isOnly }
    }
  return null
}

/** Whether a single word is a beginning of a place rather than a name of a person: taiko, causew, 沙, but not tai or wong. */
const isUnlikeName = ({ text, isChinese }: Unit, [first, ...others]: readonly PlaceName[]) =>
  isChinese || text.length > first!.firstWord || (others.length === 0 && text.length >= minLettersOfWord)

/** Whether these words neither are a place already nor mean anything else: 油 begins 油麻地, and is paint. */
function mayBegin(words: readonly Unit[], { understanding }: Vocabulary): boolean {
  const { need, place, manners, rest } = understand(words, understanding)
  const isFiller = fillers.matchesAt(words, 0).some(({ end }) => end === words.length)
  return !need?.isSure && manners.length === 0 && !isFiller && (place === null || rest.length > 0)
}

/** Whether Chinese characters that no space sets apart make a word with the one before them. */
function isInsideWord(
  tokens: readonly Token[],
  units: readonly Unit[],
  start: number,
  { understanding }: Vocabulary,
): boolean {
  const isApart = [...tokens.at(-1)!.text].length === units.length - start
  return !isApart && understanding.needs.scorer.frequency(units[start - 1]!.stem + units[start]!.stem) > 0
}

/** Whether these words are a name of a category, or one word that several share. */
function isNeed(units: readonly Unit[], { understanding }: Vocabulary): boolean {
  const { need, place, manners, rest } = understand(units, understanding)
  if (!need || place !== null || manners.length + rest.length > 0) return false
  return need.isSure ? need.isPhrase : tokensOf(units).length === 1
}

/** A name of a place without spaces, and the length of its first word. */
type PlaceName = { name: string; firstWord: number; area: Entry }

/** The places with a name that begins with these words, likeliest first; else the only one with a name that has another letter. */
function placesLike(words: readonly Unit[], vocabulary: Vocabulary): PlaceName[] {
  const typed = words.map(({ text }) => text).join('')
  if (!/^(?:[a-z]{3,}|\p{Script=Han}+)$/u.test(typed)) return []
  const names = namesOfPlaces(vocabulary)
  const begun = names.filter(({ name }) => name.startsWith(typed))
  const mayBeMisspelt = begun.length === 0 && words.length > 1 && typed.length >= minLettersToCorrect
  const found = mayBeMisspelt ? names.filter(({ name }) => editDistance(typed, name, 1) <= 1) : begun
  // A district of the same name counts as its area: Sha Tin District, Central and Western District.
  const around = new Set(found.flatMap(({ area }) => areasAround(area, vocabulary)))
  const places = found.filter(({ area }) => !around.has(area))
  return mayBeMisspelt && places.length > 1 ? [] : places
}

function areasAround({ parent }: Entry, vocabulary: Vocabulary): Entry[] {
  const area = vocabulary.areas.get(parent ?? 0)
  return area ? [area, ...areasAround(area, vocabulary)] : []
}

const known = new WeakMap<Vocabulary['areas'], PlaceName[]>()

/** Names of places, short English ones first, and Chinese ones by how many words people have for the place. */
function namesOfPlaces({ areas }: Vocabulary): PlaceName[] {
  const lengthOf = ({ name }: PlaceName) => (/^[a-z]/.test(name) ? name.length : 0)
  const names =
    known.get(areas) ??
    [...areas.values()]
      .flatMap((area) =>
        [...new Set(locales.map((locale) => fold(area.names[locale])))].map((name) => ({
          name: joinTokens(name),
          firstWord: tokenize(name)[0]!.text.length,
          area,
        })),
      )
      .sort(
        (one, other) =>
          lengthOf(one) - lengthOf(other) || aliasesOf(other.area.slug).length - aliasesOf(one.area.slug).length,
      )
  known.set(areas, names)
  return names
}
