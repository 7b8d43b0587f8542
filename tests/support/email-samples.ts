import type { NotificationData } from '#features/notifications/rules.ts'
import type { Mail } from '#features/notifications/server/store.ts'
import type { Locale } from '#shared/locale.ts'
import { testNow } from './ctx.ts'

const names = { first_name: 'Mei', listing_name: 'Harbour Plumbing 海港水喉' }
const listing = { ...names, path: '/service/harbour-plumbing' }
const payment = { first_name: 'Mei', plan_name: 'Premium', amount_cents: 500_00, reference: 'KF7M2Q9' }

/** Complete sample data for every email type. */
export const sampleData: NotificationData = {
  welcome: { first_name: 'Mei' },
  email_confirmation: { first_name: 'Mei', path: '/auth?confirm=4f9c2b7e51aa4f9c2b7e51aa4f9c2b7e51aa' },
  password_reset: { name: 'Mei', path: '/auth?reset=4f9c2b7e51aa4f9c2b7e51aa4f9c2b7e51aa' },
  password_changed: { first_name: 'Mei', changed_at: '2026-11-20T06:00:00Z' },
  email_change: { first_name: 'Mei', path: '/auth?change=4f9c2b7e51aa4f9c2b7e51aa4f9c2b7e51aa' },
  email_changed: {
    first_name: 'Mei',
    new_email: 'm•••@example.com',
    device: 'Firefox, Windows',
    asked_at: '2026-11-20T05:00:00Z',
    changed_at: '2026-11-20T06:00:00Z',
  },
  new_sign_in: {
    first_name: 'Mei',
    device: 'Firefox, Windows',
    changed_at: '2026-11-20T06:00:00Z',
    path: '/auth?end=4f9c2b7e51aa4f9c2b7e51aa4f9c2b7e51aa',
  },
  listing_submitted: { listing_name: names.listing_name, owner_name: 'Wing Chan' },
  listing_approved: listing,
  listing_rejected: {
    ...names,
    last_name: 'Chan',
    name: 'Mei Chan',
    rejection_reason: 'The photos show another company.\nPlease use pictures of your own work.',
  },
  account_inactive: { first_name: 'Mei' },
  review_received: { ...listing, rating: 4, body: 'Came on time and left the kitchen clean.' },
  review_reply: { ...listing, body: 'Thank you, see you next year.' },
  payment_received: payment,
  payment_confirmed: { ...payment, ends_at: null },
  payment_refunded: { ...payment, refund_reference: 'N1B207788', reason: 'Asked for within 14 days.', ends_at: null },
  payment_rejected: { ...payment, reason: 'No transfer with this reference has arrived.' },
  plan_ending: { first_name: 'Mei', plan_name: 'Premium', ends_at: '2026-12-01T00:00:00Z' },
  plan_ended: { first_name: 'Mei', plan_name: 'Premium' },
  licence_notice: { body: 'Your licence LP 1 is valid until 1 December 2026.\n\nOnce renewed, enter the new date.' },
  claim_decided: { body: 'We could not confirm that the listing “Harbour Plumbing” is yours.\n\nThe numbers differ.' },
  listing_handed_over: { body: 'An admin moved the listing “Harbour Plumbing” to your account.\n\nYou bought it.' },
  plan_limit_change: { body: 'From 1 December 2026 your plan includes 2 listings.\n\nYou have 4 listings.' },
  account_exists: { body: 'It has an account already.\n\nSign in with your password.', path: '/auth' },
  sign_in_changed: { body: 'A passkey was added to your account.\n\nWasn’t you?', path: '/profile?tab=security' },
  review_removed: { body: 'We have removed your review of “Harbour Plumbing”.', path: '/user/reports' },
  review_held: { body: 'Your review of “Harbour Plumbing” was reported.', path: '/user/reports' },
  listing_report_decided: { body: 'You reported “Harbour Plumbing”. You were right.', path: '/user/reports' },
  appeal_decided: { body: 'We looked again at your appeal about “Harbour Plumbing”.', path: '/user/reports' },
  privacy_answer: { body: 'Thank you for your request.\n\nWe hold your name and your address.' },
  queue_waiting: { queue_name: 'Payments', oldest_at: '2026-11-20T00:00:00Z', path: '/admin/subscriptions' },
  review_report_decided: { first_name: 'Mei', listing_name: names.listing_name, is_upheld: true },
  search_confirm: { search_name: 'Plumbers in Wan Chai', path: '/saved-search/4f9c2b7e51aa4f9c2b7e51' },
  search_news: {
    first_name: 'Mei',
    search_name: 'Plumbers in Wan Chai',
    count: 2,
    path: '/explore?category=plumbers&area=wan-chai',
    end_path: '/saved-search/4f9c2b7e51aa4f9c2b7e51',
    items: [{ title: names.listing_name, text: 'Plumbers · Wan Chai', path: listing.path }],
  },
  generic: {
    body: 'First paragraph.\n\nSecond paragraph.',
    path: '/pricing',
    button: 'See the plans',
    is_commercial: true,
  },
}

/** An outbox row for the email. */
export function mailRow<Type extends keyof NotificationData>(
  type: Type,
  language: Locale,
  data: NotificationData[Type] = sampleData[type],
): Mail {
  return {
    id: '01936f2e-7c1a-7000-8000-000000000001',
    type,
    userId: null,
    aboutUserId: null,
    toEmail: 'mei@example.com',
    language,
    subject: type === 'generic' ? 'News of the neighbourhood' : null,
    data,
    status: 'queued',
    attempts: 0,
    nextAttemptAt: testNow,
    sentAt: null,
    lastError: null,
    dedupeKey: null,
    createdAt: testNow,
    updatedAt: testNow,
  }
}
