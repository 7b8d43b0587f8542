import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { SearchDictionary } from './dictionary.ts'
import { fold } from './folding.ts'
import { isStopWord, stemOf, type Token } from './tokenizer.ts'

/** Result of the spelling correction of a query. */
export type SpellingResult = {
  tokens: Token[]
  /** Whether the last token is treated as the prefix of a word. */
  endsWithPrefix: boolean
  /** Whether `corrections` are applied to `tokens`. */
  isCorrected: boolean
  /** From typed words to corrected words. */
  corrections: Map<string, string>
  /** Words that neither occur in the index nor resemble a known word. */
  unknown: string[]
}

/** The most frequent words only, which limits memory to about 30 MB for a million listings. */
const maxWords = 200_000

export async function findCommonWords(db: Db): Promise<[word: string, listings: number][]> {
  const { rows } = await db.execute<{ word: string; listings: number }>(sql`
    select word, listings from search_words order by listings desc limit ${maxWords}`)
  return rows.map(({ word, listings }) => [word, listings])
}

/** Which of these English words no listing contains in any form. */
async function findUnindexed(db: Db, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param([...words])}::text[], ${sql.param(words.map((word) => `'${stemOf(word)}'`))}::text[]) w (word, stem)
    where not exists (select from listing_search where lex @@ stem::tsquery)`)
  return new Set(rows.map(({ word }) => word))
}

/**
 * Corrects only English words that are not in the index, so that unusual business names are not changed. A last word that
 * is a prefix of known words is treated as incomplete rather than misspelt. With `isExact`, neither applies.
 */
export async function correctSpelling(
  db: Db,
  tokens: readonly Token[],
  dictionary: SearchDictionary,
  isExact: boolean,
): Promise<SpellingResult> {
  const { vocabulary, lexicon } = dictionary
  const isWord = (text: string) => /^[a-z]{2,}$/.test(text) && !isStopWord(text) && !lexicon.has(text)
  const last = tokens.at(-1)?.text ?? ''
  const endsWithPrefix = !isExact && isWord(last) && lexicon.startingWith(last, 1).length > 0
  const candidates = tokens
    .slice(0, endsWithPrefix ? -1 : undefined)
    .flatMap(({ text }) => (isWord(text) && !vocabulary.meaningOf([stemOf(text)]) ? [text] : []))
  const unindexed = await findUnindexed(db, [...new Set(candidates)])
  const corrections = new Map(
    [...unindexed].flatMap((word) => {
      const correction = lexicon.nearest(word) ?? lexicon.split(word)
      return correction === undefined ? [] : [[word, correction] as const]
    }),
  )
  return {
    tokens: isExact ? [...tokens] : tokens.flatMap((token) => correctToken(token, corrections)),
    endsWithPrefix,
    isCorrected: corrections.size > 0 && !isExact,
    corrections,
    unknown: [...unindexed].filter((word) => !corrections.has(word)),
  }
}

function correctToken(token: Token, corrections: ReadonlyMap<string, string>): Token[] {
  const words = corrections.get(token.text)?.split(' ') ?? [token.text]
  return words.map((text) => ({ ...token, text }))
}

/** Replaces misspelt words in the query as typed. */
export function applyCorrections(q: string, corrections: ReadonlyMap<string, string>): string {
  return q.replace(/[\p{Script=Latin}\p{M}'’]+/gu, (word) => corrections.get(fold(word)) ?? word)
}
