import { planKeys } from '#features/billing/rules.ts'
import { listingStatuses } from '#features/listings/rules.ts'
import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import { anyText, type KnownParams } from '#shared/known-params.ts'
import type { Locale } from '#shared/locale.ts'
import { truncateText } from '#shared/text.ts'
import { isUuid } from '#shared/uuid.ts'
import type { backofficeContract } from '../contract.ts'
import type { ListedFilter } from '../contract/listings.ts'
import { listedOrigins, listedSorts, missingLanguages } from '../rules/listings.ts'

/** Parameters of the list's address. */
export const listedFilters = ['q', 'status', 'plan', 'category', 'area', 'owner', 'origin', 'missing'] as const

/** Reads the list's filters from the URL; invalid values fall back to the defaults. */
export function toListedFilter(params: URLSearchParams): ListedFilter {
  const oneOf = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === params.get(name))
  const slug = (name: string) => truncateText(params.get(name) ?? '', 120) || undefined
  const owner = params.get('owner') ?? ''
  return {
    q: truncateText((params.get('q') ?? '').trim(), 200),
    status: oneOf('status', listingStatuses),
    plan: oneOf('plan', planKeys),
    category: slug('category'),
    area: slug('area'),
    owner: isUuid(owner) ? owner : undefined,
    origin: oneOf('origin', listedOrigins),
    missing: oneOf('missing', missingLanguages),
    sort: oneOf('sort', listedSorts) ?? '-submitted',
  }
}

export const listedParams: KnownParams = {
  q: anyText,
  status: listingStatuses,
  plan: planKeys,
  category: anyText,
  area: anyText,
  owner: isUuid,
  origin: listedOrigins,
  missing: missingLanguages,
  sort: listedSorts,
}

/** Pages of the list of listings. */
export const listedPages = (
  backoffice: FeatureQueries<typeof backofficeContract>,
  locale: Locale,
  filter: ListedFilter,
) => backoffice.findListings.infiniteOptions(byCursor({ ...filter, locale }))
