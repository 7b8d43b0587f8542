import { useParams } from 'react-router'
import { membersApi } from '#features/members/api.ts'
import { memberQuery } from '#features/members/ui/member-queries.ts'
import { MemberScreen } from '#features/members/ui/member-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { params }) => [memberQuery(api(membersApi), params['id'] ?? '')])
export { loader, loader as clientLoader }

export default function User() {
  return <MemberScreen id={useParams()['id'] ?? ''} />
}
