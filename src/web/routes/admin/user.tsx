import { useParams } from 'react-router'
import { backofficeApi } from '#features/backoffice/api.ts'
import { memberQuery } from '#features/backoffice/ui/member-queries.ts'
import { MemberScreen } from '#features/backoffice/ui/member-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { params, locale }) => [memberQuery(api(backofficeApi), params['id'] ?? '', locale)])
export { loader, loader as clientLoader }

export default function User() {
  return <MemberScreen id={useParams()['id'] ?? ''} />
}
