import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import { anyText, type KnownParams } from '#shared/known-params.ts'
import { truncateText } from '#shared/text.ts'
import type { accountsContract } from '../contract.ts'

/** Ban rules for the URL parameters of the screen. */
export function banPages(accounts: FeatureQueries<typeof accountsContract>, params: URLSearchParams) {
  const q = truncateText((params.get('q') ?? '').trim(), 254) || undefined
  return accounts.findBans.infiniteOptions({ ...byCursor({ q }), staleTime: 0 })
}

export const banParams: KnownParams = { q: anyText, sort: [] }
