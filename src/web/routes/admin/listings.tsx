import { backofficeApi } from '#features/backoffice/api.ts'
import { listedPages, listedParams, toListedFilter } from '#features/backoffice/ui/listing-queries.ts'
import { catalogApi } from '#features/catalog/api.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { locale, url }) => [
  listedPages(api(backofficeApi), locale, toListedFilter(url.searchParams)),
  api(catalogApi).findChoices.queryOptions({ input: { locale } }),
])
export { loader, loader as clientLoader }
export const handle = { params: listedParams }

export { ListingsScreen as default } from '#features/backoffice/ui/listings-screen.tsx'
