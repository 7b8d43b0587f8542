import { nameFor } from '#features/listings/server/service.ts'
import { enqueue, enqueueMany } from '#features/notifications/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import { fillText } from '#shared/fill-text.ts'
import type { Locale } from '#shared/locale.ts'
import { undoEmailDelaySeconds } from '#shared/undo.ts'
import { type Decision, type SubjectKind } from '../../rules.ts'
import { appealDecidedEmail } from '../emails/appeal-decided.ts'
import { listingReportDecidedEmail } from '../emails/listing-report-decided.ts'
import { reviewReportDecidedEmail } from '../emails/review-report-decided.ts'
import * as store from '../store.ts'
import type { DecidedAppeal, DecidedReport, Recipient } from '../store.ts'

type Templates = Record<
  'listing' | 'listingUpheld' | 'listingDismissed' | 'appeal' | 'granted' | 'refused' | 'see',
  string
>

const templates: Record<Locale, Templates> = {
  en: {
    listing: 'We have looked at your report',
    listingUpheld:
      'You reported “{name}”. You were right, and we have acted. Thank you for looking out for the neighbours.',
    listingDismissed:
      'You reported “{name}”. We looked at it and found nothing that breaks the rules, so it stays as it is.\n\nIf you think we got it wrong, you can appeal once within 30 days.',
    appeal: 'We have decided your appeal',
    granted: 'We looked again at your appeal about “{name}” and changed the decision in your favour.\n\n{answer}',
    refused: 'We looked again at your appeal about “{name}”. The decision stays the same.\n\n{answer}',
    see: 'See your reports',
  },
  'zh-Hant': {
    listing: '你的舉報已有結果',
    listingUpheld: '你舉報了「{name}」。舉報屬實，我們已跟進處理。多謝你為街坊把關。',
    listingDismissed:
      '你舉報了「{name}」。我們審視後未發現違規之處，故維持原狀。\n\n如你認為我們判斷有誤，可於 30 日內上訴一次。',
    appeal: '你的上訴已有結果',
    granted: '我們重新審視了你就「{name}」提出的上訴，並作出對你有利的更改。\n\n{answer}',
    refused: '我們重新審視了你就「{name}」提出的上訴，維持原來決定。\n\n{answer}',
    see: '查看我的舉報',
  },
  'zh-Hans': {
    listing: '您的举报已有结果',
    listingUpheld: '您举报了“{name}”。举报属实，我们已处理。感谢您为街坊把关。',
    listingDismissed:
      '您举报了“{name}”。我们审核后未发现违规之处，因此维持原状。\n\n如果您认为我们判断有误，可在 30 天内申诉一次。',
    appeal: '您的申诉已有结果',
    granted: '我们重新审核了您就“{name}”提出的申诉，并作出了对您有利的更改。\n\n{answer}',
    refused: '我们重新审核了您就“{name}”提出的申诉，维持原决定。\n\n{answer}',
    see: '查看我的举报',
  },
}

const path = '/user/reports'
const recipientFields = ({ id, email, language }: Recipient) => ({ to: email, userId: id, locale: language })

/** Deduplication key of the e-mail about a decision, used to withdraw it on undo. */
export const emailKey = ({ id }: Pick<DecidedReport, 'id'>) => `report:${id}`

/** Queues the result e-mails to reporters, delayed until the decision can no longer be undone. */
export async function notifyReporters(db: Db, kind: SubjectKind, decision: Decision, reports: DecidedReport[]) {
  const ids = [...new Set(reports.map(({ subjectId }) => subjectId))]
  const names = await store.findListingNames(db, { kind, ids })
  const recipients = await store.findRecipients(
    db,
    reports.flatMap(({ reporterId }) => reporterId ?? []),
  )
  const mails = reports.map(async (report) => {
    const listingNames = names.find(({ subjectId }) => subjectId === report.subjectId)
    const recipient = recipients.find(({ id }) => id === report.reporterId)
    if (!listingNames || !recipient) return null
    const name = await nameFor(listingNames, recipient.language)
    const sending = {
      ...recipientFields(recipient),
      dedupeKey: emailKey(report),
      delaySeconds: undoEmailDelaySeconds,
    }
    return { name, recipient, sending }
  })
  const told = (await Promise.all(mails)).filter((mail) => mail !== null)
  if (kind === 'review')
    await enqueueMany(
      db,
      told.map(({ name, recipient, sending }) => ({
        mail: { ...reviewEmail(decision, name, recipient), ...sending },
        recipient,
      })),
    )
  else
    await enqueueMany(
      db,
      told.map(({ name, recipient, sending }) => ({
        mail: { ...listingEmail(decision, name, recipient), ...sending },
        recipient,
      })),
    )
}

function reviewEmail(decision: Decision, name: string, { firstName }: Recipient) {
  const data = { first_name: firstName, listing_name: name, is_upheld: decision === 'upheld' }
  return { email: reviewReportDecidedEmail, data }
}

function listingEmail(decision: Decision, name: string, { language }: Recipient) {
  const { listing, listingUpheld, listingDismissed, see } = templates[language]
  const body = fillText(decision === 'upheld' ? listingUpheld : listingDismissed, { name })
  return { email: listingReportDecidedEmail, subject: listing, data: { body, path, button: see } }
}

/** Queues the result e-mail to an appellant. `answer` is the admin's text. */
export async function notifyAppellant(
  db: Db,
  appeal: DecidedAppeal,
  isGranted: boolean,
  answer: string,
): Promise<void> {
  const [named] = await store.findListingNames(db, { kind: appeal.kind, ids: [appeal.id] })
  const [party] = await store.findRecipients(db, [appeal.appellantId])
  if (!named || !party) return
  const texts = templates[party.language]
  const name = await nameFor(named, party.language)
  await enqueue(db, {
    ...recipientFields(party),
    email: appealDecidedEmail,
    subject: texts.appeal,
    data: {
      body: fillText(isGranted ? texts.granted : texts.refused, { name, answer }).trim(),
      path,
      button: texts.see,
    },
  })
}
