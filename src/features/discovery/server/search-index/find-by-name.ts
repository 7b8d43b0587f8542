import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { preparedRows } from '#platform/server/prepared.ts'
import { nameQuery, type QueryUnit } from '../language/query.ts'
import { lexemesOf, type Token } from '../language/tokenizer.ts'

/** Maximum number of matching listings to sort. A prefix shared by more is too short to rank. */
const maxCandidates = 500

/** Numbers of listings whose name contains every token; the last one may be a prefix. In Featured order. */
export async function findByName(db: Db, tokens: readonly Token[], limit: number): Promise<number[]> {
  const units = tokens.map((token, index): QueryUnit => {
    const isPrefix = index === tokens.length - 1 && (!token.isChinese || [...token.text].length === 1)
    if (!isPrefix) return { lexemes: lexemesOf(token), prefix: null, alternatives: [] }
    return { lexemes: [], prefix: token.text, alternatives: lexemesOf(token) }
  })
  const query = () => sql`
    select listing_no as "listingNo" from (
      select listing_no, featured from listing_search where lex @@ ${sql.placeholder('query')}::tsquery limit ${sql.raw(String(maxCandidates))}) named
    order by featured desc, listing_no desc limit ${sql.placeholder('limit')}::int`
  const rows = await preparedRows<{ listingNo: number }>(db, 'listings_by_name', query, {
    query: nameQuery(units),
    limit,
  })
  return rows.map(({ listingNo }) => listingNo)
}
