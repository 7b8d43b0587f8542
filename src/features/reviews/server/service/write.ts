import { createHmac } from 'node:crypto'
import { removeDraft } from '#features/drafts/server/service.ts'
import type { ReplySpeed } from '#features/listings/rules/reply-speed.ts'
import { findPublic } from '#features/listings/server/service.ts'
import { attach } from '#features/uploads/server/service.ts'
import { writeAuditEntry } from '#platform/server/audit.ts'
import type { Ctx, MemberCtx } from '#platform/server/context.ts'
import { violatedConstraint, type Db } from '#platform/server/db.ts'
import { networkOf } from '#platform/server/network.ts'
import { fieldError, consumeLimitOrRefuse } from '#platform/server/rpc.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import type { Locale } from '#shared/locale.ts'
import { Refusal } from '#shared/refusal.ts'
import type { OwnReview } from '../../contract.ts'
import { isContactedHere, type ReviewStage } from '../../rules.ts'
import { trippedChecks } from '../../rules/checks.ts'
import { languageOf } from '../../rules/language.ts'
import { rateLimits } from '../../rules/rate-limits.ts'
import * as moderation from '../store/moderation.ts'
import * as store from '../store/writing.ts'
import { emitPublished, notifyOwner } from './emails.ts'
import { ownReviewOf } from './own.ts'
import { loadScripts } from './scripts.ts'

type ReviewInput = {
  draftVersions?: string[] | undefined
  rating: number
  stage: ReviewStage
  title: string | null
  body: string
  jobMonth: string | null
  pricePaid: number | null
  replySpeed: ReplySpeed | null
  /** Ids of uploads. */
  photos: string[]
  locale: Locale
}

/** Refusal codes by the name of the database constraint or trigger that failed. */
const refusals: Record<string, string> = {
  reviews_one_per_author: 'REVIEW_EXISTS',
  reviews_not_own: 'REVIEW_OWN_LISTING',
  reviews_off: 'REVIEWS_OFF',
}

async function withRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = refusals[violatedConstraint(error) ?? '']
    throw code ? new Refusal(code) : error
  }
}

/** Column values for the input. Price and month are stored only when the work was done. */
async function columnsOf({ now }: Ctx, typed: ReviewInput) {
  const { rating, stage, title, body, replySpeed, locale } = typed
  const isDone = stage === 'work_done'
  const jobMonth = isDone ? typed.jobMonth : null
  if (jobMonth !== null && jobMonth > hongKongDay(now()).slice(0, 7)) throw fieldError('jobMonth', 'monthInFuture')
  return {
    rating,
    stage,
    title,
    body,
    jobMonth: jobMonth && `${jobMonth}-01`,
    pricePaidCents: isDone ? typed.pricePaid : null,
    replySpeed,
    language: languageOf([title, body].join('\n'), locale, await loadScripts()),
  }
}

type Columns = Awaited<ReturnType<typeof columnsOf>>
type Listing = NonNullable<Awaited<ReturnType<typeof store.lockListing>>>

/** Attaches uploads to the review. `held` are the ids of photos it already has. */
async function attachPhotos(ctx: MemberCtx, tx: Db, ids: readonly string[], held: readonly string[] = []) {
  const attached = await attach({ ...ctx, db: tx }, 'review_photo', [...new Set(ids)], held)
  return attached.map((photo) => ({ ...photo, alt: '' }))
}

/** Input of the moderation checks. `own` is the author's previous version, which is excluded from the listing's ratings. */
async function evidenceOf(
  ctx: MemberCtx,
  tx: Db,
  listing: Listing,
  { rating, title, body }: Columns,
  own?: { rating: number; isPublished: boolean },
) {
  const now = ctx.now()
  const ids = { listingId: listing.id, authorId: ctx.actor.id }
  const memberSince = await store.findMemberSince(tx, ctx.actor.id)
  return {
    text: [title, body].join('\n'),
    accountAgeMs: now.getTime() - (memberSince?.getTime() ?? now.getTime()),
    rating,
    published: listing.published.map((count, i) => (own?.isPublished && own.rating === i + 1 ? count - 1 : count)),
    recentRatings: await store.findRecent(tx, ids, store.burstStart(now)),
    othersFromNetwork: 0,
  }
}

/** HMAC-SHA256 of listing and network under the day's salt, so that the address itself is never stored. */
async function hashNetwork(ctx: MemberCtx, listingId: string) {
  const day = hongKongDay(ctx.now())
  const salt = await store.getOrCreateSalt(ctx.db, day)
  const network = createHmac('sha256', salt)
    .update([listingId, networkOf(ctx.client.address)].join('\0'))
    .digest()
  return { day, network }
}

/**
 * Publishes a review, or holds it for a moderator when it trips a check; the returned status says which.
 * @throws Refusal LISTING_NOT_FOUND, REVIEW_EXISTS, REVIEW_OWN_LISTING, REVIEWS_OFF, UPLOAD_NOT_FOUND
 */
