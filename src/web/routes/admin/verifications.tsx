import { accountsApi } from '#features/accounts/api.ts'
import { waitingQuery } from '#features/accounts/ui/verification-query.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api) => [waitingQuery(api(accountsApi))])
export { loader, loader as clientLoader }

export { WaitingCodes as default } from '#features/accounts/ui/waiting-codes.tsx'
