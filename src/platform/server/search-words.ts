import { sql, type SQL } from 'drizzle-orm'
import { loadSimplifier, loadTraditionalizer } from './script-convert.ts'

const maxWords = 6
const quoted = (term: string) => `'${term.replaceAll("'", "''")}'`

/** The terms of one run of characters: Latin letters and digits by their beginning, others by pairs of characters. */
function termsOf(run: string): string {
  if (/^[a-z0-9]/.test(run)) return `${quoted(run.slice(0, 60))}:*`
  const characters = [...run]
  if (characters.length === 1) return `${quoted(run)}:*`
  return characters
    .slice(0, -1)
    .map((character, index) => quoted(character + characters[index + 1]!))
    .join(' & ')
}

/** Words of a search, each with its spellings; `query` is the tsquery of all of them. */
export type WordSearch = { query: string; words: string[][] }

/** A tsquery of a word as `search_words` splits it; null for signs alone. */
function queryOf(word: string): string | null {
  const runs = word.toLowerCase().match(/[a-z0-9]+|[^\u0001-\u007f]+/g) ?? []
  return runs.length === 0 ? null : runs.map(termsOf).join(' & ')
}

/**
 * What to look for: every word of the search, Chinese in either script. Null for no word; a word of signs alone finds
 * nothing.
 */
export async function wordSearchOf(q: string): Promise<WordSearch | null> {
  const typed = q.trim().split(/\s+/).filter(Boolean).slice(0, maxWords)
  if (typed.length === 0) return null
  const isChinese = /\p{Script=Han}/u.test(q)
  const [simplify, traditionalize] = isChinese ? [await loadSimplifier(), await loadTraditionalizer()] : []
  const words = typed.map((word) => [
    ...new Set([word, simplify?.(word) ?? word, traditionalize?.(word) ?? word].map((one) => one.toLowerCase())),
  ])
  const query = words.map((spellings) => `(${spellings.map((one) => queryOf(one) ?? "'-'").join(' | ')})`).join(' & ')
  return { query, words }
}

/**
 * Whether the text holds every word of the search, Latin ones from the beginning of a word on. `text` is an expression with
 * an index on `search_words(text)`, which finds candidates; each word is then looked for as it was typed.
 */
export function hasWords(text: SQL, { query, words }: WordSearch): SQL {
  const patterns = words.map((spellings) => spellings.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`))
  const contains = patterns.map((spellings) => sql`lower(${text}) like any(${sql.param(spellings)}::text[])`)
  return sql`(search_words(${text}) @@ ${query}::tsquery and ${sql.join(contains, sql` and `)})`
}
