import { planOf } from '#features/billing/server/service.ts'
import { may } from '#features/listings/policy.ts'
import type { ListingStatus } from '#features/listings/rules.ts'
import { otherText } from '#features/listings/rules/display-text.ts'
import { repliesQuickly, replyAnswersOf } from '#features/listings/rules/reply-speed.ts'
import { decideSubmission } from '#features/listings/rules/states.ts'
import { toListingContent } from '#features/listings/rules/stored-content.ts'
import { findDetail, findGuardedById, type GuardedRow } from '#features/listings/server/service.ts'
import { type StoredContent, readContent } from '#features/listings/server/service/content.ts'
import { checkedLicence, nameOf, photoOf, variantsOf } from '#features/listings/server/service/presenters.ts'
import type { MemberCtx } from '#platform/server/context.ts'
import { pageByCursor } from '#platform/server/cursor.ts'
import type { Db } from '#platform/server/db.ts'
import { isoTime } from '#platform/server/iso-time.ts'
import { loadSimplifier } from '#platform/server/script-convert.ts'
import { timePosition } from '#platform/server/time-position.ts'
import type { Authorized } from '#shared/authorized.ts'
import { hongKongDay } from '#shared/hk-time.ts'
import type { Locale } from '#shared/locale.ts'
import { parsePhone } from '#shared/parse-phone.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Draft, Duplicate, OwnListing, Reputation } from '../../contract.ts'
import { licenceNotice } from '../../rules/licence-notice.ts'
import * as own from '../store.ts'
import { formContent, versionOf } from './form-content.ts'

type FindMineInput = { locale: Locale; status?: ListingStatus; cursor?: string; limit: number }

/** One page of the member's own listings, newest first. @throws Refusal CURSOR_INVALID */
export async function findMine({ db, actor, now }: MemberCtx, { locale, status, ...page }: FindMineInput) {
  const { rows, nextCursor } = await pageByCursor(page, {
    order: 'own listings newest',
    position: timePosition,
    find: (after, limit) => own.findOwn(db, actor.id, { ...(status && { status }), after, limit, locale }),
    positionOf: ({ micros, id }) => [Number(micros), id],
  })
  const counts = await own.countOwn(db, actor.id)
  const { maxListings } = await planOf(db, actor.id)
  const isBelowPlanLimit = decideSubmission(maxListings, counts.pending + counts.approved) === 'pending'
  const toSimplified = await loadSimplifier()
  return {
    items: rows.map((row): OwnListing => {
      const { nameEn, nameZh, micros: _micros, pendingRevision, rejectedRevision, cover, licences, ...rest } = row
      const name = nameOf(row, locale, toSimplified)
      return {
        ...rest,
        name,
        otherName: otherText(locale, { en: nameEn, zh: nameZh }, toSimplified),
        mayResubmit: row.status === 'rejected' && isBelowPlanLimit,
        cover: cover && photoOf(cover, name, locale, toSimplified),
        pendingRevision: pendingRevision && { id: pendingRevision.id, submittedAt: isoTime(pendingRevision.at) },
        rejectedRevision: rejectedRevision && {
          id: rejectedRevision.id,
          reason: rejectedRevision.reason,
          decidedAt: isoTime(rejectedRevision.at),
        },
        licenceNotice: licenceNotice(licences, hongKongDay(now())),
        publishedAt: row.publishedAt && isoTime(row.publishedAt),
        createdAt: isoTime(row.createdAt),
        updatedAt: isoTime(row.updatedAt),
      }
    }),
    nextCursor,
    counts: { all: counts.pending + counts.approved + counts.rejected, ...counts },
  }
}

/**
 * Initial values of the edit form: the pending edit, else the latest one if it was rejected, else the listing itself.
 * Owners get their own listings; admins any, with its current content.
 * @throws Refusal LISTING_NOT_FOUND
 */
export async function getForEdit({ db, actor, now }: MemberCtx, id: string): Promise<Draft> {
  const found = may(actor, 'edit', await findGuardedById(db, id))
  if (!found) throw new Refusal('LISTING_NOT_FOUND')
  return draftOf(db, found, found.ownerId === actor.id, now())
}

/** The form of a listing. @throws Refusal LISTING_NOT_FOUND when it was deleted meanwhile */
export async function draftOf(
  db: Db,
  listing: Authorized<GuardedRow, 'edit'>,
  isOwner: boolean,
  now: Date,
): Promise<Draft> {
  const { id, slug, status, rejectionCode, rejectionReason } = listing
  const current = await readContent(db, id)
  if (!current) throw new Refusal('LISTING_NOT_FOUND')
  const { latest, content } = await formContent(db, id, current, isOwner)
  const source = latest?.status === 'pending' || latest?.status === 'rejected' ? latest.status : 'current'
  return {
    id,
    slug,
    status,
    rejectionCode,
    reason: rejectionReason ?? (source === 'rejected' ? (latest?.reason ?? null) : null),
    rejectedFields: latest?.status === 'rejected' ? latest.rejectedFields : [],
    source,
    content: toListingContent(content),
    version: versionOf(content),
    photos: draftPhotos(content),
    reputation: await reputationOf(db, id, now),
  }
}

async function reputationOf(db: Db, id: string, now: Date): Promise<Reputation> {
  const row = await findDetail(db, id, 'en')
  if (!row) throw new Refusal('LISTING_NOT_FOUND')
  return {
    rating: row.ratingAvg,
    ratingCount: row.ratingCount,
    enquiryCount: row.enquiryCount,
    takesReviews: row.takesReviews,
    licence: checkedLicence(row.licences, row.licenceKinds, now),
    repliesQuickly: repliesQuickly(replyAnswersOf(row.replyCounts)),
    verifiedNumber: row.whatsappVerifiedAt === null ? null : row.whatsappNumber,
  }
}

/** Photos as forms and moderators need them. */
export function draftPhotos({ photos }: Pick<StoredContent, 'photos'>): Draft['photos'] {
  return photos.map(({ id, blur, variants }) => ({ id, blur: blur ?? null, variants: variantsOf(variants) }))
}

type DuplicatesInput = {
  locale: Locale
  nameEn: string | null
  nameZh: string | null
  whatsappNumber: string
  except?: string
}

/** Listings that may be duplicates of this one: members see public ones and their own, admins all. */
export async function findDuplicates(
  { db, actor }: MemberCtx,
  { locale, nameEn, nameZh, whatsappNumber, except }: DuplicatesInput,
  ownerId: string | null = actor.id,
): Promise<Duplicate[]> {
  const criteria = { nameEn, nameZh, whatsappNumber: parsePhone(whatsappNumber), except: except ?? null }
  const rows = await own.findDuplicates(db, criteria, actor.isAdmin ? null : actor.id)
  const toSimplified = await loadSimplifier()
  return rows.map(({ id, slug, status, isSameNumber, isLikeName, ...row }) => ({
    id,
    slug,
    status,
    isSameNumber,
    isLikeName,
    name: nameOf(row, locale, toSimplified),
    isOwn: row.ownerId !== null && row.ownerId === ownerId,
  }))
}
