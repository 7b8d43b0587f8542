import { Outlet, type MiddlewareFunction } from 'react-router'
import { scopeContext } from '#platform/scope.ts'

const loadMessages: MiddlewareFunction = ({ context }) => context.get(scopeContext).loadMoreMessages()
const middleware = [loadMessages]
export { middleware as clientMiddleware, middleware }

/** Open to everybody, but its screens' messages are not part of every public page. */
export default function WithMoreMessages() {
  return <Outlet />
}
