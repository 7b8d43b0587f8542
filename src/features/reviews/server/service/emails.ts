import { emitEvent } from '#features/integrations/server/service.ts'
import { listingPath } from '#features/listings/rules/listing-path.ts'
import { nameFor } from '#features/listings/server/service.ts'
import { enqueue } from '#features/notifications/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import { pathInLocale } from '#shared/locale-path.ts'
import type { Locale, Localized } from '#shared/locale.ts'
import type { ReviewReportReason } from '../../rules.ts'
import { reviewHeldEmail } from '../emails/review-held.ts'
import { reviewReceivedEmail } from '../emails/review-received.ts'
import { reviewRemovedEmail } from '../emails/review-removed.ts'
import { reviewReplyEmail } from '../emails/review-reply.ts'

type Listing = { slug: string; nameEn: string | null; nameZh: string | null }
type Person = { id: string; email: string; firstName: string; language: Locale }
type EmailTarget = { listing: Listing; person: Person }

const pathTo = (slug: string, locale: Locale) => pathInLocale(`${listingPath(slug)}#reviews`, locale)

/** Queues the e-mail to the owner about a published review; sent once per review. */
export async function notifyOwner(
  tx: Db,
  to: EmailTarget,
  review: { id: string; rating: number; body: string },
): Promise<void> {
  const { listing, person } = to
  await enqueue(tx, {
    email: reviewReceivedEmail,
    to: person.email,
    userId: person.id,
    locale: person.language,
    data: {
      first_name: person.firstName,
      listing_name: await nameFor(listing, person.language),
      rating: review.rating,
      body: review.body,
      path: pathTo(listing.slug, person.language),
    },
    dedupeKey: `review_received:${review.id}`,
  })
}

/** Tells the owner's webhooks about a published review; once per review. */
export async function emitPublished(
  tx: Db,
  review: { id: string; listingId: string; rating: number; body: string },
  ownerId: string | null,
): Promise<void> {
  const { id, listingId, rating, body } = review
  const data = { review: { id, listingId, rating, body } }
  await emitEvent(tx, { ownerId, event: 'review.published', cause: `review:${id}:published`, data })
}

/** Queues the e-mail to the author about the owner's first reply. */
export async function notifyAuthorOfReply(tx: Db, to: EmailTarget, reviewId: string, body: string): Promise<void> {
  const { listing, person } = to
  await enqueue(tx, {
    email: reviewReplyEmail,
    to: person.email,
    userId: person.id,
    locale: person.language,
    data: {
      first_name: person.firstName,
      listing_name: await nameFor(listing, person.language),
      body,
      path: pathTo(listing.slug, person.language),
    },
    dedupeKey: `review_reply:${reviewId}`,
  })
}

type Templates = {
  subject: (listing: string) => string
  opening: (listing: string) => string
  reasons: Record<ReviewReportReason, string>
  closing: string
  button: string
}

const removalTemplates: Localized<Templates> = {
  en: {
    subject: (listing) => `Your review of “${listing}” was removed`,
    opening: (listing) => `We have taken your review of “${listing}” off the page.`,
    reasons: {
      fake: 'We don’t believe that it describes your own experience with this provider.',
      conflict_of_interest: 'It seems that you have an interest in this business or in a competitor.',
      private_information: 'It contained private information about somebody, such as a name, an address or a number.',
      harmful_or_illegal: 'It contained something harmful or illegal.',
      advertising: 'It was advertising.',
      wrong_business: 'It was about another business.',
      off_topic: 'It was not about the service of this provider.',
      defamation: 'We received a legal notice about it and have to take it down.',
      other: 'It broke the rules for reviews.',
    },
    closing:
      'A line on the page says that a review was removed and why. It names nobody.\n\nIf you think we got it wrong, you can appeal once within 30 days. Somebody will look at it again.',
    button: 'See the decision',
  },
  'zh-Hant': {
    subject: (listing) => `你對「${listing}」的評價已被移除`,
    opening: (listing) => `我們已把你對「${listing}」的評價從頁面移除。`,
    reasons: {
      fake: '我們未能相信內容是你本人光顧這個商戶的真實經歷。',
      conflict_of_interest: '你似乎與這個商戶或其競爭對手有利益關係。',
      private_information: '內容含有他人的私隱，例如姓名、地址或號碼。',
      harmful_or_illegal: '內容有害或違法。',
      advertising: '內容屬於廣告。',
      wrong_business: '內容說的是另一個商戶。',
      off_topic: '內容與這個商戶的服務無關。',
      defamation: '我們收到有關這則評價的法律通知，必須將它移除。',
      other: '內容違反評價守則。',
    },
    closing:
      '頁面會有一行字說明有評價被移除及原因，不會提及任何人的名字。\n\n如你認為我們判斷有誤，可於 30 日內上訴一次，我們會重新審視。',
    button: '查看決定',
  },
  'zh-Hans': {
    subject: (listing) => `您对“${listing}”的评价已被移除`,
    opening: (listing) => `我们已将您对“${listing}”的评价从页面移除。`,
    reasons: {
      fake: '我们无法相信内容是您本人光顾这家商户的真实经历。',
      conflict_of_interest: '您似乎与这家商户或其竞争对手有利益关系。',
      private_information: '内容含有他人的隐私，例如姓名、地址或号码。',
      harmful_or_illegal: '内容有害或违法。',
      advertising: '内容属于广告。',
      wrong_business: '内容说的是另一家商户。',
      off_topic: '内容与这家商户的服务无关。',
      defamation: '我们收到有关这条评价的法律通知，必须将它移除。',
      other: '内容违反评价规则。',
    },
    closing:
      '页面会有一行字说明有评价被移除及原因，不会提到任何人的名字。\n\n如果您认为我们判断有误，可在 30 天内申诉一次，我们会重新审核。',
    button: '查看决定',
  },
}

