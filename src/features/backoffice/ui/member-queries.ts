import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import { anyText, type KnownParams } from '#shared/known-params.ts'
import type { Locale } from '#shared/locale.ts'
import { truncateText } from '#shared/text.ts'
import type { backofficeContract } from '../contract.ts'
import { memberSorts, memberStates } from '../rules/members.ts'

type Backoffice = FeatureQueries<typeof backofficeContract>

/** Reads the list's filters from the URL; invalid values fall back to the defaults. */
export function toInput(params: URLSearchParams) {
  return {
    q: truncateText((params.get('q') ?? '').trim(), 200),
    state: memberStates.find((state) => state === params.get('state')) ?? 'all',
    sort: memberSorts.find((sort) => sort === params.get('sort')) ?? '-joined',
  }
}

/** Pages of the list of members. */
export function memberPages(backoffice: Backoffice, filter: ReturnType<typeof toInput>) {
  return backoffice.findMembers.infiniteOptions(byCursor({ ...filter }))
}

/** One member with everything that its screen shows. */
export const memberQuery = (backoffice: Backoffice, id: string, locale: Locale) =>
  backoffice.getMember.queryOptions({ input: { id, locale } })

export const memberParams: KnownParams = { q: anyText, state: memberStates, sort: memberSorts }
