import { Outlet } from 'react-router'
import { backofficeApi } from '#features/backoffice/api.ts'
import { queuesQuery } from '#features/backoffice/ui/queue-queries.ts'
import { preload } from '#platform/scope.ts'
import { AdminShell } from './admin-shell.tsx'
import { Guarded } from './guarded.tsx'
import { adminsOnly } from './guards.ts'

const guards = [adminsOnly]
export { guards as clientMiddleware, guards as middleware }

const counts = preload((api, { later }) => later(queuesQuery(api(backofficeApi))))
export { counts as loader, counts as clientLoader }

/** The root leaves header and footer of the public pages out. */
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
