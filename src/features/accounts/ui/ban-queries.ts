import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/query-options.ts'
import type { accountsContract } from '../contract.ts'

/** Ban rules for the URL parameters of the screen. */
export function banPages(accounts: FeatureQueries<typeof accountsContract>, params: URLSearchParams) {
  const q = (params.get('q') ?? '').trim().slice(0, 254) || undefined
  return accounts.findBans.infiniteOptions({ ...byCursor({ q }), staleTime: 0 })
}