export async function write(
  ctx: MemberCtx,
  { listingId, isInvited, draftVersions, ...typed }: ReviewInput & { listingId: string; isInvited: boolean },
): Promise<OwnReview> {
  if (!(await findPublic(ctx.db, listingId))) throw new Refusal('LISTING_NOT_FOUND')
  const columns = await columnsOf(ctx, typed)
  await consumeLimitOrRefuse(ctx, rateLimits.createPerDay, ctx.actor.id)
  const { day, network } = await hashNetwork(ctx, listingId)
  const ids = { listingId, authorId: ctx.actor.id }
  const now = ctx.now()
  return withRefusals(() =>
    ctx.db.transaction(async (tx) => {
      const listing = await store.lockListing(tx, listingId)
      if (!listing) throw new Refusal('LISTING_NOT_FOUND')
      const evidence = await evidenceOf(ctx, tx, listing, columns)
      const checks = trippedChecks({
        ...evidence,
        othersFromNetwork: await store.countOthersFromNetwork(tx, ids, day, network),
      })
      const review = await store.insert(tx, {
        ...ids,
        ...columns,
        isInvited,
        verification: isContactedHere(await store.findContact(tx, ids), now) ? 'contacted_here' : 'none',
        status: checks.length > 0 ? 'pending' : 'published',
        trippedChecks: checks,
        photos: await attachPhotos(ctx, tx, typed.photos),
        createdAt: now,
      })
      await removeDraft({ db: tx, now: ctx.now }, ctx.actor.id, `review:${listingId}`, draftVersions)
      await store.recordNetwork(tx, ids, day, network)
      if (review.status === 'published') {
        const [owner] = await moderation.findOwners(tx, [listingId])
        if (owner) await notifyOwner(tx, owner, review)
        await emitPublished(tx, review, owner?.person.id ?? null)
      }
      return ownReviewOf(review)
    }),
  )
}

/** Locks the member's own review for update. Hidden and held reviews are immutable because they are evidence. */
async function lockOwn(ctx: MemberCtx, tx: Db, id: string): Promise<moderation.LockedReview> {
  const [review] = await moderation.lock(tx, [id])
  if (review?.authorId !== ctx.actor.id) throw new Refusal('REVIEW_NOT_FOUND')
  if (review.status === 'hidden' || review.heldAt) throw new Refusal('REVIEW_HIDDEN')
  return review
}

/**
 * Changes the member's review. A pending review stays pending; a published one becomes pending when it trips a check.
 * @throws Refusal REVIEW_NOT_FOUND, REVIEW_HIDDEN, REVIEW_OWN_LISTING, UPLOAD_NOT_FOUND
 */
export async function edit(
  ctx: MemberCtx,
  { id, draftVersions, ...typed }: ReviewInput & { id: string },
): Promise<OwnReview> {
  const columns = await columnsOf(ctx, typed)
  return withRefusals(() =>
    ctx.db.transaction(async (tx) => {
      const before = await lockOwn(ctx, tx, id)
      const listing = await store.lockListing(tx, before.listingId)
      if (!listing) throw new Refusal('REVIEW_NOT_FOUND')
      const isPublished = before.status === 'published'
      const evidence = await evidenceOf(ctx, tx, listing, columns, { rating: before.rating, isPublished })
      const tripped = trippedChecks(evidence).filter(
        // An edit that leaves the rating unchanged cannot be part of a rating burst.
        (check) => check !== 'rating_burst' || columns.rating !== before.rating,
      )
      const trippedNow = [...new Set([...(isPublished ? [] : before.trippedChecks), ...tripped])]
      const status = isPublished && tripped.length > 0 ? 'pending' : before.status
      const held = before.photos.flatMap(({ uploadId }) => uploadId ?? [])
      const review = await store.update(tx, id, {
        ...columns,
        photos: await attachPhotos(ctx, tx, typed.photos, held),
        status,
        trippedChecks: trippedNow,
        editedAt: ctx.now(),
      })
      await removeDraft({ db: tx, now: ctx.now }, ctx.actor.id, `review:${before.listingId}`, draftVersions)
      if (status !== before.status) {
        const change = { before: { status: before.status }, after: { status, trippedChecks: trippedNow } }
        await writeAuditEntry(
          { ...ctx, db: tx },
          { action: 'reviews.edit', subject: { kind: 'review', id }, ...change },
        )
      }
      return ownReviewOf(review)
    }),
  )
}

/**
 * Deletes the member's review for good, with its reply and votes.
 * @throws Refusal REVIEW_NOT_FOUND, REVIEW_HIDDEN
 */
export async function remove(ctx: MemberCtx, id: string): Promise<null> {
  await ctx.db.transaction(async (tx) => {
    await lockOwn(ctx, tx, id)
    await store.remove(tx, id)
  })
  return null
}
