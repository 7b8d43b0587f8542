import { moderationApi } from '#features/moderation/api.ts'
import { LicencesScreen } from '#features/moderation/ui/licences-screen.tsx'
import { licencesQuery } from '#features/moderation/ui/review-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { locale }) => [licencesQuery(api(moderationApi), locale)])
export { loader, loader as clientLoader }

export default function Licences() {
  return <LicencesScreen />
}
