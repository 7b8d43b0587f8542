import { accountsApi } from '#features/accounts/api.ts'
import { banPages, banParams } from '#features/accounts/ui/ban-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url }) => [banPages(api(accountsApi), url.searchParams)])
export { loader, loader as clientLoader }
export const handle = { params: banParams }

export { BansScreen as default } from '#features/accounts/ui/bans-screen.tsx'
