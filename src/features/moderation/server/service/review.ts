import { planOf } from '#features/billing/server/service.ts'
import { draftPhotos, findDuplicates } from '#features/editor/server/service/mine.ts'
import { previewOf } from '#features/editor/server/service/preview.ts'
import { differencesOf, readStored, toListingContent } from '#features/listings/rules/stored-content.ts'
import { findGuardedById } from '#features/listings/server/service.ts'
import { readContent } from '#features/listings/server/service/content.ts'
import { nameOf } from '#features/listings/server/service/presenters.ts'
import * as revisions from '#features/listings/server/service/revisions.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { pageByCursor } from '#platform/server/cursor.ts'
import { isoTime } from '#platform/server/iso-time.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import { timePosition } from '#platform/server/time-position.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import type { QueueItem, Review } from '../../contract.ts'
import { listingsQueue, revisionsQueue } from '../queues.ts'
import * as queue from '../store/queue.ts'

/** Pending revisions of new and live listings, oldest first. @throws Refusal CURSOR_INVALID */
export async function findQueue(
  { db, now }: MemberCtx,
  { locale, ...page }: { locale: Locale; cursor?: string; limit: number },
) {
  const { rows, nextCursor } = await pageByCursor(page, {
    order: 'review queue oldest',
    position: timePosition,
    find: (after, limit) => queue.findQueue(db, { after, limit, locale }),
    positionOf: ({ micros, revisionId }) => [Number(micros), revisionId],
  })
  const toSimplified = await loadSimplifier()
  return {
    items: rows.map(({ nameEn, nameZh, micros: _micros, waitingSince, ...row }): QueueItem => ({
      ...row,
      name: nameOf({ nameEn, nameZh }, locale, toSimplified),
      waitingSince: isoTime(waitingSince),
    })),
    nextCursor,
    count: (await listingsQueue.count(db, now())) + (await revisionsQueue.count(db, now())),
  }
}

/** Everything that a moderator needs to decide on a revision. @throws Refusal LISTING_NOT_FOUND */
export async function getForReview(
  ctx: MemberCtx,
  { revisionId, locale }: { revisionId: string; locale: Locale },
): Promise<Review> {
  const { db } = ctx
  const revision = await revisions.findRevision(db, revisionId)
  const listing = revision && (await findGuardedById(db, revision.listingId))
  const current = listing && (await readContent(db, listing.id))
  if (!revision || !listing || !current) throw new Refusal('LISTING_NOT_FOUND')

  const isLive = listing.status === 'approved'
  const stored = readStored(revision.content, current)
  const [content, live] = [toListingContent(stored), isLive ? toListingContent(current) : null]
  const toSimplified = await loadSimplifier()
  const owner = await queue.findOwner(db, listing.id)
  const history = await queue.findHistory(db, listing.id)
  const refused = isLive ? undefined : await revisions.findLatestRejected(db, listing.id)
  const before = refused && readStored(refused.content, current)
  const rejected = refused &&
    before && {
      content: toListingContent(before),
      reason: refused.reason ?? '',
      decidedAt: isoTime(refused.decidedAt ?? refused.createdAt),
    }
  const compared = live ?? rejected?.content
  const plan = owner ? await planOf(db, owner.id) : null
  const criteria = { locale, ...content, except: listing.id }
  return {
    revisionId,
    listingId: listing.id,
    slug: listing.slug,
    kind: isLive ? 'change' : 'new',
    status: revision.status,
    waitingSince: isoTime(revision.createdAt),
    content,
    live,
    rejected: rejected ?? null,
    photos: draftPhotos({
      photos: [
        ...new Map(
          [...current.photos, ...stored.photos, ...(before?.photos ?? [])].map((one) => [one.id, one]),
        ).values(),
      ],
    }),
    differences: compared ? differencesOf(compared, content) : [],
    preview: await previewOf(ctx, stored, {
      locale,
      listingId: listing.id,
      slug: listing.slug,
      ownerId: listing.ownerId,
      plan,
    }),
    duplicates: await findDuplicates(ctx, criteria, listing.ownerId),
    owner: owner
      ? {
          ...owner,
          createdAt: isoTime(owner.createdAt),
          listings: owner.listings.map(({ nameEn, nameZh, ...one }) => ({
            ...one,
            name: nameOf({ nameEn, nameZh }, locale, toSimplified),
          })),
        }
      : null,
    history: history.map((row) => ({
      ...row,
      submittedAt: isoTime(row.submittedAt),
      decidedAt: row.decidedAt && isoTime(row.decidedAt),
    })),
  }
}
