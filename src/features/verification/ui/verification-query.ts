import type { FeatureQueries } from '#platform/api.ts'
import type { verificationContract } from '../contract.ts'

type Verification = FeatureQueries<typeof verificationContract>

/** Polls while a code is open, so that the admin's confirmation shows without a reload. */
export const verificationQuery = (verification: Verification) =>
  verification.get.queryOptions({
    input: {},
    refetchInterval: ({ state: { data } }) => (data?.codeExpiresAt ? 5_000 : false),
  })

export const waitingQuery = (verification: Verification) =>
  verification.findWaiting.queryOptions({ input: {}, staleTime: 5_000, refetchInterval: 10_000 })