/** Queues the e-mail to the author of a hidden review with the reason, in the author's language. */
export async function notifyAuthorOfRemoval(
  tx: Db,
  to: EmailTarget,
  reason: ReviewReportReason,
  review: { id: string; updatedAt: Date },
): Promise<void> {
  const { listing, person } = to
  const templates = removalTemplates[person.language]
  const name = await nameFor(listing, person.language)
  await enqueue(tx, {
    email: reviewRemovedEmail,
    to: person.email,
    userId: person.id,
    locale: person.language,
    subject: templates.subject(name),
    data: {
      body: [templates.opening(name), templates.reasons[reason], templates.closing].join('\n\n'),
      path: pathInLocale('/user/reports', person.language),
      button: templates.button,
    },
    dedupeKey: `review_removed:${review.id}:${review.updatedAt.getTime()}`,
  })
}

type HoldTemplates = { subject: (listing: string) => string; body: (listing: string) => string; button: string }

const holdTemplates: Localized<HoldTemplates> = {
  en: {
    subject: (listing) => `Your review of “${listing}” is being examined`,
    body: (listing) =>
      `Your review of “${listing}” was reported for private information or for something harmful or illegal. Nothing is decided yet. Until somebody at Kaifong has looked at it, visitors see only that a review is being examined; your rating still counts.\n\nWe’ll email you if it is removed. You can then appeal once.`,
    button: 'See your reviews',
  },
  'zh-Hant': {
    subject: (listing) => `你對「${listing}」的評價正在審視中`,
    body: (listing) =>
      `有人舉報你對「${listing}」的評價涉及私人資料、有害或違法內容。現時未有任何決定。Kaifong 街坊的同事審視之前，訪客只會看到有一則評價正在審視中；你的評分仍會計算。\n\n如果評價被移除，我們會以電郵通知你，你可上訴一次。`,
    button: '查看我的評價',
  },
  'zh-Hans': {
    subject: (listing) => `您对“${listing}”的评价正在审核中`,
    body: (listing) =>
      `有人举报您对“${listing}”的评价涉及私人信息、有害或违法内容。目前还没有任何决定。Kaifong 街坊的工作人员审核之前，访客只会看到有一条评价正在审核中；您的评分照常计入。\n\n如果评价被移除，我们会发邮件通知您，您可以申诉一次。`,
    button: '查看我的评价',
  },
}

/** Queues the e-mail to the author of a review that is held while a report is examined; sent once per review. */
export async function notifyAuthorOfHold(tx: Db, to: EmailTarget, reviewId: string): Promise<void> {
  const { listing, person } = to
  const { subject, body, button } = holdTemplates[person.language]
  const name = await nameFor(listing, person.language)
  const path = pathInLocale('/user/reports', person.language)
  await enqueue(tx, {
    email: reviewHeldEmail,
    to: person.email,
    userId: person.id,
    locale: person.language,
    subject: subject(name),
    data: { body: body(name), path, button },
    dedupeKey: `review_held:${reviewId}`,
  })
}
