import { and, desc, eq, getTableColumns, like, ne, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  accounts,
  consents,
  passkeys,
  profiles,
  sessions,
  twoFactors,
  verifications,
} from '#features/accounts/server/tables.ts'
import { payments, subscriptions } from '#features/billing/server/tables.ts'
import { removedValue } from '#features/drafts/rules.ts'
import { drafts } from '#features/drafts/server/tables.ts'
import { favorites } from '#features/favorites/server/tables.ts'
import { apiKeys, webhooks } from '#features/integrations/server/tables.ts'
import { contacts, listingPhotos, listingRevisions, listings } from '#features/listings/server/tables.ts'
import { listingClaims } from '#features/moderation/server/tables.ts'
import { notificationsOutbox } from '#features/notifications/server/tables.ts'
import { referrals } from '#features/referrals/server/tables.ts'
import { listingReports, reportAppeals, reviewReports } from '#features/reports/server/tables.ts'
import { reviewHelpful, reviewReplies, reviews } from '#features/reviews/server/tables.ts'
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

type Section = (db: Db, memberId: string) => Promise<unknown[]>

/** Rows of a table whose column `member` names the member: these columns, or all. */
const rowsOf =
  (table: PgTable, member: PgColumn, columns: Record<string, PgColumn | SQL> = getTableColumns(table)): Section =>
  (db, id) =>
    db.select(columns).from(table).where(eq(member, id))

/**
 * Sections of the exported file. A feature that stores data about a member adds a line here; the test reports every
 * table that references a member and has no section.
 */
const sections: Record<string, Section> = {
  profile: rowsOf(profiles, profiles.id, profileColumns),
  // Until a link is opened or expires; its token is stored as a digest only.
  emailChanges: (db, id) =>
    db
      .select({
        newEmail: sql<string>`${verifications.value}::jsonb #>> '{emailChange,email}'`,
        expiresAt: verifications.expiresAt,
      })
      .from(verifications)
      .where(and(like(verifications.identifier, 'change-email:%'), like(verifications.value, `%"userId":"${id}"%`))),
  consents: rowsOf(consents, consents.userId),
  signInMethods: rowsOf(accounts, accounts.userId, { provider: accounts.providerId, since: accounts.createdAt }),
  authenticatorApps: rowsOf(twoFactors, twoFactors.userId, { isOn: twoFactors.verified, since: twoFactors.createdAt }),
  passkeys: rowsOf(passkeys, passkeys.userId, {
    name: passkeys.name,
    since: passkeys.createdAt,
    lastUsedAt: passkeys.lastUsedAt,
  }),
  devices: rowsOf(sessions, sessions.userId, {
    ipAddress: sessions.ipAddress,
    userAgent: sessions.userAgent,
    startedAt: sessions.createdAt,
    lastUsedAt: sessions.updatedAt,
  }),
  listings: rowsOf(listings, listings.ownerId),
  listingPhotos: (db, id) =>
    db
      .select({
        listingId: listingPhotos.listingId,
        alt: listingPhotos.alt,
        altEn: listingPhotos.altEn,
        altZh: listingPhotos.altZh,
        pair: listingPhotos.pair,
        variants: listingPhotos.variants,
      })
      .from(listingPhotos)
      .innerJoin(listings, eq(listings.id, listingPhotos.listingId))
      .where(eq(listings.ownerId, id)),
  listingReports: rowsOf(listingReports, listingReports.reporterId, {
    listingId: listingReports.listingId,
    reason: listingReports.reason,
    note: listingReports.note,
  }),
  listingRevisions: rowsOf(listingRevisions, listingRevisions.submittedBy, {
    listingId: listingRevisions.listingId,
    status: listingRevisions.status,
    content: listingRevisions.content,
  }),
  listingClaims: rowsOf(listingClaims, listingClaims.claimantId, {
    listingId: listingClaims.listingId,
    note: listingClaims.note,
    status: listingClaims.status,
  }),
  chatsOpened: rowsOf(contacts, contacts.userId),
  uploads: rowsOf(uploads, uploads.ownerId, {
    kind: uploads.kind,
    variants: uploads.variants,
    sentAt: uploads.createdAt,
  }),
  drafts: (db, id) =>
    db
      .select({ form: drafts.key, typed: drafts.value, at: drafts.typedAt, otherVersion: drafts.otherValue })
      .from(drafts)
      .where(and(eq(drafts.userId, id), ne(drafts.value, removedValue))),
  reviews: rowsOf(reviews, reviews.authorId),
  reviewReplies: rowsOf(reviewReplies, reviewReplies.authorId),
  reviewsFoundHelpful: rowsOf(reviewHelpful, reviewHelpful.userId),
  reviewReports: rowsOf(reviewReports, reviewReports.reporterId, {
    reviewId: reviewReports.reviewId,
    reason: reviewReports.reason,
    note: reviewReports.note,
  }),
  appeals: rowsOf(reportAppeals, reportAppeals.appellantId, {
    note: reportAppeals.note,
    status: reportAppeals.status,
    answer: reportAppeals.answer,
    at: reportAppeals.createdAt,
  }),
  favorites: rowsOf(favorites, favorites.userId, { listingId: favorites.providerId, since: favorites.createdAt }),
  lists: rowsOf(lists, lists.userId, {
    name: lists.name,
    isShared: sql<boolean>`${lists.shareToken} is not null`,
    listingIds: sql<string[]>`array(select i.listing_id::text from list_items i where i.list_id = ${lists.id})`,
    since: lists.createdAt,
  }),
  savedSearches: rowsOf(savedSearches, savedSearches.userId, {
    name: savedSearches.name,
    filters: savedSearches.filters,
    frequency: savedSearches.frequency,
    since: savedSearches.createdAt,
  }),
  apiKeys: rowsOf(apiKeys, apiKeys.userId, {
    name: apiKeys.name,
    prefix: apiKeys.prefix,
    scopes: apiKeys.scopes,
    expiresAt: apiKeys.expiresAt,
    lastUsedAt: apiKeys.lastUsedAt,
    since: apiKeys.createdAt,
  }),
  webhooks: rowsOf(webhooks, webhooks.userId, {
    url: webhooks.url,
    events: webhooks.events,
    since: webhooks.createdAt,
  }),
  payments: rowsOf(payments, payments.userId, paymentColumns),
  subscriptions: rowsOf(subscriptions, subscriptions.userId),
  friendsReferred: rowsOf(referrals, referrals.referrerId, { at: referrals.createdAt }),
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
  privacyRequests: rowsOf(privacyRequests, privacyRequests.userId, requestColumns),
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
