/** Words of listings and vocabulary, for spelling correction and completion. */
export type Lexicon = {
  has: (word: string) => boolean
  /** At most `limit` words with this prefix, in alphabetical order. */
  startingWith: (prefix: string, limit: number) => string[]
  /** Known words within the allowed edit distance, the closest first, and the likeliest of those that are equally close. */
  near: (word: string) => Near[]
}

/** `letters`: the set of letters in the word, one bit each. */
type LexiconWord = {
  word: string
  letters: number
  listings: number
  isVocabulary: boolean
  isPhrase: boolean
  isOfNeed: boolean
  isPlain: boolean
  /** The phrase that this is when its spaces are left out. */
  phrase: string | undefined
  /** Its consonants, once they have been compared. */
  sound: string | undefined
}

/** A known word and how many edits away it is; half an edit less where the consonants are right. */
export type Near = { word: string; distance: number }

type OtherWords = {
  /** Words of the vocabulary that say a category or an area by themselves, preferred over others. */
  phrases: ReadonlySet<string>
  /** Words with which people say what they need: corrections, but no completions. */
  ofNeeds: ReadonlySet<string>
  /** Words of the language without a meaning for the search: corrections only where they sound the same. */
  plain: ReadonlySet<string>
  /** Phrases by what they are without spaces; corrected to the phrase. */
  joined: ReadonlyMap<string, string>
}

/**
 * @param words folded Latin words with the number of listings that contain them
 * @param vocabulary words of categories and areas, preferred over other words at the same distance
 */
export function makeLexicon(
  words: Iterable<readonly [word: string, listings: number]>,
  vocabulary: ReadonlySet<string>,
  { phrases, ofNeeds, plain, joined }: Partial<OtherWords> = {},
): Lexicon {
  const known = new Map<string, LexiconWord>()
  const add = (word: string, listings: number, phrase?: string) =>
    known.set(word, {
      word,
      letters: lettersOf(word),
      listings,
      isVocabulary: vocabulary.has(word),
      isPhrase: phrases?.has(word) ?? false,
      isOfNeed: ofNeeds?.has(word) ?? false,
      isPlain: false,
      phrase,
      sound: undefined,
    })
  for (const word of vocabulary) add(word, 0)
  for (const [word, listings] of words) add(word, listings)
  const sorted = [...known.keys()].sort()
  for (const word of ofNeeds ?? []) if (!known.has(word)) add(word, 0)
  for (const [word, phrase] of joined ?? []) if (!known.has(word)) add(word, 0, phrase)
  const byLength = groupByLength(known.values())
  const plainByLength = plain ? plainWords(plain) : []

  const isMeant = (word: string) => known.has(word) && !known.get(word)?.phrase
  const near = (word: string): Near[] => {
    const sound = soundOf(word)
    const found: { entry: LexiconWord; distance: number }[] = []
    const tables = [
      [byLength, maxEdits(word, true) + 1],
      [plainByLength, maxEdits(word, false)],
    ] as const
    for (const [table, max] of tables) {
      for (const { entry, changedLetters } of resembling(table, word, max)) {
        const isOnlyOfNeed = entry.isOfNeed && !entry.isVocabulary && entry.listings === 0
        const edits = Math.min(maxEdits(word, entry.isVocabulary), isOnlyOfNeed ? 1 : 2)
        // One edit more for a word that sounds the same; words that mean nothing here must sound the same.
        const maxBySound = edits > 0 && (entry.isVocabulary || entry.isOfNeed || entry.phrase) ? edits + 1 : edits
        if (changedLetters > 2 * maxBySound || (entry.isPlain && known.has(entry.word))) continue
        entry.sound ??= soundOf(entry.word)
        const soundsAlike = entry.sound === sound && Math.abs(entry.word.length - word.length) <= maxSilent
        if (!soundsAlike && (entry.isPlain || changedLetters > 2 * edits)) continue
        const limit = soundsAlike ? maxBySound : edits
        const typed = editDistance(word, entry.word, limit)
        const distance = /ph/.test(entry.word)
          ? Math.min(typed, 1 + editDistance(asHeard(word), asHeard(entry.word), limit))
          : typed
        if (distance > limit) continue
        found.push({ entry, distance: soundsAlike ? distance - 0.5 : distance })
      }
    }
    return found
      .sort((one, other) => one.distance - other.distance || (isBetterMatch(one.entry, other.entry, word) ? -1 : 1))
      .slice(0, maxNear)
      .map(({ entry, distance }) => ({ word: entry.phrase ?? entry.word, distance }))
  }

  return {
    has: isMeant,
    startingWith: (prefix, limit) => {
      const start = lowerBound(sorted, prefix)
      let end = start
      while (end - start < limit && sorted[end]?.startsWith(prefix)) end++
      return sorted.slice(start, end)
    },
    near,
  }
}

