import { accountsApi } from '#features/accounts/api.ts'
import { banPages } from '#features/accounts/ui/ban-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url }) => [banPages(api(accountsApi), url.searchParams)])
export { loader, loader as clientLoader }

export { BansScreen as default } from '#features/accounts/ui/bans-screen.tsx'
