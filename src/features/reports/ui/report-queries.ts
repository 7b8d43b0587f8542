import type { FeatureQueries } from '#platform/api.ts'
import type { Locale } from '#shared/locale.ts'
import type { reportsContract } from '../contract.ts'
import { queueTabs, type ReportReason, type SubjectKind } from '../rules.ts'

type Reports = FeatureQueries<typeof reportsContract>

/** What the address of the admin's screen asks for. */
export function toInput(parameters: URLSearchParams) {
  return {
    tab: queueTabs.find((tab) => tab === parameters.get('tab')) ?? ('open' as const),
    kind: (parameters.get('kind') || undefined) as SubjectKind | undefined,
    reason: (parameters.get('reason') || undefined) as ReportReason | undefined,
  }
}

/** What admins examine, page by page. */
export function queuePages(reports: Reports, locale: Locale, asked: ReturnType<typeof toInput>) {
  return reports.findQueue.infiniteOptions({
    input: (cursor: string) => ({ ...asked, locale, cursor: cursor || undefined }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  })
}

/** The member's own reports, page by page. */
export function myReportPages(reports: Reports, locale: Locale) {
  return reports.findMine.infiniteOptions({
    input: (cursor: string) => ({ locale, cursor: cursor || undefined }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
}
