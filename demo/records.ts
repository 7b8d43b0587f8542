import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PaymentMethod, PaymentStatus, PlanKey } from '#features/billing/rules.ts'
import type { Licence, ListingStatus, RejectionCode } from '#features/listings/rules.ts'
import type { ListingContent } from '#features/listings/rules/content.ts'
import type { ListingReportReason } from '#features/reports/rules.ts'
import type { reviewReports } from '#features/reports/server/tables.ts'
import type { reviews } from '#features/reviews/server/tables.ts'
import type { Locale } from '#shared/locale.ts'

// In the files of demo/data every time is a number of days before the load, so that the demonstration is always of today.

/** English, Chinese. */
export type Pair = [en: string, zh: string]

export type LicenceRecord = Pick<Licence, 'key' | 'number' | 'state'> & {
  expiresInDays: number
  checkedDaysAgo?: number
}

/** Content that is empty or false is left out. */
export type ContentRecord = Partial<Omit<ListingContent, 'photos' | 'licences'>> &
  Pick<ListingContent, 'whatsappNumber' | 'categories' | 'areas' | 'prices'> & {
    licences?: LicenceRecord[]
  }

export type ListingRecord = {
  slug: string
  status: ListingStatus
  rejection?: { code: RejectionCode; reason?: string }
  /** Number of the owner; missing for a listing that nobody owns. */
  owner?: number
  created: number
  published?: number
  views: number
  /** The part of its name that says the trade. */
  trade: Pair
  /** Slugs of the areas that its texts name. */
  named: string[]
  content: ContentRecord
  /** Names of its pictures, the cover first. `-before` and `-after` make a pair. */
  photos: string[]
  /** A change that waits for approval. */
  edit?: { at: number; changes: Partial<ContentRecord> }
  /** An open report by a reviewer. */
  report?: { by: number; at: number; reason: ListingReportReason; note: string }
  /** Published reviews by stars, of listings whose reviews are not written out. */
  ratings?: number[]
}

export type MemberRecord = {
  number: number
  firstName: string
  lastName: string
  language: Locale
  email: string
  joined: number
}

export type OwnerRecord = MemberRecord & {
  whatsappNumber: string
  verified?: number
  banReason?: string
  payment?: {
    plan: PlanKey
    method: PaymentMethod
    status: PaymentStatus
    at: number
    decided?: number
    transactionId?: string
    payerNote?: string
    reason?: string
  }
}

type Review = typeof reviews.$inferInsert

export type ReviewRecord = Pick<
  Review,
  | 'rating'
  | 'title'
  | 'body'
  | 'language'
  | 'stage'
  | 'pricePaidCents'
  | 'replySpeed'
  | 'isInvited'
  | 'status'
  | 'trippedChecks'
  | 'hiddenReason'
> & {
  /** Slug of the listing. */
  listing: string
  /** Number of the reviewer. */
  author: number
  at: number
  /** When the work was done. */
  job?: number
  /** When its author opened the chat here. */
  contact?: number
  reply?: { at: number; bodyEn?: string; bodyZh?: string }
  /** Reviewers who found it helpful, and when. */
  votes?: [voter: number, at: number][]
  photos?: string[]
  /** An open report by the owner of the listing. */
  report?: { at: number; reason: (typeof reviewReports.$inferInsert)['reason']; note: string }
}

/** The alternative texts of a picture, and a tiny one as a data: URL. */
export type PictureRecord = { en: string; zh: string; blur: string }

type Files = {
  listings: ListingRecord[]
  owners: OwnerRecord[]
  reviewers: MemberRecord[]
  reviews: ReviewRecord[]
  pictures: Record<string, PictureRecord>
  /** Names of further businesses, in front of the trade. */
  names: Pair[]
}

/** The records of one file of demo/data. */
export const readRecords = <Name extends keyof Files>(name: Name): Files[Name] =>
  JSON.parse(readFileSync(path.resolve('demo/data', `${name}.json`), 'utf8')) as Files[Name]
