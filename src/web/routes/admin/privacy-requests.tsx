import { privacyApi } from '#features/privacy/api.ts'
import { registerPages } from '#features/privacy/ui/privacy-queries.ts'
import { preload } from '#platform/scope.ts'

const screen = preload((api, { url }) => [registerPages(api(privacyApi), url.searchParams)])
export { screen as loader, screen as clientLoader }

export { PrivacyRegister as default } from '#features/privacy/ui/privacy-register.tsx'
