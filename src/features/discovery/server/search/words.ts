import stemmer from 'wink-porter2-stemmer'

/** A word of an alphabet or a number, or a run of Chinese (or kana) without a break. `text` is folded. */
export type Token = { text: string; isChinese: boolean }

const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]]+/gv
const chinese = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const innerSpace = /(?<=\p{Script=Han})[ \t]+(?=\p{Script=Han})/gu
const compounds = /[a-z0-9]+(?:-[a-z0-9]+)+/g

/** A lexeme of PostgreSQL may hold 2,046 bytes; no word that people search for is longer than this. */
const maxWordLength = 60

/** Too common to tell one listing from another: neither indexed nor asked for. */
const stopWords = new Set(
  'a an and are as at be by for from i in is me my near of on or our the to we with you your'.split(' '),
)

export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

/** The tokens that tell something; all of them when none does. */
export function significantTokens(tokens: readonly Token[]): Token[] {
  const kept = tokens.filter(({ text, isChinese }) => isChinese || !stopWords.has(text))
  return kept.length > 0 ? kept : [...tokens]
}

/** The tokens of a folded text, in order. */
export function tokensOf(folded: string): Token[] {
  return (folded.match(pieces) ?? []).map((text) => {
    const isChinese = chinese.test(text)
    return { text: isChinese ? text : text.slice(0, maxWordLength).toWellFormed(), isChinese }
  })
}

const stems = new Map<string, string>()

/** The stem of a folded word (Porter 2), the same for plumber and plumbers; words with other letters stay as they are. */
export function stemOf(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word
  let stem = stems.get(word)
  if (stem === undefined) {
    stem = stemmer(word)
    // 2.5 µs a word without memory; the bound is far above a language's vocabulary, and keeps made-up words out of memory.
    if (stems.size >= 100_000) stems.clear()
    stems.set(word, stem)
  }
  return stem
}

/** What a token must be found by: the stem of a word, the overlapping pairs of a run. One lone character is itself. */
export function lexemesOf({ text, isChinese }: Token): string[] {
  if (!isChinese) return [stemOf(text)]
  const characters = [...text]
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, index) => characters[index]! + character)
}

/**
 * What a folded text is indexed by: stems, pairs of characters, and the last character of each run, so that every
 * character begins some lexeme and one alone can be searched for by prefix. Spaces between Chinese characters do not
 * break a run; hyphenated words are found joined as well.
 */
export function indexedLexemes(folded: string): Set<string> {
  const lexemes = new Set<string>()
  for (const token of tokensOf(folded.replace(innerSpace, ''))) {
    if (!token.isChinese && stopWords.has(token.text)) continue
    for (const lexeme of lexemesOf(token)) lexemes.add(lexeme)
    if (token.isChinese) lexemes.add([...token.text].at(-1)!)
  }
  for (const [compound] of folded.matchAll(compounds))
    lexemes.add(stemOf(compound.replaceAll('-', '').slice(0, maxWordLength)))
  return lexemes
}

/** A folded name without anything between its words: the same however it is spaced or punctuated. */
export function joined(folded: string): string {
  return tokensOf(folded)
    .map(({ text }) => text)
    .join('')
}

/** The English words of a folded text that spelling may lead to. */
export function spellingWords(folded: string): Set<string> {
  return new Set(folded.match(/(?<![a-z0-9])[a-z]{3,24}(?![a-z0-9])/g))
}
