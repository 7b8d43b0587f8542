import { privacyApi } from '#features/privacy/api.ts'
import { registerPages, registerParams } from '#features/privacy/ui/privacy-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url }) => [registerPages(api(privacyApi), url.searchParams)])
export { loader, loader as clientLoader }
export const handle = { params: registerParams }

export { PrivacyRegister as default } from '#features/privacy/ui/privacy-register.tsx'
