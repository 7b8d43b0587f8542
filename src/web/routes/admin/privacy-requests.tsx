import { privacyApi } from '#features/privacy/api.ts'
import { registerPages } from '#features/privacy/ui/privacy-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url }) => [registerPages(api(privacyApi), url.searchParams)])
export { loader, loader as clientLoader }

export { PrivacyRegister as default } from '#features/privacy/ui/privacy-register.tsx'
