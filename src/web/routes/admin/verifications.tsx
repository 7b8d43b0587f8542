import { verificationApi } from '#features/verification/api.ts'
import { waitingQuery } from '#features/verification/ui/verification-query.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api) => [waitingQuery(api(verificationApi))])
export { loader, loader as clientLoader }

export { WaitingCodes as default } from '#features/verification/ui/waiting-codes.tsx'
