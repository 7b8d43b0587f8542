import type { catalogContract } from '#features/catalog/contract.ts'
import type { FeatureQueries } from '#platform/api.ts'
import type { Locale } from '#shared/locale.ts'
import type { listingsContract } from '../contract.ts'

/** Queries of the listing form: choices, plan limits, and the listing to edit. */
export function formQueries(
  listings: FeatureQueries<typeof listingsContract>,
  catalog: FeatureQueries<typeof catalogContract>,
  locale: Locale,
  id: string | undefined,
  forAdmin = false,
) {
  return {
    terms: listings.getDraftTerms.queryOptions({ input: { locale, forAdmin } }),
    choices: catalog.findChoices.queryOptions({ input: { locale } }),
    draft: listings.getForEdit.queryOptions({ input: { id: id ?? '' }, staleTime: 0 }),
  }
}
