import { readCached } from '#platform/server/cached.ts'
import type { Ctx } from '#platform/server/context.ts'
import { consumeLimitOrRefuse } from '#platform/server/rpc.ts'
import type { SearchInput, SearchResult } from '../../contract.ts'
import { rateLimits } from '../../rules/rate-limits.ts'
import { tokenizeQuery } from '../language/query.ts'
import type { Token } from '../language/tokenizer.ts'
import { noFilters } from '../search-index/filter-sql.ts'
import { postgresIndex } from '../search-index/search-index.ts'
import { pageOf } from './cursor.ts'
import { getSearchDictionary } from './dictionary.ts'
import { findListings, type Found } from './find-listings.ts'
import { present } from './present.ts'
import { recordMiss } from './record-miss.ts'

/** Later pages are subject to the limit `deepSearch`. */
const lastUnlimitedPage = 5

/** A result, and the words that nothing was found for anywhere. */
type Answer = { result: SearchResult; missed: readonly Token[] | null }

/**
 * One page of a search.
 * @throws Refusal CURSOR_INVALID for a cursor of another search, TOO_MANY_REQUESTS on deep pages
 */
export async function search(ctx: Ctx, input: SearchInput): Promise<SearchResult> {
  // Here, since everybody who asks for a page at once waits for one answer.
  if (input.cursor !== undefined && pageOf(input.cursor) > lastUnlimitedPage)
    await consumeLimitOrRefuse(ctx, rateLimits.deepSearch)
  const { result, missed } = await findAnswer(ctx, input)
  if (missed) await recordMiss(ctx, missed, input.locale)
  return result
}

async function findAnswer(ctx: Ctx, input: SearchInput): Promise<Answer> {
  const minute = Math.floor(ctx.now().getTime() / 60_000)
  if (tokenizeQuery(input.q ?? '').length > 0) {
    if (input.cursor !== undefined) return answer(ctx, input)
    // Any words may ask for what is open at the minute.
    return readCached(ctx.db, `search ${JSON.stringify({ ...input, minute })}`, () => answer(ctx, input))
  }
  const key = JSON.stringify({ ...input, q: undefined, minute: (input.open ?? input.urgent) && minute })
  return readCached(ctx.db, `search ${key}`, () => answer(ctx, input))
}

async function answer(ctx: Ctx, input: SearchInput): Promise<Answer> {
  const dictionary = await getSearchDictionary(ctx.db)
  const found = await findListings(ctx, input, dictionary)
  const missed = (await isMissedEverywhere(ctx, found)) ? found.meaning.tokens : null
  const guessed = mayGuess(found) ? await findListings(ctx, input, dictionary, true) : null
  const hasGuessed = guessed !== null && guessed.page.rows.length + guessed.page.paid.length > 0
  return { result: await present(ctx, input, dictionary, hasGuessed ? guessed : found), missed }
}

/** Whether words that name no trade find nothing, with the filters of the search and without. */
async function isMissedEverywhere({ db }: Ctx, { meaning, page }: Found): Promise<boolean> {
  const { query, understanding, danger } = meaning
  if (page.total > 0 || !page.counts || !query || understanding.need?.isSure || danger) return false
  return (await postgresIndex(db).count(query, noFilters)).total === 0
}

/** Whether a category that the words merely resemble is better than nothing. */
function mayGuess({ meaning, page }: Found): boolean {
  const { query, understanding, isOnlyDanger } = meaning
  return page.total === 0 && query !== null && !understanding.need && !isOnlyDanger
}
