import type { Db } from '#platform/server/db.ts'
import { browse, countAll } from './browse.ts'
import type { Counts } from './facets.ts'
import type { ParsedQuery } from './query.ts'
import { rebuild, refresh } from './rebuild.ts'
import type { PageAsk } from './statements.ts'
import { findNames } from './suggest.ts'
import type { Filters } from './tags.ts'
import { countByWords, findByWords, type Page } from './text.ts'
import type { Token } from './words.ts'
import { remove, upsert } from './write.ts'

/**
 * What the product asks of a search engine. One adapter stands behind it, PostgreSQL; an index in memory or an engine of
 * its own can take its place without the rest noticing (SEARCH.md section 4.4).
 */
export type SearchIndex = {
  /** A page of what answers the words and passes the filters; without words (null), of everything that passes. */
  search: (words: ParsedQuery | null, ask: PageAsk) => Promise<Page>
  count: (words: ParsedQuery | null, filters: Filters) => Promise<Counts>
  /** Listings by the words of their names, the last one perhaps cut short. */
  suggest: (tokens: readonly Token[], limit: number) => Promise<number[]>
  /** Brings these listings up to date, in the caller's transaction. */
  upsert: (listingIds: readonly string[]) => Promise<void>
  remove: (listingIds: readonly string[]) => Promise<void>
  rebuild: () => Promise<void>
  /** Rebuilds when the index was written by another version of the code. */
  refresh: () => Promise<void>
}

export function postgresIndex(db: Db): SearchIndex {
  return {
    search: (words, ask) => (words ? findByWords(db, words, ask) : browse(db, ask)),
    count: (words, filters) => (words ? countByWords(db, words, filters) : countAll(db, filters)),
    suggest: (tokens, limit) => findNames(db, tokens, limit),
    upsert: (listingIds) => upsert(db, listingIds),
    remove: (listingIds) => remove(db, listingIds),
    rebuild: () => rebuild(db),
    refresh: () => refresh(db),
  }
}
