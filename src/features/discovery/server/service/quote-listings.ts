import { sql } from 'drizzle-orm'
import { displayTextIn } from '#features/listings/rules/display-text.ts'
import type { Db } from '#platform/server/db.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import type { Locale } from '#shared/locale.ts'
import { truncateText } from '#shared/text.ts'
import type { SearchItem } from '../../contract.ts'
import { fold } from '../language/folding.ts'
import { queryUnits, textQuery, tokenizeQuery } from '../language/query.ts'
import { indexedLexemes, lexemesOf, significantTokens } from '../language/tokenizer.ts'

type ToSimplified = Awaited<ReturnType<typeof loadSimplifier>>
type Quote = SearchItem['quote']
type Row = { id: string; en: string; zh: string }

/** Longer lines are cut. In characters. */
const maxLength = 140
const sentences = /[^.!?。！？\n]+[.!?。！？]?/g

/** For each of these listings whose own text has some of the words, the line that has most of them, in the reader's language if it may be. */
export async function quoteListings(
  db: Db,
  listingIds: readonly string[],
  wanted: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, Quote>> {
  const phrases = wanted.map((text) => significantTokens(tokenizeQuery(text))).filter((tokens) => tokens.length > 0)
  if (phrases.length === 0 || listingIds.length === 0) return new Map()
  const query = phrases.map((tokens) => `(${textQuery(queryUnits(tokens, null))})`).join(' | ')
  const { rows } = await db.execute<Row>(sql`
    select l.id, concat_ws(E'\n', l.summary_en, l.description_en) as en, concat_ws(E'\n', l.summary_zh, l.description_zh) as zh
    from listings l join listing_search s using (listing_no)
    where l.id = any(${sql.param([...listingIds])}::uuid[]) and s.lex @@ ${query}::tsquery`)
  const toSimplified = await loadSimplifier()
  const lexemes = phrases.map((tokens) => tokens.flatMap(lexemesOf))
  const found = rows.map((row) => [row.id, bestLine(row, lexemes, locale, toSimplified)] as const)
  return new Map(found.filter(([, quote]) => quote !== null))
}

function bestLine({ en, zh }: Row, phrases: readonly string[][], locale: Locale, toSimplified: ToSimplified): Quote {
  const texts = [
    { text: en, lang: 'en' as const },
    { text: zh, lang: 'zh-Hant' as const },
  ]
  const ordered = locale === 'en' ? texts : texts.toReversed()
  const lines = ordered.flatMap(({ text, lang }) =>
    (text.match(sentences) ?? []).map((line) => ({ text: line.trim(), lang, count: countIn(line, phrases) })),
  )
  const [best] = lines.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)
  if (!best) return null
  const cut = truncateText(best.text, maxLength)
  return displayTextIn(locale, cut === best.text ? cut : `${cut}…`, best.lang, toSimplified)
}

/** How many of the phrases a line has. */
function countIn(line: string, phrases: readonly string[][]): number {
  const own = indexedLexemes(fold(line))
  return phrases.filter((lexemes) =>
    lexemes.every((lexeme) => own.has(lexeme) || [...own].some((one) => lexeme.length === 1 && one.startsWith(lexeme))),
  ).length
}
