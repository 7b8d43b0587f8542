import { Guarded } from './guarded.tsx'
import { membersOnly } from './guards.ts'

const guards = [membersOnly]
export { guards as clientMiddleware, guards as middleware }

export default function MemberOnly() {
  return <Guarded mayEnter={() => true} />
}
