import { setImmediate } from 'node:timers/promises'
import { tradesOfThing } from './actions.ts'
import { fold } from './folding.ts'
import { isFunctionWord } from './function-words.ts'
import { editDistance, type Lexicon, type Near } from './lexicon.ts'
import { completeWords, readWordLines } from './lexicons.ts'
import type { LookUp } from './look-up.ts'
import { nameQuery, queryUnits } from './query.ts'
import { isStopWord, stemOf, type Token, tokenize } from './tokenizer.ts'
import { type PhraseTable, unitsOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

type Words = { vocabulary: Vocabulary; lexicon: Lexicon }

/** Result of the spelling correction of a query. */
export type SpellingResult = {
  tokens: Token[]
  /** Whether the last token is treated as the prefix of a word. */
  endsWithPrefix: boolean
  /** From typed words to corrected words, as in `tokens`. */
  corrections: Map<string, string>
  /** Words that neither occur in the index nor resemble a known word. */
  unknown: string[]
}

/** The unindexed ones of these words, and the words near each, which are sought while the database looks them up. */
async function findNear({ findUnindexed }: LookUp, words: readonly string[], lexicon: Lexicon) {
  if (words.length === 0) return { unindexed: new Set<string>(), near: new Map<string, Near[]>() }
  const [unindexed, near] = await Promise.all([
    findUnindexed(words),
    // The query is sent first.
    setImmediate().then(() => new Map(words.map((word) => [word, lexicon.near(word)]))),
  ])
  return { unindexed, near }
}

/**
 * Corrects only English words that are neither in the index nor in a dictionary, so that unusual business names and plain
 * English are not changed. A last word that is a prefix of known words is treated as incomplete rather than misspelt.
 * @param words the words that are no place, manner or filler
 */
export async function correctSpelling(
  lookUp: LookUp,
  tokens: readonly Token[],
  words: readonly string[],
  { vocabulary, lexicon }: Words,
): Promise<SpellingResult> {
  const isNew = (text: string) => words.includes(text) && isNewWord(text, lexicon)
  const isUnknown = (text: string) => isNew(text) && !isCategoryWord(text, vocabulary)
  const last = tokens.at(-1)?.text ?? ''
  const endsWithPrefix = isNew(last) && !completeWords.has(last) && lexicon.startingWith(last, 1).length > 0
  const candidates = tokens
    .slice(0, endsWithPrefix ? -1 : undefined)
    .flatMap(({ text }) => (isUnknown(text) && !isProperName(text) ? [text] : []))
  const known = words.filter((word) => !candidates.includes(word))
  const isOther = (correction: string) => !known.includes(correction)
  // Alone, a word is rather somebody's name than another word that says no need, place or name by itself.
  const isAnswer = (correction: string) =>
    words.length > 1 ||
    isNeedOrPlace(correction, vocabulary) ||
    (lexicon.has(correction) && !isPlainEnglish(correction))
  const { unindexed, near } = await findNear(lookUp, [...new Set(candidates)], lexicon)
  const choices = new Map(
    [...unindexed].map((word) => [word, near.get(word)!.filter((one) => isOther(one.word) && isAnswer(one.word))]),
  )
  const corrections = (await findNamed(lookUp, tokens, choices, lexicon)) ?? new Map<string, string>()
  for (const word of corrections.size > 0 ? [] : unindexed) {
    const nearest = likeliest(choices.get(word)!, known, vocabulary)
    const split = splitPlace(word, vocabulary)
    // Two words written together are nearer than a word with two other letters.
    const isFar = nearest !== undefined && editDistance(word, nearest, 1) > 1
    const correction = split && isFar ? split : (nearest ?? split)
    if (correction !== undefined) corrections.set(word, correction)
  }
  return {
    tokens: tokens.flatMap((token) => correctToken(token, corrections)),
    endsWithPrefix,
    corrections,
    unknown: [...unindexed].filter((word) => !corrections.has(word)),
  }
}

/** The corrections with which all words are in the name of one listing: a misspelt name is likelier than a trade. */
async function findNamed(
  { findFirst }: LookUp,
  tokens: readonly Token[],
  choices: ReadonlyMap<string, readonly Near[]>,
  lexicon: Lexicon,
): Promise<Map<string, string> | null> {
  if (tokens.length < 2 || tokens.length > maxWordsOfName || choices.size === 0) return null
  let spellings: ReadonlyMap<string, string>[] = [new Map()]
  for (const [word, near] of choices)
    spellings = spellings.flatMap((others) =>
      [...splitsOf(word, lexicon), ...near.map((one) => one.word)].map((one) => new Map([...others, [word, one]])),
    )
  const asked = spellings.slice(0, maxSpellings)
  const queries = asked.map((corrections) =>
    nameQuery(
      queryUnits(
        tokens.flatMap((token) => correctToken(token, corrections)),
        null,
      ),
    ),
  )
  const place = queries.length > 0 ? await findFirst(queries) : null
  return place === null ? null : new Map(asked[place])
}
/** The two known words that may be written together: lokshing. */
const splitsOf = (word: string, lexicon: Lexicon): string[] =>
  Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)] as const).flatMap(([one, other]) =>
    lexicon.has(one) && lexicon.has(other) ? [`${one} ${other}`] : [],
  )
const maxWordsOfName = 8
const maxSpellings = 36

