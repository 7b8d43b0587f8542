import { reportsApi } from '#features/reports/api.ts'
import { toInput, queuePages } from '#features/reports/ui/report-queries.ts'
import { ReportsScreen } from '#features/reports/ui/reports-screen.tsx'
import { preload } from '#platform/scope.ts'

const screen = preload((api, { url, locale, later }) =>
  later(queuePages(api(reportsApi), locale, toInput(url.searchParams))),
)
export { screen as loader, screen as clientLoader }

export default function Reports() {
  return <ReportsScreen />
}
