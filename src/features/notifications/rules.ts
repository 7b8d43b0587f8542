import type { Cents } from '#shared/money.ts'

/** Types whose paragraphs are in the data, as `body`. */
const writtenTypes = [
  'licence_notice',
  'claim_decided',
  'listing_handed_over',
  'plan_limit_change',
  'account_exists',
  'sign_in_changed',
  'review_removed',
  'review_held',
  'listing_report_decided',
  'appeal_decided',
  'privacy_answer',
  'generic',
] as const

/** Types of e-mail, see docs/product.md. */
export const notificationTypes = [
  'welcome',
  'email_confirmation',
  'password_reset',
  'password_changed',
  'email_change',
  'email_changed',
  'new_sign_in',
  'listing_submitted',
  'queue_waiting',
  'listing_approved',
  'listing_rejected',
  'account_inactive',
  'review_received',
  'review_reply',
  'payment_received',
  'payment_confirmed',
  'payment_rejected',
  'payment_refunded',
  'plan_ending',
  'plan_ended',
  'review_report_decided',
  'search_confirm',
  'search_news',
  ...writtenTypes,
] as const
export type NotificationType = (typeof notificationTypes)[number]
export const isWritten = (type: NotificationType) => writtenTypes.some((one) => one === type)

/** Paragraphs separated by an empty line, and the button below them. */
type Written = { body: string; path?: string; button?: string }

/**
 * Data of each type of e-mail. Names and texts are plain user input; a `path` begins with a single slash and is appended
 * to BASE_URL; times are ISO strings; plan names are in the recipient's language.
 */
export type NotificationData = {
  welcome: { first_name: string }
  /** `path` confirms the address and is valid for 24 hours. */
  email_confirmation: { first_name: string; path: string }
  /** `path` opens the form for a new password and is valid for one hour. */
  password_reset: { name?: string; path: string }
  password_changed: { first_name: string; changed_at: string }
  /** To the new address; `path` changes to it and is valid for 24 hours. */
  email_change: { first_name: string; path: string }
  /** To the old address; `new_email` is masked, `device` names browser and system of whoever asked. */
  email_changed: { first_name: string; new_email: string; device: string; asked_at: string; changed_at: string }
  /** `device` names browser and system; `path` ends the session and is valid for a week. */
  new_sign_in: { first_name: string; device: string; changed_at: string; path: string }
  /** To admins. */
  listing_submitted: { listing_name: string; owner_name: string; path?: string }
  /** To admins; `queue_name` is in the recipient's language. */
  queue_waiting: { queue_name: string; oldest_at: string; path: string }
  listing_approved: { first_name: string; listing_name: string; path: string }
  listing_rejected: {
    first_name: string
    last_name: string
    name: string
    listing_name: string
    rejection_reason: string
    /** Adds an explanation to the e-mail. */
    rejection_code?: 'plan_limit'
  }
  account_inactive: { first_name: string }
  /** To the owner of the listing; `path` is the page of the listing. */
  review_received: { first_name: string; listing_name: string; rating: number; body: string; path: string }
  /** To the author of the review. */
  review_reply: { first_name: string; listing_name: string; body: string; path: string }
  /** To the member who declared the payment. */
  payment_received: { first_name: string; plan_name: string; amount_cents: Cents; reference: string }
  /** `ends_at` is null when the plan does not expire. */
  payment_confirmed: {
    first_name: string
    plan_name: string
    amount_cents: Cents
    reference: string
    ends_at: string | null
  }
  payment_rejected: { first_name: string; plan_name: string; amount_cents: Cents; reference: string; reason: string }
  /** `amount_cents` is what was sent back; `ends_at` is null when the plan stays as it is. */
  payment_refunded: {
    first_name: string
    plan_name: string
    amount_cents: Cents
    reference: string
    refund_reference: string
    reason: string
    ends_at: string | null
  }
  plan_ending: { first_name: string; plan_name: string; ends_at: string }
  plan_ended: { first_name: string; plan_name: string }
  /** To the member who reported the review. */
  review_report_decided: { first_name: string; listing_name: string; is_upheld: boolean }
  /** To an address that somebody typed; `path` is the page that confirms the saved search. */
  search_confirm: { search_name: string; path: string }
  /** New listings of a saved search: the newest of `count`. `end_path` is the page that ends these e-mails. */
  search_news: {
    first_name?: string
    search_name: string
    count: number
    path: string
    end_path: string
    items: { title: string; text: string; path: string }[]
  }
  /** To the owner of the listing; `body` as in `generic`. */
  licence_notice: { body: string }
  /** To the claimant; `body` as in `generic`. */
  claim_decided: { body: string }
  /** To the former owner, if any, and to the new one; `body` as in `generic`. */
  listing_handed_over: { body: string }
  /** To owners of more listings than a limit to come, and again when it is withdrawn; `body` as in `generic`. */
  plan_limit_change: { body: string }
  /** To the owner of an account with whose address somebody tried to sign up; `body` as in `generic`. */
  account_exists: Written
  /** To a member whose passkeys or authenticator app have changed; `body` as in `generic`. */
  sign_in_changed: Written
  /** To the author of the review; `body` as in `generic`. */
  review_removed: Written
  /** To the author of a review that visitors do not see while it is examined; `body` as in `generic`. */
  review_held: Written
  /** To the member who reported the listing; `body` as in `generic`. */
  listing_report_decided: Written
  /** To the member who appealed; `body` as in `generic`. */
  appeal_decided: Written
  /** To whoever asked about their personal data; `body` as in `generic`. */
  privacy_answer: Written
  /**
   * Anything else. Paragraphs are separated by an empty line, and a subject is required. Advertising must set
   * `is_commercial` and may be sent only to members with current marketing consent.
   */
  generic: Written & { is_commercial?: boolean }
}

/** `held`: not sent because SMTP_URL is not set; `failed`: refused after the last attempt. */
export const outboxStatuses = ['queued', 'held', 'sending', 'sent', 'failed'] as const

export type OutboxStatus = (typeof outboxStatuses)[number]

/** Whether an admin may see the sign-in link in an e-mail: only while it is held because no mail server is configured. */
export const isLinkShown = (status: OutboxStatus): boolean => status === 'held'

/** With a link that opens an account or ends its session: shown to nobody else, and not kept. */
const secretTypes = ['email_confirmation', 'password_reset', 'email_change', 'new_sign_in'] as const
export const hasSecretLink = (type: NotificationType) => secretTypes.some((one) => one === type)

/**
 * Sent even while EMAIL_NOTIFICATIONS is off, and before all others, because the recipient is waiting for them or must know
 * what happened to the account.
 */
export const signInTypes = [
  ...secretTypes,
  'password_changed',
  'email_changed',
  'account_exists',
  'sign_in_changed',
] as const satisfies NotificationType[]
export const isSignInType = (type: NotificationType) => signInTypes.some((one) => one === type)

const minute = 60
const hour = 60 * minute
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour]

/** Seconds until the next attempt after this many refused ones; null when none is left. */
export function retryAfter(attempts: number): number | null {
  return retryDelays[attempts - 1] ?? null
}

/** Whether this is a path on this site: begins with a single slash, without backslash, control character or whitespace. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\x21-\x5B\x5D-\x7E]*$/.test(path)
}
