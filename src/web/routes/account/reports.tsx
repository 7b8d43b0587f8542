import { reportsApi } from '#features/reports/api.ts'
import { MyReports } from '#features/reports/ui/my-reports.tsx'
import { myReportPages } from '#features/reports/ui/report-queries.ts'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { locale, deferred }) => deferred(myReportPages(api(reportsApi), locale)))
export { loader, loader as clientLoader }

export default function Reports() {
  return <MyReports />
}
