import { Guarded } from './guarded.tsx'
import { adminsOnly } from './guards.ts'

const guards = [adminsOnly]
export { guards as clientMiddleware, guards as middleware }

export default function AdminOnly() {
  return <Guarded mayEnter={(me) => me.isAdmin} />
}
