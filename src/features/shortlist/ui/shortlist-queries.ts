import { validIds } from '#features/favorites/rules.ts'
import type { FeatureQueries } from '#platform/api.ts'
import type { KnownParams } from '#shared/known-params.ts'
import type { Locale } from '#shared/locale.ts'
import { isUuid } from '#shared/uuid.ts'
import type { shortlistContract } from '../contract.ts'

type Shortlist = FeatureQueries<typeof shortlistContract>

/** Ids in the URL (`?ids=a,b`), at most `max`. */
export function idsFromUrl(parameters: URLSearchParams, max: number): string[] {
  return validIds((parameters.get('ids') ?? '').toLowerCase().split(',')).slice(0, max)
}

export const compareQuery = (shortlist: Shortlist, ids: string[], locale: Locale) =>
  shortlist.compare.queryOptions({ input: { ids, locale } })

export const cardsQuery = (shortlist: Shortlist, ids: readonly string[], locale: Locale) =>
  shortlist.findCards.queryOptions({ input: { ids: [...ids], locale } })

export const sharedQuery = (shortlist: Shortlist, token: string, locale: Locale) =>
  shortlist.getShared.queryOptions({ input: { token, locale } })

/** The parameters of pages that show the listings of `idsFromUrl`. */
export const idsParams: KnownParams = { ids: (value) => value.split(',').every(isUuid) }
