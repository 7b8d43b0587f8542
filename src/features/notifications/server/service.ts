import { getStored } from '#features/settings/server/service.ts'
import type { Ctx } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Email } from '#platform/server/mail.ts'
import { parseEmail } from '#shared/email.ts'
import type { Locale } from '#shared/locale.ts'
import { cleanLine, cleanText, cutText } from '#shared/text.ts'
import { isOwnPath, isSignInType, type NotificationData, type NotificationType } from '../rules.ts'
import * as store from './store.ts'
import { renderEmail, senderOf } from './templates/letter.ts'

/** One e-mail to send. `subject` replaces the type's own one. */
export type Notification = {
  [Type in NotificationType]: {
    type: Type
    /** One plain address. */
    to: string
    /** The member it goes to; their deletion deletes it. */
    userId?: string | null
    /** The recipient's language. */
    locale: Locale
    subject?: string
    data: NotificationData[Type]
    /** Where the same cause must not mail twice, e.g. "plan_ending:<subscription>:7". */
    dedupeKey?: string
    /** Not sent before: what caused it may be undone until then (`withdraw`). */
    delaySeconds?: number
  }
}[NotificationType]

/**
 * Puts an e-mail into the outbox, in the caller's transaction: it is sent when that commits, and never when it rolls
 * back. @throws for a recipient that is not one plain address, a path that is not our own, or a generic mail without a
 * subject; then nothing is written and the transaction stands.
 */
export async function enqueue(db: Db, mail: Notification): Promise<void> {
  const { type, to, userId = null, locale, data, dedupeKey = null, delaySeconds = 0 } = mail
  const toEmail = /[\r\n]/.test(to) ? null : parseEmail(to)
  if (toEmail === null) throw new Error(`notification ${type}: the recipient is not one plain address`)
  if ('path' in data && data.path !== undefined && !isOwnPath(data.path)) {
    throw new Error(`notification ${type}: the link does not lead to this site`)
  }
  // A subject is one line of text whatever it holds: nothing in it can end its header.
  const subject = mail.subject === undefined ? null : cutText(cleanLine(mail.subject), 200) || null
  if (type === 'generic' && subject === null) throw new Error('notification generic: it needs a subject')
  const fields: [string, unknown][] = Object.entries(data)
  const clean = fields.map(([key, value]) => [key, typeof value === 'string' ? cleanText(value) : value])
  const row = {
    type,
    toEmail,
    userId,
    language: locale,
    subject,
    data: Object.fromEntries(clean) as Record<string, unknown>,
    dedupeKey,
  }
  await store.insert(db, row, isSignInType(type), delaySeconds)
}

/** Takes mails back, in the transaction that undoes their cause; those on their way stay. */
export async function withdraw(db: Db, dedupeKeys: string[]): Promise<void> {
  if (dedupeKeys.length > 0) await store.removeUnsent(db, dedupeKeys)
}

type Sender = Pick<Ctx, 'db' | 'log'>

/**
 * The source's send-notification, for the server alone. A failure is logged and never fails what caused it: inside a
 * transaction of the caller (`db`), everything else of it stands. Answers whether the mail is in the outbox.
 */
export async function sendNotification({ db, log }: Sender, mail: Notification): Promise<boolean> {
  try {
    await db.transaction((tx) => enqueue(tx, mail))
    return true
  } catch (error) {
    log.error({ err: error, type: mail.type }, 'notification not queued')
    return false
  }
}

export type PasswordResetEmail = {
  email: string
  resetLink: string
  name?: string
  locale: Locale
  userId?: string | null
}

/**
 * The source's send-password-reset-email, for the server alone. `resetLink` must lead to BASE_URL. Fails as
 * `sendNotification` does: logged, answered with false.
 */
export async function sendPasswordResetEmail(
  ctx: Sender & Pick<Ctx, 'baseUrl'>,
  mail: PasswordResetEmail,
): Promise<boolean> {
  const { email, resetLink, name, locale, userId } = mail
  const link = URL.canParse(resetLink) ? new URL(resetLink) : null
  if (link?.origin !== new URL(ctx.baseUrl).origin) {
    ctx.log.error({ type: 'password_reset' }, 'notification not queued: the link does not lead to this site')
    return false
  }
  const path = link.pathname + link.search + link.hash
  return sendNotification(ctx, { type: 'password_reset', to: email, userId, locale, data: { name, path } })
}

/** A mail of the outbox and the letter that it is. */
export type StoredMail = Pick<store.Mail, 'id' | 'type' | 'status' | 'lastError' | 'createdAt'> & { email: Email }

/** The newest mails, whatever their state: with the ways into accounts that were not sent, so for developers alone. */
export async function findLatestMails(ctx: Sender & Pick<Ctx, 'baseUrl'>, limit: number): Promise<StoredMail[]> {
  const sender = senderOf(await getStored(ctx), ctx.baseUrl)
  const mails = await store.findLatest(ctx.db, limit)
  return mails.map((mail) => ({ ...mail, email: renderEmail(mail, sender) }))
}
