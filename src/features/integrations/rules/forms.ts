import type { Field } from '#shared/form.ts'
import { cleanLine, lengthOf } from '#shared/text.ts'
import { maxNameLength, type WebhookEvent } from '../rules.ts'
import { checkWebhookUrl } from './webhook-url.ts'

const checkbox: Field<boolean> = (typed) => ({ value: typed === 'on' })

const name: Field<string> = (typed) => {
  const clean = cleanLine(typed)
  if (clean === '') return { error: 'required' }
  return lengthOf(clean) > maxNameLength ? { error: 'tooLong' } : { value: clean }
}
/** At least one box of the group is ticked; the error shows at this one. */
const someOf =
  (others: readonly string[]): Field<boolean> =>
  (typed, all) =>
    typed === 'on' || others.some((other) => all[other] === 'on') ? { value: typed === 'on' } : { error: 'choose' }

export const keyForm = {
  name,
  read: someOf(['write', 'admin']),
  write: checkbox,
  admin: checkbox,
  days: ((typed) => ({ value: typed === '' ? null : Number(typed) })) as Field<number | null>,
}

/** The checkbox of each event. */
export const eventFields = {
  'listing.approved': 'listingApproved',
  'listing.changed': 'listingChanged',
  'listing.rejected': 'listingRejected',
  'review.published': 'reviewPublished',
  'payment.decided': 'paymentDecided',
} as const satisfies Record<WebhookEvent, string>

export const webhookForm = {
  url: ((typed) => checkWebhookUrl(typed)) as Field<string>,
  listingApproved: someOf(['listingChanged', 'listingRejected', 'reviewPublished', 'paymentDecided']),
  listingChanged: checkbox,
  listingRejected: checkbox,
  reviewPublished: checkbox,
  paymentDecided: checkbox,
  isSiteWide: checkbox,
}
