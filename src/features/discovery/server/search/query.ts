import { cutText } from '#shared/text.ts'
import { maxQueryLength } from '../../rules/search-state.ts'
import { fold } from './fold.ts'
import type { Lexicon } from './lexicon.ts'
import { lexemeTokens, isFillerWord } from './phrases.ts'
import type { Meaning, Vocabulary } from './vocabulary.ts'
import { lexemesOf, stemOf, significantTokens, tokensOf, type Token } from './words.ts'

/**
 * A part of the query that a listing must answer: by all its `lexemes` (and a word that begins with `prefix`), by one
 * of the `alternatives`, or by standing in a category or area that the part means.
 */
export type Unit = { text: string; lexemes: string[]; prefix: string | null; alternatives: string[]; meaning: Meaning }

/** What a query asks for. `name` is the whole of it without gaps; `runs` are its long runs of Chinese, as typed. */
export type ParsedQuery = { units: Unit[]; name: string; runs: string[] }

/** Words of a query, folded and cut; `tokens` is empty for a query without any letter. */
export function tokensOfQuery(q: string): Token[] {
  return tokensOf(fold(cutText(q.toWellFormed(), maxQueryLength)))
}

/** Where bigrams alone would find the pieces without the whole. */
const longRun = 5
const maxCompletions = 30
const nothing: Meaning = { categories: [], areas: [] }

/** Words that say nothing once a category or an area is named: 我想搵灣仔嘅補習. The English ones: `isFillerWord`. */
const chineseFiller =
  /^(?:我想揾|想揾|请问|有冇|有没有|附近|邻近|推荐|边度|边个|边间|哪里|哪家|服务|公司|师傅|专业|香港|揾|找|有|嘅|的|喺|在|和|及|同|做)+$/

/**
 * Reads a query: categories and areas first, the longest names first, then free text for the rest.
 * @param completed whether the last word is to be taken as the beginning of one
 */
export function parseQuery(
  tokens: readonly Token[],
  completed: boolean,
  vocabulary: Vocabulary,
  lexicon: Lexicon,
): ParsedQuery {
  const words = significantTokens(tokens)
  const ending = completed ? endingOf(words, vocabulary, lexicon) : null
  const units = [
    ...segment(words.slice(0, words.length - (ending?.tokens ?? 0)), vocabulary),
    ...(ending ? [ending.unit] : []),
  ]
  const hasMeaning = units.some(isNamed)
  return {
    units: units.filter((unit) => !hasMeaning || isNamed(unit) || !isFiller(unit)),
    name: tokens.map(({ text }) => text).join(''),
    runs: tokens.filter(({ text, isChinese }) => isChinese && [...text].length >= longRun).map(({ text }) => text),
  }
}

export const isNamed = ({ meaning }: Unit) => meaning.categories.length + meaning.areas.length > 0

function isFiller({ text }: Unit): boolean {
  return isFillerWord(text) || chineseFiller.test(text) || /^\p{Script=Han}$/u.test(text)
}

/** The last word as the beginning of another, together with the words before it that a name shares ("wan cha"). */
function endingOf(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  lexicon: Lexicon,
): { unit: Unit; tokens: number } | null {
  const last = tokens.at(-1)
  if (!last || last.isChinese) return null
  const stems = new Set(lexicon.startingWith(last.text, maxCompletions).map(stemOf))
  for (let before = Math.min(tokens.length - 1, vocabulary.longest); before >= 0; before--) {
    const lead = tokens.slice(tokens.length - 1 - before, -1)
    const meaning = vocabulary.completionsOf(lexemeTokens(lead), last.text)
    if (before > 0 && meaning.categories.length + meaning.areas.length === 0) continue
    const unit: Unit = {
      text: [...lead, last].map(({ text }) => text).join(' '),
      lexemes: lead.flatMap(lexemesOf),
      prefix: last.text,
      // A stem may be shorter than what was typed of the word: "plumbin" begins "plumbing", which is indexed as "plumb".
      alternatives: before === 0 ? [...stems].filter((stem) => !stem.startsWith(last.text)) : [],
      meaning,
    }
    return { unit, tokens: before + 1 }
  }
  return null
}

