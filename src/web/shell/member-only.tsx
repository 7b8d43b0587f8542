import { Guarded } from './guarded.tsx'
import { requireMember } from './guards.ts'

const middleware = [requireMember]
export { middleware as clientMiddleware, middleware }

export default function MemberOnly() {
  return <Guarded mayEnter={() => true} />
}
