import { cardsOf } from '#features/listings/server/service.ts'
import { cachedUntilChange } from '#platform/server/cached.ts'
import type { Ctx } from '#platform/server/context.ts'
import { consumeLimit } from '#platform/server/limits.ts'
import { hongKongMinutes } from '#shared/hk-time.ts'
import { Refusal } from '#shared/refusal.ts'
import type { SearchInput, SearchResult } from '../../contract.ts'
import { readCursor, writeCursor } from '../search/cursor.ts'
import { getSearchDictionary } from '../search/dictionary.ts'
import type { Entry } from '../search/phrases.ts'
import { tokensOfQuery, parseQuery } from '../search/query.ts'
import { postgresIndex } from '../search/search-index.ts'
import { readWords, respell } from '../search/spelling.ts'
import { noFilters } from '../search/tags.ts'
import { facetsIn } from './facets-in.ts'
import { readFilters } from './filters.ts'
import { helpWithNothing } from './nothing-found.ts'
import { noteMiss } from './record-miss.ts'

const lifetimeMs = 60_000
const maxKept = 500
/** SECURITY.md, Limits: beyond page 5. */
const deepFrom = 5
const shownTables = [
  'listing_search',
  'listings',
  'listing_categories',
  'listing_areas',
  'listing_photos',
  'categories',
  'areas',
  'profiles',
  'plans',
  'subscriptions',
]

/** Answers without words, of which there are few and many ask: kept until something that they show changes. */
const answers = cachedUntilChange(shownTables, () =>
  Promise.resolve(new Map<string, { answer: Promise<SearchResult>; until: number }>()),
)

/**
 * One page of a search.
 * @throws Refusal CURSOR_INVALID for a cursor that was not given for this very search, TOO_MANY_REQUESTS far in
 */
export async function search(ctx: Ctx, input: SearchInput): Promise<SearchResult> {
  if (tokensOfQuery(input.q ?? '').length > 0) return find(ctx, input)
  const kept = await answers(ctx.db)
  const key = JSON.stringify({ ...input, q: undefined })
  const now = ctx.now().getTime()
  const known = kept.get(key)
  if (known && now < known.until) return known.answer
  const answer = find(ctx, input)
  if (kept.size >= maxKept) kept.delete(kept.keys().next().value!)
  kept.set(key, { answer, until: now + lifetimeMs })
  answer.catch(() => kept.delete(key))
  return answer
}

async function find(ctx: Ctx, input: SearchInput): Promise<SearchResult> {
  const { db } = ctx
  const knowledge = await getSearchDictionary(db)
  const { vocabulary, lexicon } = knowledge
  const { filters, category, area } = await readFilters(db, input, vocabulary)
  const typed = tokensOfQuery(input.q ?? '')
  const reading = await readWords(db, typed, knowledge, input.exact === '1')
  const words = reading.tokens.length > 0 ? parseQuery(reading.tokens, reading.isCompleted, vocabulary, lexicon) : null

  const nameKey = input.locale === 'en' ? 'en' : 'zh'
  const isByName = input.sort === 'name' || input.sort === 'name_desc'
  // All that decides which listing stands where.
  const state = JSON.stringify([typed, input.exact, filters, input.sort, isByName && nameKey])
  const cursor = input.cursor === undefined ? null : readCursor(input.cursor, state)
  const pageNo = cursor?.page ?? 1
  if (pageNo > deepFrom) await holdBack(ctx)
  const index = postgresIndex(db)
  const page = await index.search(words, {
    filters,
    sort: input.sort,
    nameKey,
    after: cursor?.after ?? null,
    paid: cursor?.paid ?? [],
    size: input.limit,
    day: Math.floor(hongKongMinutes(ctx.now()) / 1_440),
  })
  const shown = page.rows.slice(0, input.limit - page.paid.length)
  const listingNos = [...page.paid, ...shown.map(([listingNo]) => listingNo)]
  const last = page.rows.length > shown.length ? shown.at(-1) : undefined
  const isNothing = page.total === 0 && page.counts !== null
  if (isNothing && words && (await index.count(words, noFilters)).total === 0) await noteMiss(ctx, typed, input.locale)
  return {
    items: await cardsOf(db, listingNos, input.locale, { featured: new Set(page.paid) }),
    nextCursor: last
      ? writeCursor({ after: [last[1], last[0]], page: pageNo + 1, paid: cursor?.paid ?? page.paid }, state)
      : null,
    total: page.total,
    facets: page.counts && facetsIn(page.counts, vocabulary, input.locale),
    category: named(category, input),
    area: named(area, input),
    correction: reading.isCorrected ? { from: input.q!, to: respell(input.q!, reading.corrections) } : null,
    nothingFound:
      isNothing && page.counts
        ? await helpWithNothing({ index, knowledge, reading, words, filters, input, counts: page.counts })
        : null,
  }
}

/** People look at some pages, machines at all of them: far ones have a limit of their own. */
async function holdBack(ctx: Ctx): Promise<void> {
  const retryAfterSeconds = await consumeLimit(ctx, 'deepSearch')
  if (retryAfterSeconds !== null) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds })
}

const named = (entry: Entry | null, { locale }: SearchInput) => entry && { slug: entry.slug, name: entry.names[locale] }
