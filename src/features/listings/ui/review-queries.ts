import type { FeatureQueries } from '#platform/api.ts'
import type { Locale } from '#shared/locale.ts'
import type { listingsContract } from '../contract.ts'

type Listings = FeatureQueries<typeof listingsContract>

/** What waits for a decision, by pages of fifty. */
export const queueQuery = (listings: Listings, locale: Locale) =>
  listings.findQueue.infiniteOptions({
    input: (cursor: string) => ({ locale, cursor: cursor || undefined, limit: 50 }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 10_000,
  })

/** One revision with all that a moderator reads before deciding on it. */
export const reviewQuery = (listings: Listings, locale: Locale, revisionId: string) =>
  listings.getForReview.queryOptions({ input: { locale, revisionId }, staleTime: 10_000 })

/** Claims that wait, by pages of fifty. */
export const claimsQuery = (listings: Listings, locale: Locale) =>
  listings.findClaims.infiniteOptions({
    input: (cursor: string) => ({ locale, cursor: cursor || undefined, limit: 50 }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 10_000,
  })
