import type { Manner } from '../../rules/manners.ts'
import { fold } from '../language/folding.ts'
import type { Understanding } from '../language/understand.ts'
import { textOf, tokensOf, wordCount } from '../language/units.ts'

/** Of more words, those without a meaning are parts of a story rather than wishes. */
const maxWordsOfStory = 12

/**
 * The words of a query that no listing could be chosen or sorted by, as they were typed, in their order: wishes that no
 * listing states, or that none here meets beside the others, and words without a meaning that no name shown contains.
 */
export function findNotUsed(
  q: string,
  { wishes, words, rest }: Understanding,
  unmet: readonly Manner[],
  names: readonly string[],
): string[] {
  const isUnused = (manners: readonly Manner[]) => manners.every((manner) => unmet.includes(manner))
  const ofWishes = wishes.filter(({ manners }) => isUnused(manners)).map((wish) => wish.words)
  const shown = names.map(fold).join('\n')
  const isWish = (text: string) => wishes.some((wish) => wish.words.includes(text))
  const ofRest =
    wordCount(words) > maxWordsOfStory
      ? []
      : tokensOf(rest)
          .map(({ text }) => text)
          .filter((text) => !shown.includes(text) && !isWish(text))
  const found = [...ofWishes, ...ofRest].map((text) => asTyped(q, text))
  const all = [...new Set(found)].sort((one, other) => q.indexOf(one) - q.indexOf(other))
  return all.filter((text) => !all.some((other) => other !== text && other.includes(text)))
}

/** The part of a text that is these words when it is folded; the words themselves if none is. */
export function asTyped(text: string, words: string): string {
  const letters = Array.from(text, (letter) => fold(letter).replace(/[^\p{L}\p{N}\p{M}$¥]/gu, ''))
  const ends = letters.map((_, index) => letters.slice(0, index + 1).join('').length)
  const wanted = words.replace(/[^\p{L}\p{N}\p{M}$¥]/gu, '')
  const at = letters.join('').indexOf(wanted)
  if (at < 0 || wanted === '') return words
  const first = ends.findIndex((end) => end > at)
  const last = ends.findIndex((end) => end >= at + wanted.length)
  return Array.from(text)
    .slice(first, last + 1)
    .join('')
}

/** Whether a query says more than what is needed and where: then its own words say it best. */
export const saysMore = ({ wishes, words, rest }: Understanding): boolean =>
  wishes.some(({ manners }) => manners.join() !== 'near_me') || textOf(rest) !== '' || wordCount(words) > 4
