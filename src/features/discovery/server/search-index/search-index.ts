import type { Db } from '#platform/server/db.ts'
import type { IndexQuery } from '../language/query.ts'
import type { Token } from '../language/tokenizer.ts'
import { browse, countAll } from './browse.ts'
import type { FacetCounts } from './facets.ts'
import type { Filters } from './filter-sql.ts'
import { findByName } from './find-by-name.ts'
import { upsertListings } from './index-writer.ts'
import { rebuild, rebuildIfOutdated } from './rebuild.ts'
import type { PageRequest } from './search-sql.ts'
import { countByQuery, findByQuery, type Page } from './text-search.ts'

/**
 * Interface of the search engine. PostgreSQL is the only adapter; an in-memory index or an external engine can replace it
 * (docs/search.md).
 */
export type SearchIndex = {
  /** One page of listings that match the query and the filters; a null query matches everything. */
  search: (query: IndexQuery | null, request: PageRequest) => Promise<Page>
  count: (query: IndexQuery | null, filters: Filters) => Promise<FacetCounts>
  /** Numbers of listings whose names contain all tokens; the last token may be a prefix. */
  suggest: (tokens: readonly Token[], limit: number) => Promise<number[]>
  /** Updates the index rows of these listings, in the caller's transaction. */
  upsert: (listingIds: readonly string[]) => Promise<void>
  rebuild: () => Promise<void>
  /** Rebuilds the index if another index version wrote it. */
  refresh: () => Promise<void>
}

export function postgresIndex(db: Db): SearchIndex {
  return {
    search: (query, request) =>
      query || request.anyArea.length > 0 || request.sort === 'nearest'
        ? findByQuery(db, query, request)
        : browse(db, request),
    count: (query, filters) => (query ? countByQuery(db, query, filters) : countAll(db, filters)),
    suggest: (tokens, limit) => findByName(db, tokens, limit),
    upsert: (listingIds) => upsertListings(db, listingIds),
    rebuild: () => rebuild(db),
    refresh: () => rebuildIfOutdated(db),
  }
}
