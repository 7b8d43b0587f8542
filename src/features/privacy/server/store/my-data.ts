import { desc, eq, sql } from 'drizzle-orm'
import { accounts, consents, passkeys, profiles, sessions, twoFactors } from '#features/accounts/server/tables.ts'
import { payments, subscriptions } from '#features/billing/server/tables.ts'
import { drafts } from '#features/drafts/server/tables.ts'
import { favorites } from '#features/favorites/server/tables.ts'
import { apiKeys, webhooks } from '#features/integrations/server/tables.ts'
import {
  contacts,
  listingPhotos,
  listingReports,
  listingRevisions,
  listings,
} from '#features/listings/server/tables.ts'
import { listingClaims } from '#features/moderation/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { referrals } from '#features/referrals/server/tables.ts'
import { reportAppeals } from '#features/reports/server/tables.ts'
import { reviewHelpful, reviewReplies, reviewReports, reviews } from '#features/reviews/server/tables.ts'
import { savedSearches } from '#features/searches/server/tables.ts'
import { lists } from '#features/shortlist/server/tables.ts'
import { uploads } from '#features/uploads/server/tables.ts'
import type { Db } from '#platform/server/db.ts'
import { privacyRequests } from '../tables.ts'

const profileColumns = {
  id: profiles.id,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  email: profiles.email,
  emailConfirmed: profiles.emailVerified,
  avatarUrl: profiles.image,
  whatsappNumber: profiles.whatsappNumber,
  whatsappVerifiedAt: profiles.whatsappVerifiedAt,
  phoneNumber: profiles.phoneNumber,
  language: profiles.language,
  referralCode: profiles.referralCode,
  createdAt: profiles.createdAt,
  updatedAt: profiles.updatedAt,
}

// Excludes the deciding admin and the storage key of the payment proof.
const paymentColumns = {
  id: payments.id,
  planKey: payments.planKey,
  amountCents: payments.amountCents,
  method: payments.method,
  reference: payments.reference,
  transactionId: payments.transactionId,
  payerNote: payments.payerNote,
  status: payments.status,
  decidedAt: payments.decidedAt,
  reason: payments.reason,
  refundedCents: payments.refundedCents,
  refundReference: payments.refundReference,
  refundReason: payments.refundReason,
  refundedAt: payments.refundedAt,
  createdAt: payments.createdAt,
}

const requestColumns = {
  kind: privacyRequests.kind,
  details: privacyRequests.details,
  receivedOn: privacyRequests.receivedOn,
  status: privacyRequests.status,
  answer: privacyRequests.answer,
}

/**
 * Sections of the exported file. A feature that stores data about a member adds a line here; the test reports every
 * table that references a member and has no section.
 */
