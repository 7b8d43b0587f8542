import type { Ignorable, Manner } from '../../rules/manners.ts'
import { isFunctionWord } from './function-words.ts'
import { completeWords, fillers } from './lexicons.ts'
import { type Certainties, type NeedIndex, phraseCertainty } from './need-index.ts'
import { findNeed, type Need, unknownUnits } from './needs.ts'
import type { Place } from './places.ts'
import {
  bestCover,
  lengthOf,
  longestMatches,
  type PhraseTable,
  type Span,
  textOf,
  type Unit,
  wordCount,
} from './units.ts'
import { mannersOf, type WishPhrase, wishPhrases } from './wishes.ts'

/** Words of a query that say how the service is wanted, with the manners they mean; none where no listing states it. */
export type Wish = { manners: readonly Manner[]; words: string }

/** What a query means: need, place, manners, and the words that are left. */
export type Understanding = {
  need: Need | null
  /** `area_no` of the recognised place. */
  place: number | null
  /** The same of the place that somebody comes from: either serves. */
  from: number | null
  manners: Manner[]
  wishes: readonly Wish[]
  /** Words that are no place, manner or filler. */
  words: Unit[]
  /** Those of them without a recognised meaning. */
  rest: Unit[]
}

export type UnderstandingIndex = { needs: NeedIndex; places: PhraseTable<Place> }

/** The state of the words of a query after a step. */
export type Sorting = {
  all: readonly Unit[]
  index: UnderstandingIndex
  ignore: ReadonlySet<Ignorable>
  isGuess: boolean
  /** The phrases of categories that cover the most of the query. */
  phrases: readonly Span<Certainties>[]
  /** For each word, whether it is a part of a place or a manner. */
  taken: readonly boolean[]
  named: readonly Span<Place>[]
  /** The place that is meant, and the one that somebody comes from. */
  place: Place | null
  from: Place | null
  wishSpans: readonly Span<WishPhrase>[]
  /** The words of wishes that are left to the need. */
  shared: readonly Unit[]
  wishes: readonly Wish[]
  manners: readonly Manner[]
  /** The remaining words, and the same with the fillers among them. */
  words: readonly Unit[]
  beforeFillers: readonly Unit[]
  need: Need | null
}

/** The steps in order; places, manners and fillers take their words away from those that follow. */
const steps: readonly { name: string; run: (sorting: Sorting) => Sorting }[] = [
  { name: 'find phrases of trades', run: addPhrases },
  { name: 'take places', run: takePlaces },
  { name: 'take manners', run: takeManners },
  { name: 'take fillers', run: takeFillers },
  { name: 'find the need', run: addNeed },
]

/**
 * Understands a query. Words inside a longer phrase of a category are left to it ("central air conditioning", 平面設計).
 * @param isGuess whether any category with a word in common is better than none
 * @param watch is told what each step made of the words
 */
export function understand(
  all: readonly Unit[],
  index: UnderstandingIndex,
  ignore: ReadonlySet<Ignorable> = new Set(),
  isGuess = false,
  watch?: (step: string, before: Sorting, after: Sorting) => void,
): Understanding {
  let sorting: Sorting = {
    all,
    index,
    ignore,
    isGuess,
    phrases: [],
    taken: all.map(() => false),
    named: [],
    place: null,
    from: null,
    wishSpans: [],
    shared: [],
    wishes: [],
    manners: [],
    words: all,
    beforeFillers: all,
    need: null,
  }
  for (const { name, run } of steps) {
    const before = sorting
    sorting = run(before)
    watch?.(name, before, sorting)
  }
  const { need, place, from, manners, wishes, words } = sorting
  const unknown = need?.isPhrase ? [] : unknownUnits(words, index.needs)
  return {
    need,
    place: ignore.has('place') ? null : (place?.no ?? null),
    from: ignore.has('place') ? null : (from?.no ?? null),
    manners: [...manners],
    wishes,
    words: ignore.has('need') ? unknown : [...words],
    rest: need || ignore.has('need') ? unknown : [...words],
  }
}

function addPhrases(sorting: Sorting): Sorting {
  return { ...sorting, phrases: bestCover(sorting.all, sorting.index.needs.phrases) }
}

function takePlaces(sorting: Sorting): Sorting {
  const { all, index, phrases } = sorting
  // A phrase of a category that is also an alias of a place means the category (seoi hau).
  const isCategory = (span: Span<unknown>) => phrases.some(({ start, end }) => start === span.start && end === span.end)
  const isPlace = (span: Span<Place>) =>
    isOutside(span, phrases) &&
    isWholeWord(all, span) &&
    !isCategory(span) &&
    !isMeasure(all, span) &&
    !isWithinWords(all, span, index.needs)
  const named = longestMatches(all, index.places, isPlace)
  const taken = all.map((_, at) => named.some(({ start, end }) => start <= at && at < end))
  // A street goes through several places, of which the other one named is meant: 彌敦道 旺角.
  const meant =
    named.find(({ start }) => destinationWords.has(all[start - 1]?.text ?? '')) ??
    named.find(({ value }) => value.isName) ??
    named[0]
  const from = named.find((span) => span.value.no !== meant?.value.no && isJourney(all, span, meant!))
  return { ...sorting, taken, named, place: meant?.value ?? null, from: from?.value ?? null }
}