type Atom = { atom: string; token: Token; character: string }

function segment(tokens: readonly Token[], vocabulary: Vocabulary): Unit[] {
  const atoms = tokens.flatMap((token): Atom[] => {
    const characters = token.isChinese ? [...token.text] : [token.text]
    return lexemeTokens([token]).map((atom, index) => ({ atom, token, character: characters[index]! }))
  })
  const steps = bestSteps(atoms, vocabulary)
  const units: Unit[] = []
  let free: Atom[] = []
  const release = () => {
    if (free.length > 0) units.push(unitOf(free, nothing))
    free = []
  }
  for (let at = 0; at < atoms.length;) {
    const length = steps[at]!
    const atom = atoms[at]!
    if (length > 0) {
      release()
      const part = atoms.slice(at, at + length)
      units.push(unitOf(part, vocabulary.meaningOf(part.map((one) => one.atom))!))
    } else {
      // Characters without a meaning stay together; every other word stands alone.
      if (!atom.token.isChinese || free[0]?.token !== atom.token) release()
      free.push(atom)
    }
    at += Math.max(length, 1)
  }
  release()
  return units
}

/** At every atom, how many of the next ones to take as one name (0: none), so that names cover much in few pieces. */
function bestSteps(atoms: readonly Atom[], vocabulary: Vocabulary): number[] {
  const steps: number[] = []
  const gains = [...atoms.map(() => 0), 0]
  for (let at = atoms.length - 1; at >= 0; at--) {
    steps[at] = 0
    gains[at] = gains[at + 1]!
    for (let length = 1; length <= Math.min(vocabulary.longest, atoms.length - at); length++) {
      const part = atoms.slice(at, at + length)
      if (length === 1 && part[0]!.token.isChinese && part[0]!.token.text.length > 1) continue
      const gain = length * length + gains[at + length]!
      if (gain <= gains[at]! || !vocabulary.meaningOf(part.map(({ atom }) => atom))) continue
      gains[at] = gain
      steps[at] = length
    }
  }
  return steps
}

function unitOf(part: readonly Atom[], meaning: Meaning): Unit {
  const pieces: Token[] = []
  for (const { token, character } of part) {
    const last = pieces.at(-1)
    if (last?.isChinese && token.isChinese) last.text += character
    else pieces.push({ text: character, isChinese: token.isChinese })
  }
  const [first] = pieces
  const isLone = pieces.length === 1 && first!.isChinese && [...first!.text].length === 1
  const isCompound = pieces.length > 1 && pieces.every(({ isChinese }) => !isChinese)
  return {
    text: pieces.map(({ text }) => text).join(' '),
    lexemes: isLone ? [] : pieces.flatMap(lexemesOf),
    prefix: isLone ? first!.text : null,
    alternatives: isCompound ? [stemOf(pieces.map(({ text }) => text).join(''))] : [],
    meaning,
  }
}

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

/** A unit as a part of a tsquery; `mark` stands before each lexeme ('n.' asks in names alone). */
function wordsOf({ lexemes, prefix, alternatives }: Unit, mark: string): string[] {
  const all = [
    ...lexemes.map((lexeme) => quoted(mark + lexeme)),
    ...(prefix === null ? [] : [`${quoted(mark + prefix)}:*`]),
  ]
  return [`(${all.join(' & ')})`, ...alternatives.map((lexeme) => quoted(mark + lexeme))]
}

/** The tsquery that finds what answers every unit. Made of letters and digits alone: nothing typed can break it. */
export function textQuery(units: readonly Unit[]): string {
  return units
    .map((unit) => {
      const named = [
        ...unit.meaning.categories.map((no) => `'c.${no}'`),
        ...unit.meaning.areas.map((no) => `'a.${no}'`),
      ]
      return `(${[...wordsOf(unit, ''), ...named].join(' | ')})`
    })
    .join(' & ')
}

/** The tsquery that finds names which hold every unit. */
export function nameQuery(units: readonly Unit[]): string {
  return units.map((unit) => `(${wordsOf(unit, 'n.').join(' | ')})`).join(' & ')
}
