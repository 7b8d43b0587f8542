import { membersApi } from '#features/members/api.ts'
import { toInput, memberPages } from '#features/members/ui/member-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url }) => [memberPages(api(membersApi), toInput(url.searchParams))])
export { loader, loader as clientLoader }

export { MembersScreen as default } from '#features/members/ui/members-screen.tsx'