function takeManners(sorting: Sorting): Sorting {
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

function takeFillers(sorting: Sorting): Sorting {
  const { all, index, taken, place, manners } = sorting
  const beforeFillers = all.filter((_, at) => !taken[at])
  const content = withoutFillers(beforeFillers, index.needs)
  // A query of fillers only is searched for as it is, unless a place or a manner was recognised.
  const words = content.length > 0 || place || manners.length > 0 ? content : beforeFillers
  return { ...sorting, words, beforeFillers }
}

function addNeed(sorting: Sorting): Sorting {
  const { all, index, ignore, isGuess, named, wishSpans, shared, words, beforeFillers } = sorting
  if (ignore.has('need')) return sorting
  // A language may also be what somebody wants to learn: "a conversation in English".
  const spoken = wishSpans.filter(isLanguage).flatMap(({ start, end }) => all.slice(start, end))
  const isBetween = named.length > 1
  const whole = findNeed(words, beforeFillers, spoken, index.needs, isBetween, isGuess)
  // A trade beside a wish that may say what is needed, too: online yoga.
  const others = shared.length > 0 && !whole?.isWhole ? words.filter((unit) => !shared.includes(unit)) : []
  const beside = findNeed(others, others, spoken, index.needs, isBetween, isGuess)
  const need = beside?.isWhole ? beside : whole
  // Which of several places is meant is a guess, which must not sell a place.
  const isAmong = new Set(named.map(({ value }) => value.no)).size > 1
  return { ...sorting, need: need && isAmong ? { ...need, isForPaid: false } : need }
}

/**
 * Takes fillers away one by one, but leaves those that are a part of a phrase of a category once the words before them are gone:
 * 公司 in 開香港公司.
 */
function withoutFillers(units: readonly Unit[], needs: NeedIndex): Unit[] {
  const content = [...units]
  for (;;) {
    const phrases = bestCover(content, needs.phrases)
    const [span] = longestMatches(content, fillers, (one) => isOutside(one, phrases))
    if (!span) return content
    content.splice(span.start, lengthOf(span))
  }
}

/** Whether no longer phrase shares a word with this span. */
const isOutside = (span: Span<unknown>, phrases: readonly Span<unknown>[]) =>
  !phrases.some((phrase) => phrase.start < span.end && span.start < phrase.end && lengthOf(phrase) > lengthOf(span))

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

/** Of several places, the one after such a word is where the listing is needed: from Sha Tin to Central, 由沙田搬去中環. */
const destinationWords = new Set(['to', 'into', '去', '到', '往', '至'])

/** Whether the words lead from one place to the other: from Sha Tin to Central, Sha Tin to Central, 由沙田搬去中環. */
function isJourney(units: readonly Unit[], from: Span<unknown>, to: Span<unknown>): boolean {
  const before = units[from.start - 1]?.text ?? ''
  return from.start < to.start
    ? units.slice(from.end, to.start).some(({ text }) => destinationWords.has(text))
    : originWords.has(before)
}
const originWords = new Set(['from', '由', '从', '自'])

/** Whether a span neither is one Chinese character nor a complete word of another meaning. */
function isWholeWord(units: readonly Unit[], { start, end }: Span<unknown>): boolean {
  const { text, isChinese } = units[start]!
  return end - start > 1 || (!isChinese && !completeWords.has(text))
}

/** Whether an abbreviation is a measure: "500 sq ft" is not in Fo Tan. */
function isMeasure(units: readonly Unit[], { start, end }: Span<Place>): boolean {
  const before = units[start - 1]?.text ?? ''
  return end - start === 1 && units[start]!.text.length <= 2 && (/^\d+$/.test(before) || before === 'sq')
}

/**
 * Whether two characters are no place but ends of other words. A common word may end as the name begins: 天后 in 今天后来. Other
 * words for a place (水口 in 去水口, 教大 in 教大人) are none where more trades use the pair across an edge than the place, and no
 * more use the pair beyond: 园附 in 维园附近 is only known from parks.
 */
function isWithinWords(units: readonly Unit[], { start, end, value }: Span<Place>, { scorer }: NeedIndex): boolean {
  if (end - start !== 2 || !units[start]!.isChinese) return false
  const before = units[start - 1]?.text ?? ''
  const isEndOfWord =
    commonPairs.has(before + units[start]!.text) || (units[start]!.text === '天' && /\d$/.test(before))
  const usesOfPairAt = (index: number) => {
    const [one, other] = [units[index], units[index + 1]]
    return one?.isChinese && other?.isChinese ? scorer.frequency(one.stem + other.stem) : 0
  }
  // 上水 is a place in 今晚上水, but not in 今晚上水管爆咗.
  const isAfterTime = times.has((units[start - 2]?.text ?? '') + before) && usesOfPairAt(end - 1) === 0
  if (isEndOfWord) return !isAfterTime
  if (value.isName) return false
  const isWord = (across: number, beyond: number) =>
    usesOfPairAt(across) > usesOfPairAt(start) && usesOfPairAt(across) >= usesOfPairAt(beyond)
  return isWord(start - 1, start - 2) || isWord(end - 1, end)
}

/** Common words that end as names of places begin: 天后, 上水, 上环, 太子, 太和, 中环, 北角, 山顶, 南区. */
const commonPairs = new Set([
  ...Array.from('今昨前每那当一二两三四五六七八九十几多半整白雨南冬夏春秋聊', (one) => `${one}天`),
  ...Array.from('晚早楼马网床身墙地台', (one) => `${one}上`),
  ...'太太 王太 集中 东北 西北 行山 越南 东南 西南 海南'.split(' '),
])

/** Times of day that are words without the character that follows. */
const times = new Set('今晚 琴晚 寻晚 听晚 昨晚 明晚 今早 听早 琴早'.split(' '))

/** Longer queries are sentences. */
const maxWordsOfPhrase = 6

/** Whether one Chinese character (平, 急) is within a word: neither at the end nor before what is needed. */
function isPartOfWord(units: readonly Unit[], span: Span<unknown>, needs: readonly Span<unknown>[]): boolean {
  if (lengthOf(span) > 1 || !units[span.start]!.isChinese || span.end === units.length) return false
  return !needs.some(({ start }) => start === span.end)
}