const sections: Record<string, (db: Db, id: string) => Promise<unknown[]>> = {
  profile: (db, id) => db.select(profileColumns).from(profiles).where(eq(profiles.id, id)),
  consents: (db, id) => db.select().from(consents).where(eq(consents.userId, id)),
  signInMethods: (db, id) =>
    db
      .select({ provider: accounts.providerId, since: accounts.createdAt })
      .from(accounts)
      .where(eq(accounts.userId, id)),
  authenticatorApps: (db, id) =>
    db
      .select({ isOn: twoFactors.verified, since: twoFactors.createdAt })
      .from(twoFactors)
      .where(eq(twoFactors.userId, id)),
  passkeys: (db, id) =>
    db
      .select({ name: passkeys.name, since: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, id)),
  devices: (db, id) =>
    db
      .select({
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
        startedAt: sessions.createdAt,
        lastUsedAt: sessions.updatedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, id)),
  listings: (db, id) => db.select().from(listings).where(eq(listings.ownerId, id)),
  listingPhotos: (db, id) =>
    db
      .select({
        listingId: listingPhotos.listingId,
        alt: listingPhotos.alt,
        pair: listingPhotos.pair,
        variants: listingPhotos.variants,
      })
      .from(listingPhotos)
      .innerJoin(listings, eq(listings.id, listingPhotos.listingId))
      .where(eq(listings.ownerId, id)),
  listingReports: (db, id) =>
    db
      .select({ listingId: listingReports.listingId, reason: listingReports.reason, note: listingReports.note })
      .from(listingReports)
      .where(eq(listingReports.reporterId, id)),
  listingRevisions: (db, id) =>
    db
      .select({
        listingId: listingRevisions.listingId,
        status: listingRevisions.status,
        content: listingRevisions.content,
      })
      .from(listingRevisions)
      .where(eq(listingRevisions.submittedBy, id)),
  listingClaims: (db, id) =>
    db
      .select({ listingId: listingClaims.listingId, note: listingClaims.note, status: listingClaims.status })
      .from(listingClaims)
      .where(eq(listingClaims.claimantId, id)),
  chatsOpened: (db, id) => db.select().from(contacts).where(eq(contacts.userId, id)),
  uploads: (db, id) =>
    db
      .select({ kind: uploads.kind, variants: uploads.variants, sentAt: uploads.createdAt })
      .from(uploads)
      .where(eq(uploads.ownerId, id)),
  drafts: (db, id) =>
    db
      .select({ form: drafts.key, typed: drafts.value, at: drafts.typedAt, otherVersion: drafts.otherValue })
      .from(drafts)
      .where(eq(drafts.userId, id)),
  reviews: (db, id) => db.select().from(reviews).where(eq(reviews.authorId, id)),
  reviewReplies: (db, id) => db.select().from(reviewReplies).where(eq(reviewReplies.authorId, id)),
  reviewsFoundHelpful: (db, id) => db.select().from(reviewHelpful).where(eq(reviewHelpful.userId, id)),
  reviewReports: (db, id) =>
    db
      .select({ reviewId: reviewReports.reviewId, reason: reviewReports.reason, note: reviewReports.note })
      .from(reviewReports)
      .where(eq(reviewReports.reporterId, id)),
  appeals: (db, id) =>
    db
      .select({
        note: reportAppeals.note,
        status: reportAppeals.status,
        answer: reportAppeals.answer,
        at: reportAppeals.createdAt,
      })
      .from(reportAppeals)
      .where(eq(reportAppeals.appellantId, id)),
  favorites: (db, id) =>
    db
      .select({ listingId: favorites.providerId, since: favorites.createdAt })
      .from(favorites)
      .where(eq(favorites.userId, id)),
  lists: (db, id) =>
    db
      .select({
        name: lists.name,
        isShared: sql<boolean>`${lists.shareToken} is not null`,
        listingIds: sql<string[]>`array(select i.listing_id::text from list_items i where i.list_id = ${lists.id})`,
        since: lists.createdAt,
      })
      .from(lists)
      .where(eq(lists.userId, id)),
  savedSearches: (db, id) =>
    db
      .select({
        name: savedSearches.name,
        filters: savedSearches.filters,
        frequency: savedSearches.frequency,
        since: savedSearches.createdAt,
      })
      .from(savedSearches)
      .where(eq(savedSearches.userId, id)),
  apiKeys: (db, id) =>
    db
      .select({
        name: apiKeys.name,
        prefix: apiKeys.prefix,
        scopes: apiKeys.scopes,
        expiresAt: apiKeys.expiresAt,
        lastUsedAt: apiKeys.lastUsedAt,
        since: apiKeys.createdAt,
      })
      .from(apiKeys)
      .where(eq(apiKeys.userId, id)),
  webhooks: (db, id) =>
    db
      .select({ url: webhooks.url, events: webhooks.events, since: webhooks.createdAt })
      .from(webhooks)
      .where(eq(webhooks.userId, id)),
  payments: (db, id) => db.select(paymentColumns).from(payments).where(eq(payments.userId, id)),
  subscriptions: (db, id) => db.select().from(subscriptions).where(eq(subscriptions.userId, id)),
  friendsReferred: (db, id) =>
    db.select({ at: referrals.createdAt }).from(referrals).where(eq(referrals.referrerId, id)),
  emails: (db, id) =>
    db
      .select({
        type: notificationsOutbox.type,
        to: notificationsOutbox.toEmail,
        status: notificationsOutbox.status,
        sentAt: notificationsOutbox.sentAt,
      })
      .from(notificationsOutbox)
      .where(eq(notificationsOutbox.userId, id))
      .orderBy(desc(notificationsOutbox.id)),
  privacyRequests: (db, id) => db.select(requestColumns).from(privacyRequests).where(eq(privacyRequests.userId, id)),
}

/**
 * All stored data about a member, by section, for a data access request (PDPO): without passwords and tokens, and
 * without data about other people.
 */
export async function findMyData(db: Db, id: string): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  // Sequential: exports are rare and should use one connection.
  for (const [name, find] of Object.entries(sections)) data[name] = await find(db, id)
  return data
}
