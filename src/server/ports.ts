import { accountChanged, accountsInUse, endIntegrations, hasVerifiedBadge } from '#features/accounts/server/ports.ts'
import { avatarsInUse } from '#features/accounts/server/service.ts'
import { findRecipient } from '#features/accounts/server/service/recipients.ts'
import { applyPlanLimits, findOverLimit } from '#features/billing/server/ports.ts'
import * as billing from '#features/billing/server/service.ts'
import * as catalog from '#features/catalog/server/ports.ts'
import { countPublic } from '#features/discovery/server/service.ts'
import * as drafts from '#features/drafts/server/service.ts'
import { removeIntegrations } from '#features/integrations/server/service.ts'
import { findPaid, findReviewTexts } from '#features/listings/server/ports.ts'
import * as listings from '#features/listings/server/service.ts'
import { findOwnersOver, rejectOverLimit } from '#features/listings/server/service/plan-limit.ts'
import * as notifications from '#features/notifications/server/ports.ts'
import { upsertReferral } from '#features/referrals/server/service.ts'
import { countOpenByReview } from '#features/reports/server/service/queue.ts'
import { countOpenReports } from '#features/reviews/server/ports.ts'
import * as reviews from '#features/reviews/server/service.ts'
import { moveSearches } from '#features/searches/server/service.ts'
import { filesInUse, uploadsInUse } from '#features/uploads/server/ports.ts'
import type { Db } from '#platform/server/db.ts'

type FindInUse = (db: Db, candidates: string[]) => Promise<string[]>

/** Everything that at least one feature uses; each looks only at what those before it did not find. */
const anyOf =
  (...features: FindInUse[]): FindInUse =>
  async (db, candidates) => {
    const inUse = new Set<string>()
    for (const find of features) {
      const rest = candidates.filter((candidate) => !inUse.has(candidate))
      if (rest.length > 0) for (const found of await find(db, rest)) inUse.add(found)
    }
    return [...inUse]
  }

/** Connects what lower features need from higher ones. Runs once per process, before the first request or job. */
export function connectPorts(): void {
  notifications.findRecipient.connect(findRecipient)
  accountsInUse.connect(anyOf(listings.accountsInUse, reviews.accountsInUse, billing.accountsInUse))
  accountChanged.connect(upsertReferral)
  endIntegrations.connect(removeIntegrations)
  hasVerifiedBadge.connect(async (db, memberId) => (await billing.planOf(db, memberId)).hasVerifiedBadge)
  applyPlanLimits.connect(rejectOverLimit)
  findOverLimit.connect(findOwnersOver)
  uploadsInUse.connect(anyOf(listings.uploadsInUse, reviews.uploadsInUse, billing.uploadsInUse, drafts.uploadsInUse))
  filesInUse.connect(avatarsInUse)
  countOpenReports.connect(countOpenByReview)
  findPaid.connect(reviews.findPaid)
  findReviewTexts.connect(reviews.findReviewTexts)
  catalog.countPublic.connect(countPublic)
  catalog.findTypicalPrice.connect(listings.findTypicalPrice)
  catalog.countPlaced.connect(listings.countPlaced)
  catalog.moveListings.connect(listings.moveListings)
  catalog.moveSearches.connect(moveSearches)
  catalog.renameSlug.connect(listings.renameSlug)
}
