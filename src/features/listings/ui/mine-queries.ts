import type { FeatureQueries } from '#platform/api.ts'
import type { Locale } from '#shared/locale.ts'
import type { listingsContract } from '../contract.ts'
import { listingStatuses } from '../rules.ts'

/** The filter and the place that the address of /user/listings asks for. */
export function mineAskedOf(parameters: URLSearchParams) {
  const status = listingStatuses.find((one) => one === parameters.get('filter'))
  return { status, cursor: parameters.get('cursor') ?? '' }
}

/** The pages of a member's own listings, one under the other. */
export function minePages(
  listings: FeatureQueries<typeof listingsContract>,
  locale: Locale,
  { status, cursor }: ReturnType<typeof mineAskedOf>,
) {
  return listings.findMine.infiniteOptions({
    input: (at: string) => ({ locale, ...(status && { status }), ...(at && { cursor: at }) }),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor,
  })
}
