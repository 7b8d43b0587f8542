import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { SearchDictionary } from './dictionary.ts'
import { fold } from './fold.ts'
import { isStopWord, stemOf, type Token } from './words.ts'

/** A query whose words were looked at: put right, or its last word taken as the beginning of one. */
export type Reading = {
  tokens: Token[]
  isCompleted: boolean
  /** From what was typed to what was probably meant; `isCorrected` says whether `tokens` follow them. */
  isCorrected: boolean
  corrections: Map<string, string>
  /** Words that nothing holds and nothing resembles. */
  unknown: string[]
}

/** Of a million listings' words the commonest, which bounds memory to some 30 MB. */
const maxWords = 200_000

export async function findCommonWords(db: Db): Promise<[word: string, listings: number][]> {
  const { rows } = await db.execute<{ word: string; listings: number }>(sql`
    select word, listings from search_words order by listings desc limit ${maxWords}`)
  return rows.map(({ word, listings }) => [word, listings])
}

/** Which of these English words no listing holds in any form. */
async function findMissing(db: Db, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param([...words])}::text[], ${sql.param(words.map((word) => `'${stemOf(word)}'`))}::text[]) w (word, stem)
    where not exists (select from listing_search where lex @@ stem::tsquery)`)
  return new Set(rows.map(({ word }) => word))
}

/**
 * Corrects the English words of a query for which the index holds nothing, and those alone: the name of a business is
 * no slip. The last word, when it begins others, is being typed rather than misspelt. `isLiteral` does neither.
 */
export async function readWords(
  db: Db,
  tokens: readonly Token[],
  knowledge: SearchDictionary,
  isLiteral: boolean,
): Promise<Reading> {
  const { vocabulary, lexicon } = knowledge
  const isWord = (text: string) => /^[a-z]{2,}$/.test(text) && !isStopWord(text) && !lexicon.has(text)
  const last = tokens.at(-1)?.text ?? ''
  const isCompleted = !isLiteral && isWord(last) && lexicon.startingWith(last, 1).length > 0
  const strange = tokens
    .slice(0, isCompleted ? -1 : undefined)
    .flatMap(({ text }) => (isWord(text) && !vocabulary.meaningOf([stemOf(text)]) ? [text] : []))
  const missing = await findMissing(db, [...new Set(strange)])
  const corrections = new Map(
    [...missing].flatMap((word) => {
      const meant = lexicon.nearest(word) ?? lexicon.halves(word)
      return meant === undefined ? [] : [[word, meant] as const]
    }),
  )
  return {
    tokens: isLiteral ? [...tokens] : tokens.flatMap((token) => corrected(token, corrections)),
    isCompleted,
    isCorrected: corrections.size > 0 && !isLiteral,
    corrections,
    unknown: [...missing].filter((word) => !corrections.has(word)),
  }
}

function corrected(token: Token, corrections: ReadonlyMap<string, string>): Token[] {
  const words = corrections.get(token.text)?.split(' ') ?? [token.text]
  return words.map((text) => ({ ...token, text }))
}

/** The query as typed, with its misspelt words put right. */
export function respell(q: string, corrections: ReadonlyMap<string, string>): string {
  return q.replace(/[\p{Script=Latin}\p{M}'’]+/gu, (word) => corrections.get(fold(word)) ?? word)
}
