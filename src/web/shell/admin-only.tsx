import { Outlet } from 'react-router'
import { backofficeApi } from '#features/backoffice/api.ts'
import { queuesQuery } from '#features/backoffice/ui/queue-queries.ts'
import { preload } from '#platform/scope.ts'
import { AdminShell } from './admin-shell.tsx'
import { Guarded } from './guarded.tsx'
import { requireAdmin } from './guards.ts'

const middleware = [requireAdmin]
export { middleware as clientMiddleware, middleware }

const loader = preload((api, { deferred }) => deferred(queuesQuery(api(backofficeApi))))
export { loader, loader as clientLoader }

/** Tells the root to omit the public header and footer. */
export const handle = { hasOwnShell: true }

export default function AdminOnly() {
  return (
    <Guarded mayEnter={(me) => me.isAdmin}>
      <AdminShell>
        <Outlet />
      </AdminShell>
    </Guarded>
  )
}
