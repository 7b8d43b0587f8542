import type { FeatureQueries } from '#platform/api.ts'
import type { Locale } from '#shared/locale.ts'
import type { listingsContract } from '../contract.ts'

type Listings = FeatureQueries<typeof listingsContract>

/** Pending revisions, fifty per page. */
export const queueQuery = (listings: Listings, locale: Locale) =>
  listings.findQueue.infiniteOptions({
    input: (cursor: string) => ({ locale, cursor: cursor || undefined, limit: 50 }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 10_000,
  })

/** One revision with its moderation details. */
export const reviewQuery = (listings: Listings, locale: Locale, revisionId: string) =>
  listings.getForReview.queryOptions({ input: { locale, revisionId }, staleTime: 10_000 })

/** Pending claims, fifty per page. */
export const claimsQuery = (listings: Listings, locale: Locale) =>
  listings.findClaims.infiniteOptions({
    input: (cursor: string) => ({ locale, cursor: cursor || undefined, limit: 50 }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 10_000,
  })
