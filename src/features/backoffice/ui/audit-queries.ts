import type { FeatureQueries } from '#platform/api.ts'
import type { backofficeContract } from '../contract.ts'

export const auditFilters = ['actor', 'action', 'subject', 'from', 'to'] as const
type Asked = { filters: Record<(typeof auditFilters)[number], string>; sort: string }

/** The filters that are used, as the server takes them. */
export function auditAsked({ filters, sort }: Asked) {
  const used = Object.entries(filters).filter(([, value]) => value !== '')
  return {
    ...(Object.fromEntries(used) as Partial<Asked['filters']>),
    sort: sort === 'at' ? ('at' as const) : ('-at' as const),
  }
}

/** The audit log as its table asks for it. */
export function auditPages(backoffice: FeatureQueries<typeof backofficeContract>, asked: Asked) {
  return backoffice.findAudit.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...auditAsked(asked), ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 15_000,
  })
}