/** Words of one length, with their letters apart, since nearly all words are passed over by their letters alone. */
type SameLength = { entries: LexiconWord[]; letters: Int32Array }

function groupByLength(entries: Iterable<LexiconWord>): SameLength[] {
  const byLength = Map.groupBy(entries, ({ word }) => word.length)
  return Array.from({ length: Math.max(0, ...byLength.keys()) + 1 }, (_, length) => {
    const same = byLength.get(length) ?? []
    return { entries: same, letters: Int32Array.from(same, lettersIn) }
  })
}

const lettersIn = ({ letters }: LexiconWord) => letters

/** Words that `max` edits could make of this one by their lengths and letters: each edit changes at most two letters of the set. */
function resembling(byLength: readonly SameLength[], word: string, max: number) {
  const letters = lettersOf(word)
  const found: { entry: LexiconWord; changedLetters: number }[] = []
  for (const same of byLength.slice(Math.max(0, word.length - max), word.length + max + 1)) {
    for (let index = 0; index < same.letters.length; index++) {
      const changedLetters = bitCount(same.letters[index]! ^ letters)
      if (changedLetters <= 2 * max) found.push({ entry: same.entries[index]!, changedLetters })
    }
  }
  return found
}

/** Words of the language by their length. They are the same in each lexicon, and many. */
const plainByLengthOf = new WeakMap<ReadonlySet<string>, SameLength[]>()

function plainWords(words: ReadonlySet<string>): SameLength[] {
  const meaning = {
    listings: 0,
    isVocabulary: false,
    isPhrase: false,
    isOfNeed: false,
    isPlain: true,
    phrase: undefined,
    sound: undefined,
  }
  const byLength =
    plainByLengthOf.get(words) ??
    groupByLength([...words].map((word) => ({ word, letters: lettersOf(word), ...meaning })))
  plainByLengthOf.set(words, byLength)
  return byLength
}

/** Letters that a word may have or lack beside its consonants. */
const maxSilent = 1
const maxNear = 6

/**
 * Allowed edit distance: 0 for short words, which are close to too many others, 1 for medium and 2 for long words. The
 * step to 2 comes at a lower length for vocabulary words.
 */
function maxEdits({ length }: string, isVocabulary: boolean): number {
  if (length < 4) return 0
  return length < (isVocabulary ? 7 : 8) ? 1 : 2
}

function isBetterMatch(one: LexiconWord, other: LexiconWord, typed: string): boolean {
  if (one.isVocabulary !== other.isVocabulary) return one.isVocabulary
  if (one.isPhrase !== other.isPhrase) return one.isPhrase
  if (one.isOfNeed !== other.isOfNeed) return one.isOfNeed
  if (one.isPlain !== other.isPlain) return other.isPlain
  const startsAlike = (word: string) => word[0] === typed[0]
  if (startsAlike(one.word) !== startsAlike(other.word)) return startsAlike(one.word)
  return one.listings > other.listings || (one.listings === other.listings && one.word < other.word)
}

/** The consonants of a word by their sound: most misspelt words have the right ones (drane and drain, techer and teacher). */
const soundOf = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/ck|[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/(?<=.)[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1')

/** A "ph" written as it is heard is one edit, not two (fisio and physio). */
const asHeard = (word: string) => word.replace(/ph/g, 'f').replace(/y/g, 'i')

/** The set of letters in a word, one bit each. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * Optimal string alignment distance: insertions, deletions, substitutions and transpositions of adjacent letters.
 * Returns `limit + 1` for any distance greater than `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let [beforePrevious, previous, row] = distanceRows
  for (let j = 0; j <= other.length; j++) previous[j] = j
  for (let i = 1; i <= one.length; i++) {
    // Further from the diagonal there are more insertions or deletions than the limit.
    const [from, to] = [Math.max(1, i - limit), Math.min(other.length, i + limit)]
    row[from - 1] = from === 1 ? i : limit + 1
    let least = row[from - 1]!
    const letter = one.charCodeAt(i - 1)
    for (let j = from; j <= to; j++) {
      const isSame = letter === other.charCodeAt(j - 1)
      const above = j === i + limit ? limit + 1 : previous[j]! + 1
      let cost = Math.min(above, row[j - 1]! + 1, previous[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && one.charCodeAt(i - 2) === other.charCodeAt(j - 1))
        cost = Math.min(cost, beforePrevious[j - 2]! + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    ;[beforePrevious, previous, row] = [previous, row, beforePrevious]
  }
  return Math.min(previous[other.length]!, limit + 1)
}

/** Reused by each call, since thousands of words are compared with each misspelt one. */
const distanceRows: [number[], number[], number[]] = [[], [], []]

/** Binary search: index of the first word that is not less than `word`. */
function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}
