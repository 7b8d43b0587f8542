import { backofficeApi } from '#features/backoffice/api.ts'
import { toInput, memberPages, memberParams } from '#features/backoffice/ui/member-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url }) => [memberPages(api(backofficeApi), toInput(url.searchParams))])
export { loader, loader as clientLoader }
export const handle = { params: memberParams }

export { MembersScreen as default } from '#features/backoffice/ui/members-screen.tsx'
