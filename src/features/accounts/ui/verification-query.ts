import type { FeatureQueries } from '#platform/api.ts'
import type { accountsContract } from '../contract.ts'

type Accounts = FeatureQueries<typeof accountsContract>

/** Polls while a code is open, so that the admin's confirmation shows without a reload. */
export const verificationQuery = (accounts: Accounts) =>
  accounts.getVerification.queryOptions({
    input: {},
    refetchInterval: ({ state: { data } }) => (data?.codeExpiresAt ? 5_000 : false),
  })

/** Codes that admins have yet to confirm, refetched every ten seconds. */
export const waitingQuery = (accounts: Accounts) =>
  accounts.findWaitingCodes.queryOptions({ input: {}, staleTime: 5_000, refetchInterval: 10_000 })