const isPhraseOf = (table: PhraseTable<unknown>, text: string): boolean => {
  const units = unitsOf(tokenize(text))
  return table.matchesAt(units, 0).some(({ end }) => end === units.length)
}
const isNeedOrPlace = (text: string, { understanding: { needs, places } }: Vocabulary) =>
  isPhraseOf(needs.phrases, text) || isPhraseOf(places, text) || tradesOfThing(unitsOf(tokenize(text))).length > 0

/** A word of what people need and a place that are written together (plumbershatin), in either order. */
function splitPlace(word: string, vocabulary: Vocabulary): string | undefined {
  const { needs, places } = vocabulary.understanding
  const isPlace = (text: string) => isPhraseOf(places, text)
  const isNeed = (text: string) => isPhraseOf(needs.phrases, text)
  for (let at = minPartLength; at <= word.length - minPartLength; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if ((isNeed(first) && isPlace(second)) || (isPlace(first) && isNeed(second))) return `${first} ${second}`
  }
  return undefined
}
const minPartLength = 3

/** Of equally close corrections, the one that fits what the other words ask for; else the first. */
function likeliest(near: readonly Near[], known: readonly string[], { understanding }: Vocabulary): string | undefined {
  const corrections = near.flatMap(({ word, distance }) => (distance === near[0]!.distance ? [word] : []))
  if (corrections.length < 2) return corrections[0]
  const { scorer } = understanding.needs
  const scoreOf = (words: readonly string[]) => scorer.score(unitsOf(tokenize(words.join(' '))))
  const asked = [...scoreOf(known)].sort(([, one], [, other]) => other - one).slice(0, maxNeeds)
  const fits = corrections.map((word) => {
    const scores = scoreOf([word])
    return Math.max(0, ...asked.map(([no, score]) => (scores.has(no) ? score + scores.get(no)! : 0)))
  })
  return corrections[fits.indexOf(Math.max(...fits))]
}
const maxNeeds = 6

const isNewWord = (text: string, lexicon: Lexicon) =>
  /^[a-z]{2,}$/.test(text) && !isPlainEnglish(text) && !lexicon.has(text)

/** Whether neither the listings nor the categories nor a dictionary know this word. */
export const isUnknownWord = (text: string, { vocabulary, lexicon }: Words): boolean =>
  isNewWord(text, lexicon) && !isCategoryWord(text, vocabulary)

/** Whether a word is neither plain English nor a name of a category or place: at most a part of other names, or of a romanised phrase. */
export const isNoMeaningfulWord = (text: string, { vocabulary }: Words): boolean =>
  /^[a-z]{2,}$/.test(text) && !isPlainEnglish(text) && !vocabulary.phraseWords.has(text)

const isCategoryWord = (word: string, { understanding }: Vocabulary) =>
  understanding.needs.scorer.frequency(stemOf(word)) > 0

/** Words that are no names of trades: they are not corrected. */
export const englishWords: ReadonlySet<string> = new Set(readWordLines('english-words.txt'))
const plainEnglish = new Set([...englishWords].map(stemOf))
/** Too rare to be what somebody meant to type. Not by their stems: "dentits" has that of "dentition". */
const rareEnglish = new Set(readWordLines('rare-english-words.txt'))
export const isPlainEnglish = (word: string) =>
  isStopWord(word) ||
  isFunctionWord(word) ||
  plainEnglish.has(stemOf(word)) ||
  rareEnglish.has(word) ||
  rareEnglish.has(word.replace(/s$/, ''))

function correctToken(token: Token, corrections: ReadonlyMap<string, string>): Token[] {
  const words = corrections.get(token.text)?.split(' ') ?? [token.text]
  return words.map((text) => ({ ...token, text }))
}

const properNames = new Set(readWordLines('proper-names.txt').flatMap((line) => line.split(', ')))
/** One syllable of Cantonese or Mandarin: a part of somebody's name. */
const syllable = new RegExp(
  `^(?:${['[bpmfdtnlgkhjqxrzcsyw]', 'zh', 'ch', 'sh', 'ts', 'kw', 'gw', 'ng', 'hs'].join('|')})?` +
    `(?:${['i?a[ouinkpt]?', 'i?ang', 'i?ong', 'eu?ng', 'ui?', 'u[aeo]i?', 'uan?g?', 'uen', 'yue?n', 'e[ink]?', 'i[enkpt]?', 'iu', 'ing', 'o[iunkpt]?', 'u[nkt]?', 'ung', 'eung', 'euk', 'uk', 'ak', 'ap', 'at'].join('|')})$`,
)
const isProperName = (word: string) => properNames.has(word) || syllable.test(word)

/** Replaces misspelt words in the query as typed. */
export function applyCorrections(q: string, corrections: ReadonlyMap<string, string>): string {
  const corrected = q.replace(/[\p{Script=Latin}\p{M}'’]+/gu, (word) => corrections.get(fold(word)) ?? word)
  return completeEnd(corrected.replace(/\s+/g, ' ').trim(), corrections)
}

/** Chinese is not corrected but completed, at the end: 水喉沙. */
function completeEnd(q: string, corrections: ReadonlyMap<string, string>): string {
  const [typed, name] = [...corrections].find(([text]) => /\p{Script=Han}/u.test(text) && fold(q).endsWith(text)) ?? []
  return typed === undefined ? q : q.slice(0, -typed.length) + name
}
