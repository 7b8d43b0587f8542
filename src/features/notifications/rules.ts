import type { Cents } from '#shared/money.ts'

/** The e-mails of SPEC.md section 10. */
export const notificationTypes = [
  'welcome',
  'email_confirmation',
  'password_reset',
  'password_changed',
  'listing_submitted',
  'listing_approved',
  'listing_rejected',
  'account_inactive',
  'review_received',
  'review_reply',
  'payment_received',
  'payment_confirmed',
  'payment_rejected',
  'plan_ending',
  'review_report_decided',
  'generic',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/**
 * What each e-mail tells, in the specification's spelling. Names and texts are plain text as people typed it; a `path`
 * begins with one slash and is put behind BASE_URL; times are ISO strings; plan names are in the recipient's language.
 */
export type NotificationData = {
  welcome: { first_name: string }
  /** `path` confirms the address, for 24 hours. */
  email_confirmation: { first_name: string; path: string }
  /** `path` leads to the form for a new password, for one hour. */
  password_reset: { name?: string; path: string }
  password_changed: { first_name: string; changed_at: string }
  /** To admins. */
  listing_submitted: { listing_name: string; owner_name: string; path?: string }
  listing_approved: { first_name: string; listing_name: string; path: string }
  listing_rejected: {
    first_name: string
    last_name: string
    name: string
    listing_name: string
    rejection_reason: string
    /** Has words of its own in the letter. */
    rejection_code?: 'plan_limit'
  }
  account_inactive: { first_name: string }
  /** To the listing's owner; `path` is the listing's page. */
  review_received: { first_name: string; listing_name: string; rating: number; body: string; path: string }
  /** To the author of the review. */
  review_reply: { first_name: string; listing_name: string; body: string; path: string }
  /** To the member who says that they paid. */
  payment_received: { first_name: string; plan_name: string; amount_cents: Cents; reference: string }
  /** `ends_at` is null for good. */
  payment_confirmed: {
    first_name: string
    plan_name: string
    amount_cents: Cents
    reference: string
    ends_at: string | null
  }
  payment_rejected: { first_name: string; plan_name: string; amount_cents: Cents; reference: string; reason: string }
  plan_ending: { first_name: string; plan_name: string; ends_at: string }
  /** To whoever reported the review. */
  review_report_decided: { first_name: string; listing_name: string; is_upheld: boolean }
  /**
   * Anything else: paragraphs are parted by an empty line, and the subject is required. Advertising must say so with
   * `is_commercial`, and may go only to members whose marketing consent stands.
   */
  generic: { body: string; path?: string; button?: string; is_commercial?: boolean }
}

/** `held`: kept because there is no SMTP_URL; `failed`: given up after the last try. */
export const outboxStatuses = ['queued', 'held', 'sending', 'sent', 'failed'] as const

export type OutboxStatus = (typeof outboxStatuses)[number]

/** Whether an admin may see the way into an account in a mail: where it is kept for want of a mail server. */
export const isLinkShown = (status: OutboxStatus): boolean => status === 'held'

/** Sent even while EMAIL_NOTIFICATIONS is off, and before everything else: somebody waits for them. */
export const signInTypes = [
  'email_confirmation',
  'password_reset',
  'password_changed',
] as const satisfies NotificationType[]
export const isSignInType = (type: NotificationType) => signInTypes.some((one) => one === type)

const minute = 60
const hour = 60 * minute
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour]

/** Seconds until the next try after this many refused ones; null: no further try. */
export function retryAfter(attempts: number): number | null {
  return pauses[attempts - 1] ?? null
}

/** Whether this is a path of our own site: one slash, no backslash, no control character or blank. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\x21-\x5B\x5D-\x7E]*$/.test(path)
}
