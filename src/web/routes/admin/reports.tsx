import { reportsApi } from '#features/reports/api.ts'
import { toQueueInput, queuePages, queueParams } from '#features/reports/ui/report-queries.ts'
import { ReportsScreen } from '#features/reports/ui/reports-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url, locale, deferred }) =>
  deferred(queuePages(api(reportsApi), locale, toQueueInput(url.searchParams))),
)
export { loader, loader as clientLoader }
export const handle = { params: queueParams }

export default function Reports() {
  return <ReportsScreen />
}
