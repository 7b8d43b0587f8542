import { analyticsApi } from '#features/analytics/api.ts'
import { periodOf, periodParams } from '#features/analytics/ui/period-switch.tsx'
import { SiteScreen } from '#features/analytics/ui/site-screen.tsx'
import { preload } from '#platform/scope.ts'

const loader = preload((api, { url, locale }) => [
  api(analyticsApi).getForSite.queryOptions({ input: { locale, period: periodOf(url.searchParams) } }),
])
export { loader, loader as clientLoader }
export const handle = { params: periodParams }

export default function Analytics() {
  return <SiteScreen />
}
