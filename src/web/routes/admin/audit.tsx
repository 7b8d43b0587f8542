import { backofficeApi } from '#features/backoffice/api.ts'
import { auditFilters, auditPages, auditParams } from '#features/backoffice/ui/audit-queries.ts'
import { AuditScreen } from '#features/backoffice/ui/audit-screen.tsx'
import { preload } from '#platform/scope.ts'
import { readTableState } from '#platform/ui/use-table-state.ts'

const loader = preload((api, { url }) => [
  auditPages(api(backofficeApi), readTableState(url.searchParams, auditFilters, '-at')),
])
export { loader, loader as clientLoader }
export const handle = { params: auditParams }

export default AuditScreen
