import { backofficeApi } from '#features/backoffice/api.ts'
import { queuesQuery } from '#features/backoffice/ui/queue-queries.ts'
import { Queues } from '#features/backoffice/ui/queues.tsx'
import { useWords } from '#features/backoffice/ui/use-words.ts'
import { preload } from '#platform/scope.ts'
import { PageHead } from '#platform/ui/page-head.tsx'
import { adminScreens } from '../../admin-screens.ts'

const screen = preload((api) => [queuesQuery(api(backofficeApi))])
export { screen as loader, screen as clientLoader }

export default function Dashboard() {
  const t = useWords()
  return (
    <>
      <PageHead title={t('screen.dashboard')} />
      <Queues pathOf={(queue) => adminScreens.find(({ queues }) => queues?.includes(queue))?.path} />
    </>
  )
}
