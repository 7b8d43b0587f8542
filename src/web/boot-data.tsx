import { dehydrate } from '@tanstack/react-query'
import { useMatches } from 'react-router'
import { accountsApi } from '#features/accounts/api.ts'
import { meQuery } from '#features/accounts/ui/use-me.ts'
import { queriesOf } from '#platform/api.ts'
import type { BootData, Scope } from '#platform/scope.ts'
import { safeJson } from '#platform/ui/json-ld.tsx'
import { useScope } from '#platform/ui/scope.tsx'

function bootDataOf({ locale, prefix, baseUrl, minute, api, queries }: Scope, routeIds: string[]): BootData {
  return {
    locale,
    prefix,
    baseUrl,
    minute,
    queries: dehydrate(queries),
    isMember: Boolean(queries.getQueryData(meQuery(queriesOf(api, accountsApi)).queryKey)),
    isGuarded: routeIds.some((id) => id.startsWith('shell/')),
  }
}

/** The data with which the browser hydrates the page, as JSON in the server's HTML; hydration leaves it as it is. */
export function BootScript() {
  const scope = useScope()
  const routeIds = useMatches().map(({ id }) => id)
  return (
    <script type="application/json" id="boot" suppressHydrationWarning>
      {import.meta.env.SSR ? safeJson(bootDataOf(scope, routeIds)) : ''}
    </script>
  )
}
