import { findBegunPlace } from './begun-place.ts'
import { tokenizeQuery } from './query.ts'
import { asTyped, type Reading, understandTokens } from './reading.ts'
import { unitsOf } from './units.ts'

/** Completes the place that the words beside a trade begin; where several may be meant, its words only weigh. */
export function readBegunPlace(reading: Reading): Reading {
  const { given, typed } = reading
  const begun = findBegunPlace(typed, given.dictionary.vocabulary)
  // A word that may begin many places says nothing beside one: kowloon b, but not sha tin pai.
  if (!begun || (!begun.place && reading.understanding.place !== null)) return reading
  const { need, words, place, isOnly } = begun
  const chinese = given.locale === 'zh-Hans' ? given.locale : 'zh-Hant'
  const name = place?.names[words[0]!.isChinese ? chinese : 'en'] ?? ''
  const tokens = place ? [...need, ...tokenizeQuery(name)] : typed
  const rest = unitsOf(words)
  const asRead = understandTokens(place ? tokens : need, given)
  // Which of several places is meant is a guess, which must not sell a place.
  const isGuess = place !== null && !isOnly
  const said = isGuess && asRead.need ? { ...asRead, need: { ...asRead.need, isForPaid: false } } : asRead
  const completed = words.map(({ text }, index) => [text, index === 0 ? name : ''] as const)
  return {
    ...reading,
    tokens,
    completed: tokens,
    understanding: place ? said : { ...said, words: [...said.words, ...rest], rest },
    spelling: { ...asTyped(tokens), corrections: new Map(place ? completed : []) },
    isCorrected: place !== null,
    isSettled: true,
  }
}
