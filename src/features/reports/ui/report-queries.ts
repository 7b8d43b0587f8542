import type { FeatureQueries } from '#platform/api.ts'
import { byCursor } from '#platform/by-cursor.ts'
import type { KnownParams } from '#shared/known-params.ts'
import type { Locale } from '#shared/locale.ts'
import type { reportsContract } from '../contract.ts'
import { queueTabs, reasonsOf, subjectKinds, type ReportReason, type SubjectKind } from '../rules.ts'

type Reports = FeatureQueries<typeof reportsContract>

/** Query input from the URL of the admin screen. */
export function toQueueInput(parameters: URLSearchParams) {
  return {
    tab: queueTabs.find((tab) => tab === parameters.get('tab')) ?? ('open' as const),
    kind: (parameters.get('kind') || undefined) as SubjectKind | undefined,
    reason: (parameters.get('reason') || undefined) as ReportReason | undefined,
  }
}

/** Pages of the admin queue. */
export function queuePages(reports: Reports, locale: Locale, filters: ReturnType<typeof toQueueInput>) {
  return reports.findQueue.infiniteOptions({ ...byCursor({ ...filters, locale }), staleTime: 0 })
}

/** Pages of the member's own reports. */
export function myReportPages(reports: Reports, locale: Locale) {
  return reports.findMine.infiniteOptions(byCursor({ locale }))
}

export const queueParams: KnownParams = {
  tab: queueTabs,
  kind: subjectKinds,
  reason: Object.values(reasonsOf).flat(),
  sort: [],
}
