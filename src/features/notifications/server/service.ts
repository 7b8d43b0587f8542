import { getStored } from '#features/settings/server/service.ts'
import { logFailure } from '#platform/server/availability.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { EmailDeclaration } from '#platform/server/define-email.ts'
import type { Email } from '#platform/server/mail.ts'
import { parseEmail } from '#shared/email.ts'
import type { Locale } from '#shared/locale.ts'
import { fullName } from '#shared/person-name.ts'
import { cleanLine, cleanText, truncateText } from '#shared/text.ts'
import { isOwnPath } from '../rules.ts'
import { genericEmail } from './emails/generic.ts'
import { findRecipient } from './ports.ts'
import * as store from './store.ts'
import { renderEmail, senderOf } from './templates/email.ts'

/** An e-mail to send. `subject` overrides the subject of the declaration. */
export type Notification<Data extends object = object> = {
  email: EmailDeclaration<Data>
  /** A single plain address. */
  to: string
  /** The recipient; the row is deleted with the member. */
  userId?: string | null
  /** The member whom an e-mail to somebody else names; the row is deleted with this member too. */
  aboutUserId?: string | null
  /** The recipient's language. */
  locale: Locale
  subject?: string
  data: NoInfer<Data>
  /** Set when the same cause must not send two e-mails, e.g. "plan_ending:<subscription>:7". */
  dedupeKey?: string
  /** Delays sending while the cause can still be undone (`withdraw`). */
  delaySeconds?: number
}

/** The recipient's fields of an e-mail to a member, in their language. */
export const toMember = ({ id, email, language }: { id: string; email: string; language: Locale }) => ({
  to: email,
  userId: id,
  locale: language,
})

/**
 * Inserts an e-mail into the outbox within the caller's transaction, so that it is sent only if that commits.
 * @throws Error before anything is written (the transaction stays usable) when the recipient is not a single plain
 * address, the path is not one of this site, or a generic e-mail has no subject.
 */
export async function enqueue<Data extends object>(db: Db, mail: Notification<Data>): Promise<void> {
  const row = rowOf(mail)
  const recipient = await findRecipient(db, { userId: row.userId ?? null, email: row.toEmail })
  await store.insert(db, [{ ...row, data: { ...namesOf(recipient), ...row.data } }])
}

type Person = { firstName: string; lastName: string }

/** A statement has at most 65,535 parameters. */
const mailsPerStatement = 1_000

/** Like `enqueue` for many e-mails whose recipients are known, a thousand in a statement. */
export async function enqueueMany<Data extends object>(
  db: Db,
  mails: readonly { mail: Notification<Data>; recipient: Person | undefined }[],
): Promise<void> {
  const rows = mails.map(({ mail, recipient }) => {
    const row = rowOf(mail)
    return { ...row, data: { ...namesOf(recipient), ...row.data } }
  })
  for (let n = 0; n < rows.length; n += mailsPerStatement) await store.insert(db, rows.slice(n, n + mailsPerStatement))
}

function rowOf(mail: Notification): store.NewMail & { data: Record<string, unknown> } {
  const { email, to, userId = null, aboutUserId = null, locale, data, dedupeKey = null, delaySeconds = 0 } = mail
  const { type } = email
  const toEmail = /[\r\n<>]/.test(to) ? null : parseEmail(to)
  if (toEmail === null) throw new Error(`notification ${type}: the recipient is not one plain address`)
  if ('path' in data && typeof data.path === 'string' && !isOwnPath(data.path)) {
    throw new Error(`notification ${type}: the link does not lead to this site`)
  }
  // A single line, so that the subject cannot inject headers.
  const subject = mail.subject === undefined ? null : truncateText(cleanLine(mail.subject), 200) || null
  if (type === genericEmail.type && subject === null) throw new Error('notification generic: it needs a subject')
  const fields: [string, unknown][] = Object.entries(data)
  const clean = fields.map(([key, value]) => [key, typeof value === 'string' ? cleanText(value) : value] as const)
  return {
    type,
    toEmail,
    userId,
    aboutUserId,
    language: locale,
    subject,
    data: Object.fromEntries(clean.filter(([, value]) => value !== undefined)),
    dedupeKey,
    isUrgent: email.isForSignIn === true,
    delaySeconds,
  }
}

/** The names that every payload carries (docs/product.md); empty for somebody who is no member. */
function namesOf(person: Person | undefined) {
  const { firstName, lastName } = person ?? { firstName: '', lastName: '' }
  return { first_name: firstName, last_name: lastName, name: fullName({ firstName, lastName }) }
}

/** Deletes unsent e-mails, within the transaction that undoes their cause. E-mails being sent are left alone. */
export async function withdraw(db: Db, dedupeKeys: string[]): Promise<void> {
  if (dedupeKeys.length > 0) await store.removeUnsent(db, dedupeKeys)
}

export { countByStatus, readdress, removeSettled, removeUnsendable, removeUnsentBefore } from './store.ts'

type Sender = Pick<Ctx, 'db' | 'log'>

/**
 * Enqueues an e-mail; server only. A failure is logged and does not fail the caller: inside the caller's transaction
 * (`db`) it only rolls back its own savepoint. Returns whether the e-mail was enqueued.
 */
export async function sendNotification<Data extends object>(
  { db, log }: Sender,
  mail: Notification<Data>,
): Promise<boolean> {
  try {
    await db.transaction((tx) => enqueue(tx, mail))
    return true
  } catch (error) {
    logFailure(log, error, 'notification not queued', { type: mail.email.type })
    return false
  }
}

/** An outbox row with its rendered e-mail. */
export type StoredMail = Pick<store.Mail, 'id' | 'type' | 'status' | 'lastError' | 'createdAt'> & { email: Email }

/** The newest e-mails in any state, including unsent sign-in links: for development only. */
export async function findLatestMails(ctx: Sender & Pick<Ctx, 'baseUrl'>, limit: number): Promise<StoredMail[]> {
  const sender = senderOf(await getStored(ctx), ctx.baseUrl)
  const mails = await store.findLatest(ctx.db, limit)
  return mails.map((mail) => ({ ...mail, email: renderEmail(mail, sender) }))
}
