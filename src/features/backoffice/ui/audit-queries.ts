import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import { anyText, type KnownParams } from '#shared/known-params.ts'
import type { backofficeContract } from '../contract.ts'
import { auditKinds } from '../rules/audit.ts'

/** Filters of the audit log, as URL parameters. */
export const auditFilters = ['actor', 'kind', 'action', 'subject', 'from', 'to'] as const
type AuditTableState = { filters: Record<(typeof auditFilters)[number], string>; sort: string }

/** Query input from the table state, without empty filters. */
function toAuditInput({ filters, sort }: AuditTableState) {
  const used = Object.entries(filters).filter(([name, value]) => name !== 'kind' && value !== '')
  const kind = auditKinds.find((one) => one === filters.kind)
  return {
    ...(Object.fromEntries(used) as Partial<Omit<AuditTableState['filters'], 'kind'>>),
    kind,
    sort: sort === 'at' ? ('at' as const) : ('-at' as const),
  }
}

/** The same as a query string, for the export. */
export function auditQuery(state: AuditTableState): string {
  const { kind, ...input } = toAuditInput(state)
  return new URLSearchParams({ ...input, ...(kind && { kind }) }).toString()
}

/** Pages of the audit log. */
export function auditPages(backoffice: FeatureQueries<typeof backofficeContract>, state: AuditTableState) {
  return backoffice.findAudit.infiniteOptions({ ...byCursor(toAuditInput(state)), staleTime: 15_000 })
}

/** The log's own filters are judged by the API. */
export const auditParams: KnownParams = {
  ...Object.fromEntries(auditFilters.map((name) => [name, anyText])),
  kind: auditKinds,
  sort: ['at', '-at'],
}
