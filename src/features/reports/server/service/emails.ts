import { nameFor } from '#features/listings/server/service.ts'
import { emailAbout } from '#features/listings/server/service/email-about.ts'
import { enqueueMany, toMember } from '#features/notifications/server/service.ts'
import type { Db } from '#platform/server/db.ts'
import { undoEmailDelaySeconds } from '#shared/undo.ts'
import { type Decision, type SubjectKind } from '../../rules.ts'
import { appealDecidedEmail } from '../emails/appeal-decided.ts'
import { listingReportDecidedEmail } from '../emails/listing-report-decided.ts'
import { reviewReportDecidedEmail } from '../emails/review-report-decided.ts'
import * as store from '../store.ts'
import type { DecidedAppeal, DecidedReport } from '../store.ts'

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
    const sending = { ...toMember(recipient), dedupeKey: emailKey(report), delaySeconds: undoEmailDelaySeconds }
    const data = { first_name: recipient.firstName, listing_name: name }
    const mail =
      kind === 'review'
        ? { email: reviewReportDecidedEmail, data: { ...data, is_upheld: decision === 'upheld' }, ...sending }
        : { email: listingReportDecidedEmail, data: { ...data, decision }, ...sending }
    return { mail, recipient }
  })
  await enqueueMany<object>(
    db,
    (await Promise.all(mails)).filter((mail) => mail !== null),
  )
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
  const decision = isGranted ? ('granted' as const) : ('refused' as const)
  await emailAbout(db, party, named, {
    email: appealDecidedEmail,
    data: ({ listing_name }) => ({ listing_name, decision, answer }),
  })
}
