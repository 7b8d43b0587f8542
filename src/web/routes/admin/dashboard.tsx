import { backofficeApi } from '#features/backoffice/api.ts'
import { queuesQuery } from '#features/backoffice/ui/queue-queries.ts'
import { Queues } from '#features/backoffice/ui/queues.tsx'
import { Trends } from '#features/backoffice/ui/trends.tsx'
import { useTranslation } from '#features/backoffice/ui/use-translation.ts'
import { Warnings } from '#features/backoffice/ui/warnings.tsx'
import { preload } from '#platform/scope.ts'
import { PageHead } from '#platform/ui/page-head.tsx'
import { Shortcuts } from '../../shell/shortcuts.tsx'

const loader = preload((api, { deferred }) => [
  queuesQuery(api(backofficeApi)),
  api(backofficeApi).getWarnings.queryOptions({ input: {} }),
  ...deferred(api(backofficeApi).getTrends.queryOptions({ input: {} })),
])
export { loader, loader as clientLoader }

export default function Dashboard() {
  const t = useTranslation()
  return (
    <>
      <PageHead title={t('screen.dashboard')} />
      <Warnings />
      <Queues />
      <Trends />
      <Shortcuts />
    </>
  )
}
