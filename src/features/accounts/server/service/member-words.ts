import { sql, type SQL } from 'drizzle-orm'
import { hasWords, type WordSearch } from '#platform/server/search-words.ts'

/** The expression of `profiles_words_index`, with the alias `p`: numbers also without +852. */
const memberText = sql`p.name || ' ' || p.email || ' ' || coalesce(p.whatsapp_number, '') || ' '
  || coalesce(p.phone_number, '') || ' ' || coalesce(substr(p.whatsapp_number, 5), '') || ' '
  || coalesce(substr(p.phone_number, 5), '')`

/**
 * Whether the member (`from profiles p`) has the words in name, address or numbers. Not in store/, which is private,
 * because the queries of other features use it.
 */
export const memberHasWords = (search: WordSearch): SQL => hasWords(sql`(${memberText})`, search)
