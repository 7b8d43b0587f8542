import { redirect, type MiddlewareFunction } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import type { Me } from '#features/accounts/contract.ts'
import { meQuery } from '#features/accounts/ui/use-me.ts'
import { queriesOf } from '#platform/api.ts'
import { pathToSignIn, scopeContext, type Scope } from '#platform/scope.ts'

const isServer = typeof document === 'undefined'

/**
 * Who is there. The server asks the session; a click in the browser waits for nobody: while it is not known, the screen
 * behind the guard says "Loading..." and the server decides about its data.
 */
async function whoIsThere({ api, queries }: Scope): Promise<Me | null | undefined> {
  const query = meQuery(queriesOf(api, accountsApi))
  return isServer ? queries.ensureQueryData(query) : queries.getQueryData(query.queryKey)
}

/** A redirect that keeps the language: from here, unlike from a loader, the router adds its prefix in the browser alone. */
function lead({ prefix }: Scope, path: string): Response {
  if (!isServer) return redirect(path)
  return redirect(path === '/' ? prefix || '/' : prefix + path)
}

/** Before anything of a member's screen is loaded: visitors go to sign in, and come back afterwards. */
export const membersOnly: MiddlewareFunction = async ({ request, context }) => {
  const scope = context.get(scopeContext)
  if ((await whoIsThere(scope)) === null) throw lead(scope, pathToSignIn(scope, new URL(request.url)))
  await scope.moreWords()
}

/** Visitors go to sign in, members home. */
export const adminsOnly: MiddlewareFunction = async ({ request, context }) => {
  const scope = context.get(scopeContext)
  const me = await whoIsThere(scope)
  if (me === null) throw lead(scope, pathToSignIn(scope, new URL(request.url)))
  if (me?.isAdmin === false) throw lead(scope, '/')
  await scope.moreWords()
}
