import { reportsApi } from '#features/reports/api.ts'
import { MyReports } from '#features/reports/ui/my-reports.tsx'
import { myReportPages } from '#features/reports/ui/report-queries.ts'
import { preload } from '#platform/scope.ts'

const screen = preload((api, { locale, later }) => later(myReportPages(api(reportsApi), locale)))
export { screen as loader, screen as clientLoader }

export default function Reports() {
  return <MyReports />
}
