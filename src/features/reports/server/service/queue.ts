import * as z from 'zod'
import { nameOf } from '#features/listings/server/service.ts'
import { moderatedStatusOf } from '#features/reviews/rules.ts'
import type { Ctx } from '#platform/server/context.ts'
import { pageByCursor } from '#platform/server/cursor.ts'
import { isoTime } from '#platform/server/iso-time.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import type { Locale } from '#shared/locale.ts'
import type { ReportedSubject } from '../../contract.ts'
import type { ReportReason, SubjectKind } from '../../rules.ts'
import { appealsQueue } from '../queues.ts'
import * as queue from '../store/queue.ts'

export { countOpenByReview } from '../store/queue.ts'

type FindQueueInput = {
  tab: 'open' | 'appeals' | 'decided'
  kind?: SubjectKind
  reason?: ReportReason
  cursor?: string
  limit: number
  locale: Locale
}

// Microseconds up to the year 2096, negative in newest-first order.
const position: z.ZodType<queue.Position> = z.tuple([z.int().min(0).max(1), z.int().min(-4e15).max(4e15), z.uuid()])

const toQueuedReview = ({ isHeld, ...review }: NonNullable<queue.ReportedSubjectRow['review']>) => ({
  ...review,
  status: moderatedStatusOf({ status: review.status, isHeld }),
  authorName: review.authorName ?? '',
  createdAt: isoTime(review.createdAt),
  editedAt: review.editedAt && isoTime(review.editedAt),
})

/**
 * One page of the admin queue: each review or listing with its reports and appeal.
 * @throws Refusal CURSOR_INVALID
 */
export async function findQueue(
  { db, now }: Ctx,
  { tab, kind, reason, locale, ...page }: FindQueueInput,
): Promise<{ items: ReportedSubject[]; nextCursor: string | null; openAppeals: number }> {
  const find = { open: queue.findOpen, decided: queue.findDecided, appeals: queue.findAppeals }[tab]
  const { rows, nextCursor } = await pageByCursor(page, {
    order: `reports ${tab}`,
    position,
    find: (after, limit) => find(db, { kind, reason, after, limit }, now()),
    positionOf: (row) => row.position,
  })
  const idsOf = (one: SubjectKind) => rows.filter((row) => row.kind === one).map(({ id }) => id)
  const [reviews, listings, appeals, openAppeals, toSimplified] = await Promise.all([
    queue.findReportedSubjects(db, 'review', idsOf('review')),
    queue.findReportedSubjects(db, 'listing', idsOf('listing')),
    queue.findAppealsByIds(
      db,
      rows.flatMap(({ appealId }) => appealId ?? []),
    ),
    appealsQueue.count(db, now()),
    loadSimplifier(),
  ])
  const items = rows.flatMap(({ kind: subjectKind, id, isUrgent, firstAt, appealId }) => {
    const found = (subjectKind === 'review' ? reviews : listings).find((one) => one.id === id)
    if (!found) return []
    const { listingId, slug, listingStatus: status, review, reports } = found
    const appeal = appeals.find((one) => one.id === appealId)
    return [
      {
        kind: subjectKind,
        id,
        isUrgent,
        firstAt,
        listing: { id: listingId, name: nameOf(found, locale, toSimplified).text, slug, status },
        review: review && toQueuedReview(review),
        reports: reports.map((report) => ({
          ...report,
          reporterName: report.reporterName ?? '',
          createdAt: isoTime(report.createdAt),
        })),
        appeal: appeal ? { ...appeal, createdAt: isoTime(appeal.createdAt) } : null,
      },
    ]
  })
  return { items, nextCursor, openAppeals }
}
