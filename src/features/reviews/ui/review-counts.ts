import type { FeatureQueries } from '#platform/api.ts'
import type { reviewsContract } from '../contract.ts'

/** How many reviews are published, and how many of them the provider invited. */
export const reviewCountsQuery = (api: FeatureQueries<typeof reviewsContract>) =>
  api.getCounts.queryOptions({ input: {} })
