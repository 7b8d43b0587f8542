import type { Ignorable, Manner } from '../../rules/manners.ts'
import { completeWords, fillers } from './lexicons.ts'
import type { NeedIndex } from './need-index.ts'
import { findNeed, type Need, unknownUnits } from './needs.ts'
import type { Place } from './places.ts'
import type { Sorting, UnderstandingIndex, Wish } from './sorting.ts'
import { takeWishes } from './take-wishes.ts'
import { bestCover, isOutside, longestMatches, type Span, type Unit } from './units.ts'

/** The meaning of a query: need, place, manners, and the words that are left. */
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

/** The steps in order; places, manners and fillers take their words away from those that follow. */
const steps: readonly { name: string; run: (sorting: Sorting) => Sorting }[] = [
  { name: 'find phrases of trades', run: addPhrases },
  { name: 'take places', run: takePlaces },
  { name: 'take manners', run: takeWishes },
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

function takeFillers(sorting: Sorting): Sorting {
  const { all, index, taken, place, manners } = sorting
  const beforeFillers = all.filter((_, at) => !taken[at])
  const content = withoutFillers(beforeFillers, index.needs)
  // A query of fillers only is searched for as it is, unless a place or a manner was recognised.
  const words = content.length > 0 || place || manners.length > 0 ? content : beforeFillers
  return { ...sorting, words, beforeFillers }
}

function addNeed(sorting: Sorting): Sorting {
  const { index, ignore, isGuess, named, shared, words, beforeFillers } = sorting
  if (ignore.has('need')) return sorting
  const whole = findNeed(words, beforeFillers, index.needs, named.length > 1, isGuess)
  // A trade beside a wish that may say what is needed, too: online yoga.
  const others = shared.length > 0 && !whole?.isWhole ? words.filter((unit) => !shared.includes(unit)) : []
  const beside = findNeed(others, others, index.needs, named.length > 1, isGuess)
  const need = beside?.isWhole ? beside : whole
  // Which of several places is meant is a guess, which must not sell a place.
  const isAmong = new Set(named.map(({ value }) => value.no)).size > 1
  return { ...sorting, need: need && isAmong ? { ...need, isForPaid: false } : need }
}

/** Takes fillers away, but leaves those within a phrase of a category: 公司 in 開香港公司. */
function withoutFillers(units: readonly Unit[], needs: NeedIndex): Unit[] {
  const phrases = bestCover(units, needs.phrases)
  const spans = longestMatches(units, fillers, (span) => isOutside(span, phrases))
  return units.filter((_, at) => !spans.some(({ start, end }) => start <= at && at < end))
}

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
