import type { FeatureQueries } from '#platform/api.ts'
import type { membersContract } from '../contract.ts'
import { memberSorts, memberStates } from '../rules.ts'

type Members = FeatureQueries<typeof membersContract>

/** Reads the list's filters from the URL; invalid values fall back to the defaults. */
export function toInput(params: URLSearchParams) {
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    state: memberStates.find((state) => state === params.get('state')) ?? 'all',
    sort: memberSorts.find((sort) => sort === params.get('sort')) ?? '-joined',
  }
}

export function memberPages(members: Members, filter: ReturnType<typeof toInput>) {
  return members.find.infiniteOptions({
    input: (cursor: string) => ({ ...filter, cursor: cursor || undefined }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  })
}

export const memberQuery = (members: Members, id: string) => members.get.queryOptions({ input: { id } })
