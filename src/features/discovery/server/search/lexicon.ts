/** The words that listings and vocabulary hold, for spelling. */
export type Lexicon = {
  has: (word: string) => boolean
  /** Words that begin like this, at most `limit`. */
  startingWith: (prefix: string, limit: number) => string[]
  /** The word that was probably meant, or undefined. */
  nearest: (word: string) => string | undefined
  /** Two known words that were written as one, apart; or undefined. */
  halves: (word: string) => string | undefined
}

type Known = { word: string; emails: number; listings: number; isVocabulary: boolean }

/**
 * @param words folded words of the alphabet with the number of listings that hold them
 * @param vocabulary words of categories and areas, which win over others at the same distance
 */
export function makeLexicon(
  words: Iterable<readonly [word: string, listings: number]>,
  vocabulary: ReadonlySet<string>,
): Lexicon {
  const known = new Map<string, Known>()
  const learn = (word: string, listings: number) =>
    known.set(word, { word, emails: lettersOf(word), listings, isVocabulary: vocabulary.has(word) })
  for (const word of vocabulary) learn(word, 0)
  for (const [word, listings] of words) learn(word, listings)
  const sorted = [...known.keys()].sort()
  const byLength: Known[][] = []
  for (const entry of known.values()) (byLength[entry.word.length] ??= []).push(entry)

  return {
    has: (word) => known.has(word),
    startingWith: (prefix, limit) => {
      const start = firstAtLeast(sorted, prefix)
      let end = start
      while (end - start < limit && sorted[end]?.startsWith(prefix)) end++
      return sorted.slice(start, end)
    },
    nearest: (word) => {
      const emails = lettersOf(word)
      let best: Known | undefined
      let bestDistance = reachOf(word, true)
      for (let length = word.length - bestDistance; length <= word.length + bestDistance; length++) {
        for (const entry of byLength[length] ?? []) {
          const limit = Math.min(bestDistance, reachOf(word, entry.isVocabulary))
          // Each edit changes at most two letters of the set: this alone spares nearly every comparison.
          if (bitCount(entry.emails ^ emails) > 2 * limit) continue
          const distance = editDistance(word, entry.word, limit)
          if (distance > limit || (distance === bestDistance && best && !isLikelier(entry, best, word))) continue
          best = entry
          bestDistance = distance
        }
      }
      return best?.word
    },
    halves: (word) => {
      for (let at = shortestHalf; at <= word.length - shortestHalf; at++) {
        const [first, second] = [word.slice(0, at), word.slice(at)]
        if (known.has(first) && known.has(second)) return `${first} ${second}`
      }
      return undefined
    },
  }
}

const shortestHalf = 3

/**
 * How many slips a word may hold: none in short ones, where nearly everything is near, two in long ones, and in words
 * of the vocabulary already somewhat shorter.
 */
function reachOf({ length }: string, isVocabulary: boolean): number {
  if (length < 4) return 0
  return length < (isVocabulary ? 7 : 8) ? 1 : 2
}

function isLikelier(one: Known, other: Known, typed: string): boolean {
  if (one.isVocabulary !== other.isVocabulary) return one.isVocabulary
  const startsAlike = (word: string) => word[0] === typed[0]
  if (startsAlike(one.word) !== startsAlike(other.word)) return startsAlike(one.word)
  return one.listings > other.listings || (one.listings === other.listings && one.word < other.word)
}

/** The set of letters in a word, one bit each. */
function lettersOf(word: string): number {
  let emails = 0
  for (let at = 0; at < word.length; at++) emails |= 1 << (word.charCodeAt(at) & 31)
  return emails
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Insertions, deletions, substitutions and swaps of neighbours between two words; more than `limit` reads `limit + 1`. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let cost = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    before = above
    above = row
  }
  return Math.min(above[other.length]!, limit + 1)
}

function firstAtLeast(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}
