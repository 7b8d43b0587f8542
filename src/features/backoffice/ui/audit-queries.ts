import type { FeatureQueries } from '#platform/api.ts'
import type { backofficeContract } from '../contract.ts'

export const auditFilters = ['actor', 'action', 'subject', 'from', 'to'] as const
type AuditTableState = { filters: Record<(typeof auditFilters)[number], string>; sort: string }

/** Query input from the table state, without empty filters. */
export function toAuditInput({ filters, sort }: AuditTableState) {
  const used = Object.entries(filters).filter(([, value]) => value !== '')
  return {
    ...(Object.fromEntries(used) as Partial<AuditTableState['filters']>),
    sort: sort === 'at' ? ('at' as const) : ('-at' as const),
  }
}

/** Pages of the audit log. */
export function auditPages(backoffice: FeatureQueries<typeof backofficeContract>, state: AuditTableState) {
  return backoffice.findAudit.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...toAuditInput(state), ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 15_000,
  })
}
