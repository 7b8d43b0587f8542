import type { catalogContract } from '#features/catalog/contract.ts'
import type { FeatureQueries } from '#platform/api.ts'
import type { Locale } from '#shared/locale.ts'
import type { editorContract } from '../contract.ts'

/** Queries of the listing form: choices, plan limits, and the listing to edit. */
export function formQueries(
  editor: FeatureQueries<typeof editorContract>,
  catalog: FeatureQueries<typeof catalogContract>,
  locale: Locale,
  id: string | undefined,
  forAdmin = false,
) {
  return {
    terms: editor.getDraftTerms.queryOptions({ input: { locale, forAdmin } }),
    choices: catalog.findChoices.queryOptions({ input: { locale } }),
    draft: editor.getForEdit.queryOptions({ input: { id: id ?? '' }, staleTime: 0 }),
  }
}
