import { listingStatuses } from '#features/listings/rules.ts'
import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import { anyText, type KnownParams } from '#shared/known-params.ts'
import type { Locale } from '#shared/locale.ts'
import type { editorContract } from '../contract.ts'

/** Status filter and cursor from the URL parameters of /user/listings. */
export function parseMyListingsParams(parameters: URLSearchParams) {
  const status = listingStatuses.find((one) => one === parameters.get('filter'))
  return { status, cursor: parameters.get('cursor') ?? '' }
}

/** Infinite query of the member's own listings. */
export function myListingsQuery(
  editor: FeatureQueries<typeof editorContract>,
  locale: Locale,
  { status, cursor }: ReturnType<typeof parseMyListingsParams>,
) {
  return editor.findMine.infiniteOptions(byCursor({ locale, ...(status && { status }) }, cursor))
}

export const myListingsParams: KnownParams = { filter: [...listingStatuses, 'all'], cursor: anyText }
