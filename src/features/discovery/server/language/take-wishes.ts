import type { Manner } from '../../rules/manners.ts'
import { isFunctionWord } from './function-words.ts'
import { type Certainties, phraseCertainty } from './need-index.ts'
import type { Sorting, Wish } from './sorting.ts'
import { isOutside, lengthOf, longestMatches, type Span, textOf, type Unit, wordCount } from './units.ts'
import { mannersOf, type WishPhrase, wishPhrases } from './wishes.ts'

/** Recognises how the service is wanted, and takes those words away that say no more. */
export function takeWishes(sorting: Sorting): Sorting {
  const { all, ignore, phrases, place } = sorting
  const isSentence = wordCount(all) > maxWordsOfPhrase
  const isWhole = (span: Span<WishPhrase>) =>
    isOutside(span, phrases) &&
    !isPartOfWord(all, span, phrases) &&
    !goesOn(span, phrases) &&
    (!span.value.isBare || isBesideTrade(all, span, phrases)) &&
    !(isLanguage(span) ? isLearnt(all, span) : isOnlyNeed(span, phrases))
  // A story's own times say what happened too, and an emergency vet is a kind of vet.
  const isShared = (span: Span<WishPhrase>) =>
    span.value.isShared ||
    (isSentence && isTime(span.value)) ||
    (!isOutside(span, phrases) && isWishInPhrase(all, span))
  const isWish = (span: Span<WishPhrase>) =>
    !(span.value.isLoose && isSentence) &&
    !countsMore(all, span) &&
    !sorting.taken.slice(span.start, span.end).some(Boolean) &&
    (isShared(span) || isWhole(span))
  const spans = longestMatches(all, wishPhrases, isWish)
  const wishSpans = spans.filter((span) => !isShared(span))
  const shared = spans.filter(isShared).flatMap(({ start, end }) => all.slice(start, end))
  const isIn = (at: number) => wishSpans.some(({ start, end }) => start <= at && at < end)
  const taken = sorting.taken.map((is, at) => is || isIn(at))
  const wishes = spans.map(({ start, end, value }): Wish => {
    const words = all.slice(start, end)
    return { manners: mannersOf(value, words), words: textOf(words) }
  })
  // Near a place is not near the visitor.
  const isMeant = (manner: Manner) => !ignore.has(manner) && !(manner === 'near_me' && place)
  const manners = [...new Set(wishes.flatMap((wish) => wish.manners))].filter(isMeant)
  return { ...sorting, taken, wishSpans, shared, wishes, manners }
}

/** Whether a phrase of a category begins within this manner and ends after it: 名片 in 有名片, 日文班 in 識日文班. */
const goesOn = (span: Span<unknown>, phrases: readonly Span<unknown>[]) =>
  phrases.some(({ start, end }) => start > span.start && start < span.end && end > span.end)

/** Whether all that may be needed is a part of this manner: 保險 in 邊度有保險. */
const isOnlyNeed = (span: Span<unknown>, phrases: readonly Span<unknown>[]) =>
  phrases.length > 0 &&
  phrases.every((phrase) => phrase.start >= span.start && phrase.end <= span.end && lengthOf(phrase) < lengthOf(span))

/** Whether words of a trade's phrase say how it is wanted too: emergency vet, but not best man, English lessons or 急救班. */
const isWishInPhrase = (units: readonly Unit[], span: Span<WishPhrase>) =>
  !span.value.isLoose &&
  !span.value.isBare &&
  !isLanguage(span) &&
  !span.value.manners.includes('best') &&
  (lengthOf(span) > 1 || !units[span.start]!.isChinese)

const isTime = ({ manners, hour }: WishPhrase) =>
  hour !== null || manners.some((manner) => manner.startsWith('on:') || manner.startsWith('at:'))

const isLanguage = ({ value }: Span<WishPhrase>) => value.manners.some((manner) => manner.startsWith('speaks:'))

/** Whether a language is what somebody wants to learn, not what a provider should speak: learn to speak Cantonese. */
const isLearnt = (units: readonly Unit[], { start, end, value }: Span<WishPhrase>) =>
  units.slice(Math.max(0, start - 2), start).some(({ stem }) => learningStems.has(stem)) ||
  (value.isBare && lessons.test(textOf(units.toSpliced(start, end - start))))
const learningStems = new Set('learn practis practic improv studi teach 学 教 练 补'.split(' '))
const lessons = /\b(?:lesson|class|course|teacher|tutor|tuition|exam|learn)|[班课堂学教]|老师|导师|补习|考试/

/** Whether another word of the query names a trade that has nothing to do with these. */
const isBesideTrade = (units: readonly Unit[], span: Span<unknown>, phrases: readonly Span<Certainties>[]) => {
  const own = phrases.find(({ start }) => start === span.start)?.value
  return phrases.some(
    ({ start, end, value }) =>
      (end <= span.start || start >= span.end) &&
      Math.max(...value.values()) >= phraseCertainty.synonym &&
      ![...value.keys()].some((no) => own?.has(no)),
  )
}

/** Whether a number counts the word that follows: for 2 bedrooms. */
const countsMore = (units: readonly Unit[], { end }: Span<unknown>) =>
  /\d$/.test(units[end - 1]!.text) &&
  units[end] !== undefined &&
  !units[end].isChinese &&
  !isFunctionWord(units[end].text)

/** Longer queries are sentences. */
const maxWordsOfPhrase = 6

/** Whether one Chinese character (平, 急) is within a word: neither at the end nor before what is needed. */
function isPartOfWord(units: readonly Unit[], span: Span<unknown>, needs: readonly Span<unknown>[]): boolean {
  if (lengthOf(span) > 1 || !units[span.start]!.isChinese || span.end === units.length) return false
  return !needs.some(({ start }) => start === span.end)
}
