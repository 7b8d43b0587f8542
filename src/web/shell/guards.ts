import { redirect, type MiddlewareFunction } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import type { Me } from '#features/accounts/contract.ts'
import { meQuery } from '#features/accounts/ui/use-me.ts'
import { queriesOf } from '#platform/api.ts'
import { secondFactorPath, signInPath, scopeContext, type Scope } from '#platform/scope.ts'

const isServer = typeof document === 'undefined'

/**
 * The current user. The server waits for the session; the browser uses the cached value so that navigation is not
 * delayed: while it is undefined, `Guarded` shows a loading state and the server still authorizes all data.
 */
async function findCurrentUser({ api, queries }: Scope): Promise<Me | null | undefined> {
  const query = meQuery(queriesOf(api, accountsApi))
  return isServer ? queries.ensureQueryData(query) : queries.getQueryData(query.queryKey)
}

/** A redirect that keeps the language. In middleware, unlike in loaders, the router adds the basename only in the browser. */
function redirectInLanguage({ prefix }: Scope, path: string): Response {
  if (!isServer) return redirect(path)
  return redirect(path === '/' ? prefix || '/' : prefix + path)
}

/** Runs before the loaders of member screens: visitors are redirected to sign in and returned afterwards. */
export const requireMember: MiddlewareFunction = async ({ request, context }) => {
  const scope = context.get(scopeContext)
  if ((await findCurrentUser(scope)) === null) throw redirectInLanguage(scope, signInPath(scope, new URL(request.url)))
  await scope.loadMoreMessages()
}

/** Redirects visitors to sign in, admins to give their second factor, and other members to the home page. */
export const requireAdmin: MiddlewareFunction = async ({ request, context }) => {
  const scope = context.get(scopeContext)
  const me = await findCurrentUser(scope)
  if (me === null) throw redirectInLanguage(scope, signInPath(scope, new URL(request.url)))
  if (me?.isAdmin === false)
    throw redirectInLanguage(scope, me.secondFactor ? secondFactorPath(scope, new URL(request.url)) : '/')
  await scope.loadMoreMessages()
}
