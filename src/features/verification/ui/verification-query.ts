import type { FeatureQueries } from '#platform/api.ts'
import type { verificationContract } from '../contract.ts'

type Verification = FeatureQueries<typeof verificationContract>

/** Asked again every few seconds while a code waits: the admin's press shows by itself. */
export const verificationQuery = (verification: Verification) =>
  verification.get.queryOptions({
    input: {},
    refetchInterval: ({ state: { data } }) => (data?.waitsUntil ? 5_000 : false),
  })

export const waitingQuery = (verification: Verification) =>
  verification.findWaiting.queryOptions({ input: {}, staleTime: 5_000, refetchInterval: 10_000 })
