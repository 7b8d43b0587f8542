import type { Locale } from '#shared/locale.ts'
import type { SearchState } from '../../rules/search-state.ts'
import { type BegunPlace, findBegunPlace } from './begun-place.ts'
import type { SearchDictionary } from './dictionary.ts'
import { type Danger, findDanger } from './helplines.ts'
import { editDistance, type Lexicon } from './lexicon.ts'
import { completeWords } from './lexicons.ts'
import type { LookUp } from './look-up.ts'
import { mayBeName, type Need } from './needs.ts'
import { findOwnWords } from './own-words.ts'
import { type IndexQuery, joinedName, type QueryUnit, longRuns, queryUnits, textQuery, tokenizeQuery } from './query.ts'
import { respellRomanised } from './romanised.ts'
import { correctSpelling, isNoMeaningfulWord, isUnknownWord, type SpellingResult } from './spelling.ts'
import { stemOf, type Token } from './tokenizer.ts'
import { understand, type Understanding } from './understand.ts'
import { tokensOf, type Unit, unitsOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The words of a search, and how they are to be read. */
export type Words = Pick<SearchState, 'q' | 'exact' | 'ignore'> & { locale: Locale }

/** A query with what it means. */
export type Interpretation = {
  tokens: readonly Token[]
  understanding: Understanding
  spelling: SpellingResult
  /** Whether the corrections were applied. */
  isCorrected: boolean
  /** The query for the index; null if only a place or manners are left. */
  query: IndexQuery | null
  danger: Danger | null
  /** Whether the query names a danger and nothing that a provider does: then no listing is an answer. */
  isOnlyDanger: boolean
}

/**
 * Understands the query of a search, after correcting its spelling.
 * @param isGuess whether a weak need is better than none
 */
export async function interpret(
  lookUp: LookUp,
  input: Words,
  dictionary: SearchDictionary,
  isGuess = false,
): Promise<Interpretation> {
  const { vocabulary } = dictionary
  const ignore = new Set(input.ignore)
  const read = (tokens: readonly Token[]) => understand(unitsOf(tokens), vocabulary.understanding, ignore, isGuess)
  const typed = tokenizeQuery(input.q ?? '')
  const danger = findDanger(typed)
  if (danger?.beside)
    return interpretInDanger(lookUp, { danger, typed, understanding: read(danger.beside) }, dictionary)
  const isExact = input.exact === '1'
  const respelt = isExact
    ? typed
    : respellRomanised(
        typed,
        (word) => isUnknownWord(word, dictionary),
        (word) => isNoMeaningfulWord(word, dictionary),
      )
  const asTyped = read(respelt)
  const isSettled = asTyped.need?.isPhrase === true
  const begun = !isSettled && !isExact && ignore.size === 0 ? findBegunPlace(typed, vocabulary) : null
  // A word that may begin many places says nothing beside one: kowloon b, but not sha tin pai.
  if (begun && (begun.place || asTyped.place === null))
    return interpretBegun(lookUp, { typed, begun, locale: input.locale }, read, dictionary)
  const spelt: SpellingResult = isSettled
    ? { tokens: [...typed], endsWithPrefix: false, corrections: new Map(), unknown: [] }
    : await correctSpelling(
        lookUp,
        typed,
        asTyped.words.map(({ text }) => text),
        dictionary,
      )
  // Other words than were typed, of which nothing is recognised, are no correction: jousting falconry, housing balcony.
  const isFar = spelt.corrections.size > 0 && asTyped.words.every(({ text }) => isFarFrom(text, spelt))
  const isOther = isFar && !read(spelt.tokens).need?.isSure
  const spelling = isOther ? withoutCorrections(typed, spelt) : spelt
  const isCorrected = spelling.corrections.size > 0 && !isExact
  const tokens = isCorrected ? spelling.tokens : typed
  // Where nothing is found, a word of the language may be the beginning of another one too: plum.
  const isBegun = spelling.endsWithPrefix || (isGuess && !asTyped.need && maySayMore(tokens.at(-1)?.text ?? ''))
  const endsWithPrefix = isBegun && !isExact
  const completed = endsWithPrefix ? completeLast(tokens, dictionary.lexicon, vocabulary) : tokens
  const understanding = isCorrected || completed !== tokens ? read(completed) : asTyped
  // The index completes the last word itself, to any word of a listing.
  const [last, completedLast] = [tokens.at(-1)?.text ?? '', completed.at(-1)?.text]
  const asPrefix = (units: readonly Unit[]) =>
    units.map((unit) => (unit.text === completedLast ? { ...unit, text: last } : unit))
  return {
    tokens: typed,
    understanding,
    spelling,
    isCorrected,
    query: await indexQueryOf(
      lookUp,
      tokens,
      { ...understanding, words: asPrefix(understanding.words) },
      endsWithPrefix ? dictionary.lexicon : null,
      dictionary,
    ),
    danger,
    isOnlyDanger: false,
  }
}

/** Completes the place; where several may be meant, its words only weigh. */
async function interpretBegun(
  lookUp: LookUp,
  given: { typed: readonly Token[]; begun: BegunPlace; locale: Locale },
  read: (tokens: readonly Token[]) => Understanding,
  dictionary: SearchDictionary,
): Promise<Interpretation> {
  const { typed, locale } = given
  const { need, words, place, isOnly } = given.begun
  const name = place?.names[words[0]!.isChinese ? (locale === 'zh-Hans' ? locale : 'zh-Hant') : 'en'] ?? ''
  const tokens = place ? [...need, ...tokenizeQuery(name)] : typed
  const rest = unitsOf(words)
  const asRead = read(place ? tokens : need)
  // Which of several places is meant is a guess, which must not sell a place.
  const isGuess = place !== null && !isOnly
  const said = isGuess && asRead.need ? { ...asRead, need: { ...asRead.need, paidFor: 'nobody' as const } } : asRead
  const understanding = place ? said : { ...said, words: [...said.words, ...rest], rest }
  const completed = words.map(({ text }, index) => [text, index === 0 ? name : ''] as const)
  return {
    tokens: typed,
    understanding,
    spelling: {
      tokens: [...tokens],
      endsWithPrefix: false,
      corrections: new Map(place ? completed : []),
      unknown: [],
    },
    isCorrected: place !== null,
    query: await indexQueryOf(lookUp, tokens, understanding, null, dictionary),
    danger: null,
    isOnlyDanger: false,
  }
}

/** Whether a word is corrected to one that is two edits away. */
function isFarFrom(text: string, { corrections }: SpellingResult): boolean {
  const correction = corrections.get(text)
  return correction !== undefined && editDistance(text, correction, 1) > 1
}

function withoutCorrections(typed: readonly Token[], { endsWithPrefix, corrections, unknown }: SpellingResult) {
  return { tokens: [...typed], endsWithPrefix, corrections: new Map(), unknown: [...unknown, ...corrections.keys()] }
}

/** @param given the understanding of the words beside the danger: what they merely resemble is not shown to somebody in danger */
async function interpretInDanger(
  lookUp: LookUp,
  given: { danger: Danger; typed: Token[]; understanding: Understanding },
  dictionary: SearchDictionary,
): Promise<Interpretation> {
  const { danger, typed } = given
  const isCertain = given.understanding.need !== null && given.understanding.need.paidFor !== 'nobody'
  const words = unitsOf(typed)
  const understanding = isCertain ? given.understanding : { ...given.understanding, need: null, words, rest: words }
  return {
    tokens: typed,
    understanding,
    spelling: { tokens: typed, endsWithPrefix: false, corrections: new Map(), unknown: [] },
    isCorrected: false,
    query: await indexQueryOf(lookUp, typed, understanding, null, dictionary),
    danger,
    isOnlyDanger: !isCertain,
  }
}

/**
 * Replaces the last word, the prefix of a word, by the word that says most about a category, if possible by a whole name: "elec"
 * is an electrician before an electric car.
 */
function completeLast(
  tokens: readonly Token[],
  lexicon: Lexicon,
  { understanding, phraseWords }: Vocabulary,
): readonly Token[] {
  const last = tokens.at(-1)!
  const { scorer } = understanding.needs
  if (scorer.frequency(stemOf(last.text)) > 0) return tokens
  const completions = lexicon.startingWith(last.text, maxCompletions)
  const names = completions.filter((text) => phraseWords.has(text))
  const best = (names.length > 0 ? names : completions)
    .map((text) => ({ text, score: Math.max(0, ...scorer.score(unitsOf([{ text, isChinese: false }])).values()) }))
    .reduce((one, other) => (other.score > one.score ? other : one), { text: last.text, score: 0 })
  return best.score === 0 ? tokens : [...tokens.slice(0, -1), { ...last, text: best.text }]
}
const maxCompletions = 30

const maySayMore = (text: string) => /^[a-z]{3,}$/.test(text) && !completeWords.has(text)

async function indexQueryOf(
  lookUp: LookUp,
  tokens: readonly Token[],
  { need, words, rest, manners }: Understanding,
  lexicon: Lexicon | null,
  { vocabulary, sizes }: SearchDictionary,
): Promise<IndexQuery | null> {
  if (tokens.length === 0 || (!need && words.length === 0)) return null
  const units = queryUnits(tokensOf(need ? rest : words), lexicon)
  // Words that only say the need must not lift listings with these words in their names.
  const isNamePossible =
    need &&
    words.length <= maxWordsOfName &&
    (rest.length > 0 ||
      (!need.isPhrase && (!need.isSure || mayBeName(words, need.categories[0]!, vocabulary.understanding.needs))))
  const nameUnits = isNamePossible ? queryUnits(tokensOf(words), lexicon) : []
  const needsMore = need !== null && !need.categories.some((no) => (sizes.get(no) ?? 0) >= enoughListings)
  return {
    categories: need?.categories ?? [],
    related: needsMore ? need.related : [],
    ownWords: needsMore
      ? await ownWordsOf(lookUp, need, queryUnits(tokensOf(words), lexicon), { vocabulary, sizes })
      : null,
    units: rest.length > 0 || !need ? units : [],
    nameUnits,
    name: joinedName(tokens),
    runs: need?.isSure ? [] : longRuns(tokensOf(words)),
    manners,
  }
}
const maxWordsOfName = 8

/** A category with this many listings answers by itself. */
const enoughListings = 100

async function ownWordsOf(
  lookUp: LookUp,
  { categories, isSure, isPhrase }: Need,
  words: readonly QueryUnit[],
  { vocabulary, sizes }: Pick<SearchDictionary, 'vocabulary' | 'sizes'>,
): Promise<string | null> {
  // Without a phrase, the visitor's own words may say more than the category.
  const typed = isPhrase || words.length === 0 ? [] : [`(${textQuery(words)})`]
  const hasListings = (sizes.get(categories[0]!) ?? 0) > 0
  const own = isSure ? await findOwnWords(lookUp, categories[0]!, { isNamed: isPhrase, hasListings }, vocabulary) : null
  return [own ?? [], typed].flat().join(' | ') || null
}
