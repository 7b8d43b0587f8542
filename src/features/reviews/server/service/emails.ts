import { emitEvent } from '#features/integrations/server/service.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { emailAbout } from '#features/listings/server/service/email-about.ts'
import type { Db } from '#platform/server/db.ts'
import { pathInLocale } from '#shared/locale-path.ts'
import type { Locale } from '#shared/locale.ts'
import type { ReviewReportReason } from '../../rules.ts'
import { reviewHeldEmail } from '../emails/review-held.ts'
import { reviewReceivedEmail } from '../emails/review-received.ts'
import { reviewRemovedEmail } from '../emails/review-removed.ts'
import { reviewReplyEmail } from '../emails/review-reply.ts'

type Listing = { slug: string; nameEn: string | null; nameZh: string | null }
type Person = { id: string; email: string; firstName: string; language: Locale }
type EmailTarget = { listing: Listing; person: Person }

const pathTo = (slug: string, locale: Locale) => pathInLocale(`${listingPath(slug)}#reviews`, locale)

/** Queues the e-mail to the owner about a published review; sent once per review. */
export async function notifyOwner(
  tx: Db,
  { listing, person }: EmailTarget,
  { id, rating, body }: { id: string; rating: number; body: string },
): Promise<void> {
  await emailAbout(tx, person, listing, {
    email: reviewReceivedEmail,
    data: ({ listing_name, locale }) => ({
      first_name: person.firstName,
      listing_name,
      rating,
      body,
      path: pathTo(listing.slug, locale),
    }),
    dedupeKey: `review_received:${id}`,
  })
}

/** Tells the owner's webhooks about a published review; once per review. */
export async function emitPublished(
  tx: Db,
  review: { id: string; listingId: string; rating: number; body: string },
  ownerId: string | null,
): Promise<void> {
  const { id, listingId, rating, body } = review
  const data = { review: { id, listingId, rating, body } }
  await emitEvent(tx, { ownerId, event: 'review.published', cause: `review:${id}:published`, data })
}

/** Queues the e-mail to the author about the owner's first reply. */
export async function notifyAuthorOfReply(
  tx: Db,
  { listing, person }: EmailTarget,
  reviewId: string,
  body: string,
): Promise<void> {
  await emailAbout(tx, person, listing, {
    email: reviewReplyEmail,
    data: ({ listing_name, locale }) => ({
      first_name: person.firstName,
      listing_name,
      body,
      path: pathTo(listing.slug, locale),
    }),
    dedupeKey: `review_reply:${reviewId}`,
  })
}

const pathToReviews = (locale: Locale) => pathInLocale('/user/reports', locale)

/** Queues the e-mail to the author of a hidden review with the reason, in the author's language. */
export async function notifyAuthorOfRemoval(
  tx: Db,
  { listing, person }: EmailTarget,
  why: ReviewReportReason,
  review: { id: string; updatedAt: Date },
): Promise<void> {
  await emailAbout(tx, person, listing, {
    email: reviewRemovedEmail,
    data: ({ listing_name, locale }) => ({ listing_name, why, path: pathToReviews(locale) }),
    dedupeKey: `review_removed:${review.id}:${review.updatedAt.getTime()}`,
  })
}

/** Queues the e-mail to the author of a review that is held while a report is examined; sent once per review. */
export async function notifyAuthorOfHold(tx: Db, { listing, person }: EmailTarget, reviewId: string): Promise<void> {
  await emailAbout(tx, person, listing, {
    email: reviewHeldEmail,
    data: ({ listing_name, locale }) => ({ listing_name, path: pathToReviews(locale) }),
    dedupeKey: `review_held:${reviewId}`,
  })
}
